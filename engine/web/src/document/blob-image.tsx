import { useEffect, useMemo } from 'react';

type Props = {
	blob: Blob;
	alt: string;
	onSize?: (size: { width: number; height: number }) => void;
	onBroken?: () => void;
};

/** A picture that came as bytes. */
export function BlobImage({ blob, alt, onSize, onBroken }: Props) {
	const url = useMemo(() => URL.createObjectURL(blob), [blob]);
	useEffect(() => () => URL.revokeObjectURL(url), [url]);
	return (
		<img
			src={url}
			alt={alt}
			onError={onBroken}
			onLoad={({ currentTarget: image }) =>
				onSize?.({ width: image.naturalWidth, height: image.naturalHeight })
			}
		/>
	);
}
