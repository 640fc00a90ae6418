import { Alert, Button, Group, Text } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import type { Detail } from '../api/types.ts';
import { PageLoader } from '../parts/page-loader.tsx';
import { text } from '../text.ts';
import { Boxes } from './boxes.tsx';
import type { BoxProps } from './boxes.tsx';
import { PdfPage } from './pdf-page.tsx';
import { openPdf } from './pdf.ts';
import type { Pdf } from './pdf.ts';

type Props = {
	blob: Blob;
	fileName: string;
	details: readonly Detail[];
	selected: string | null;
	onSelect: (path: string) => void;
};

/** What browsers show by themselves; no SVG, which could carry scripts. */
const IMAGES = ['image/png', 'image/jpeg', 'image/webp', 'image/bmp'];

/** The document with a box around every value that was found. */
export function DocumentView({ blob, fileName, ...boxes }: Props) {
	return (
		<section className="document" aria-label={`${text.document.label} ${fileName}`}>
			{blob.type === 'application/pdf' ? (
				<PdfView key={fileName} blob={blob} fileName={fileName} boxes={boxes} />
			) : IMAGES.includes(blob.type) ? (
				<ImageView blob={blob} fileName={fileName} boxes={boxes} />
			) : (
				<CannotShow blob={blob} fileName={fileName} reason={text.document.cannotShow} />
			)}
		</section>
	);
}

type ViewProps = { blob: Blob; fileName: string; boxes: BoxProps };

function PdfView({ blob, fileName, boxes }: ViewProps) {
	const [opened, setOpened] = useState<{ pdf: Pdf; width: number; height: number }>();
	const [isBroken, setBroken] = useState(false);
	useEffect(() => {
		let pdf: Pdf | undefined;
		let isGone = false;
		const open = async () => {
			pdf = await openPdf(blob);
			const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
			if (!isGone) setOpened({ pdf, width, height });
		};
		open().catch(() => setBroken(!isGone));
		return () => {
			isGone = true;
			void pdf?.loadingTask.destroy();
		};
	}, [blob]);
	if (isBroken) return <CannotShow blob={blob} fileName={fileName} reason={text.document.broken} />;
	if (!opened) return <PageLoader />;
	const { pdf, ...size } = opened;
	return Array.from({ length: pdf.numPages }, (_, i) => (
		<PdfPage key={i} pdf={pdf} number={i + 1} guess={size} boxes={boxes} />
	));
}

function ImageView({ blob, fileName, boxes }: ViewProps) {
	const [size, setSize] = useState<{ width: number; height: number }>();
	const [isBroken, setBroken] = useState(false);
	const url = useMemo(() => URL.createObjectURL(blob), [blob]);
	useEffect(() => () => URL.revokeObjectURL(url), [url]);
	if (isBroken) return <CannotShow blob={blob} fileName={fileName} reason={text.document.broken} />;
	return (
		<div className="sheet">
			<img
				src={url}
				alt={fileName}
				onError={() => setBroken(true)}
				onLoad={({ currentTarget: image }) =>
					setSize({ width: image.naturalWidth, height: image.naturalHeight })
				}
			/>
			{size && <Boxes page={1} size={size} {...boxes} />}
		</div>
	);
}

function CannotShow({ blob, fileName, reason }: Omit<ViewProps, 'boxes'> & { reason: string }) {
	const download = () => {
		const url = URL.createObjectURL(new Blob([blob], { type: 'application/octet-stream' }));
		const link = document.createElement('a');
		link.href = url;
		link.download = fileName;
		link.click();
		URL.revokeObjectURL(url);
	};
	return (
		<Alert color="gray" icon={<IconFileOff aria-hidden />} title={reason}>
			<Group>
				<Text fz="sm" className="wrap-anywhere">
					{fileName}
				</Text>
				<Button size="xs" variant="default" onClick={download}>
					{text.common.download}
				</Button>
			</Group>
		</Alert>
	);
}
