import { useEffect, useMemo } from 'react';

/** A picture that came as bytes. */
export function BlobImage({ blob, alt }: { blob: Blob; alt: string }) {
	const url = useMemo(() => URL.createObjectURL(blob), [blob]);
	useEffect(() => () => URL.revokeObjectURL(url), [url]);
	return <img src={url} alt={alt} draggable={false} />;
}
