import { Alert, Button, Group, Text } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { PageLoader } from '../parts/page-loader.tsx';
import { plainName } from '../parts/plain-name.ts';
import { text } from '../text.ts';
import { BlobImage } from './blob-image.tsx';
import { Boxes } from './boxes.tsx';
import type { BoxProps } from './boxes.tsx';
import { PdfPage } from './pdf-page.tsx';
import { openPdf } from './pdf.ts';
import type { Pdf } from './pdf.ts';
import { TiffView } from './tiff-view.tsx';

type Props = BoxProps & {
	/** null: it is no longer stored. */
	blob: Blob | null;
	fileName: string;
};

/** What browsers show by themselves; no SVG, which could carry scripts. */
const IMAGES = ['image/png', 'image/jpeg', 'image/webp', 'image/bmp', 'image/gif', 'image/avif'];

/** The document with a box around every value that was found. */
export function DocumentView({ blob, fileName, ...boxes }: Props) {
	return (
		<section className="document" aria-label={`${text.document.label} ${fileName}`}>
			{blob === null ? (
				<Alert color="gray" icon={<IconFileOff aria-hidden />} title={text.document.gone} />
			) : blob.type === 'application/pdf' ? (
				<PdfView key={fileName} blob={blob} fileName={fileName} boxes={boxes} />
			) : IMAGES.includes(blob.type) ? (
				<ImageView blob={blob} fileName={fileName} boxes={boxes} />
			) : blob.type === 'image/tiff' ? (
				<TiffView blob={blob} boxes={boxes} />
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
	const markBroken = useCallback(() => setBroken(true), []);
	useEffect(() => {
		let pdf: Pdf | undefined;
		let isGone = false;
		const open = async () => {
			pdf = await openPdf(blob);
			if (isGone) {
				await pdf.loadingTask.destroy();
				return;
			}
			const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
			setOpened({ pdf, width, height });
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
		<PdfPage key={i} pdf={pdf} number={i + 1} guess={size} boxes={boxes} onBroken={markBroken} />
	));
}

function ImageView({ blob, fileName, boxes }: ViewProps) {
	const [size, setSize] = useState<{ width: number; height: number }>();
	const [isBroken, setBroken] = useState(false);
	if (isBroken) return <CannotShow blob={blob} fileName={fileName} reason={text.document.broken} />;
	return (
		<div className="sheet">
			<BlobImage blob={blob} alt={fileName} onSize={setSize} onBroken={() => setBroken(true)} />
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
					{plainName(fileName)}
				</Text>
				<Button size="xs" variant="default" onClick={download}>
					{text.common.download}
				</Button>
			</Group>
		</Alert>
	);
}
