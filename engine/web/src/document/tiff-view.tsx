import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { api } from '../api/client.ts';
import type { Picture } from '../api/types.ts';
import { Loaded } from '../parts/loaded.tsx';
import { text } from '../text.ts';
import { BlobImage } from './blob-image.tsx';
import { Boxes } from './boxes.tsx';
import type { BoxProps } from './boxes.tsx';
import { useNear } from './use-near.ts';

type Props = { blob: Blob; boxes: BoxProps };

/** Browsers show no TIFF; the engine draws its pages. */
export function TiffView({ blob, boxes }: Props) {
	// A file has no name of its own that could not be another's.
	const id = useId();
	const first = usePicture({ id, blob, number: 1, isWanted: true });
	return (
		<Loaded query={first}>
			{({ pageCount, width, height }) =>
				Array.from({ length: pageCount }, (_, i) => (
					<TiffPage
						key={i}
						{...{ id, blob, boxes, pageCount, guess: { width, height }, number: i + 1 }}
					/>
				))
			}
		</Loaded>
	);
}

type Size = { width: number; height: number };
type PageProps = Props & {
	id: string;
	number: number;
	pageCount: number;
	/** The size of the first page, until this one's own is known. */
	guess: Size;
};

function TiffPage({ id, blob, number, pageCount, guess, boxes }: PageProps) {
	const sheet = useRef<HTMLDivElement>(null);
	const isNear = useNear(sheet);
	const picture = usePicture({ id, blob, number, isWanted: isNear });
	const size = picture.data ?? guess;
	const label = text.document.page(number, pageCount);
	return (
		<div
			className="sheet"
			ref={sheet}
			style={{ aspectRatio: `${size.width} / ${size.height}` }}
			data-page={number}
		>
			<Loaded query={picture}>{({ png }) => <BlobImage blob={png} alt={label} />}</Loaded>
			<Boxes page={number} size={size} {...boxes} />
			{pageCount > 1 && <span className="sheet-number">{label}</span>}
		</div>
	);
}

type Wanted = { id: string; blob: Blob; number: number; isWanted: boolean };

function usePicture({ id, blob, number, isWanted }: Wanted) {
	return useQuery({
		queryKey: ['picture', id, number],
		queryFn: async ({ signal }): Promise<Picture> => {
			const form = new FormData();
			form.set('file', blob, 'document.tiff');
			return await api.picture(`/pictures?page=${number}`, form, signal);
		},
		enabled: isWanted,
		staleTime: Infinity,
		gcTime: 0,
	});
}
