import { Alert, Button, Group, Text } from '@mantine/core';
import { IconFile, IconSparkles } from '@tabler/icons-react';
import type { Detail, PageWord } from '../api/types.ts';
import { DocumentView } from '../document/document-view.tsx';
import { DropZone } from '../parts/drop-zone.tsx';
import { Refusal } from '../parts/failed-load.tsx';
import { useSayCharge } from '../pages/say-charge.ts';
import { PageLoader } from '../parts/page-loader.tsx';
import { text } from '../text.ts';
import type { Pick } from './picked.tsx';
import type { useSample } from './use-sample.ts';
import { WordLayer } from './word-layer.tsx';

type Props = {
	state: ReturnType<typeof useSample>;
	details: readonly Detail[];
	selected: string | null;
	onSelect: (path: string) => void;
	pick: Pick | null;
	onPick: (pick: Pick) => void;
	onPropose: () => void;
};

const NONE: readonly PageWord[] = [];

/** The sample document, or a drop zone to choose one. */
export function SamplePane({ state, details, selected, onSelect, pick, onPick, ...props }: Props) {
	const { id, sample, document, take } = state;
	const sayCharge = useSayCharge();
	if (state.isLoading || take.isPending) {
		return (
			<>
				<PageLoader />
				{take.isPending && (
					<Text role="status" ta="center" mt={-120}>
						{text.tryIt.reading}
					</Text>
				)}
			</>
		);
	}
	if (id === null || !sample || !document) {
		return (
			<>
				{state.isGone && (
					<Alert color="yellow" mb="md" role="status">
						{text.studio.gone}
					</Alert>
				)}
				<Refusal error={state.error} />
				<DropZone onFile={(file) => take.mutate({ file })} hint={text.studio.dropHint}>
					<Button variant="default" onClick={() => take.mutate({ file: null })}>
						{text.tryIt.sample}
					</Button>
				</DropZone>
			</>
		);
	}
	const charged = take.data?.sampleId === id ? take.data : null;
	return (
		<>
			<Group justify="flex-end" mb="xs" gap="xs">
				<Button
					size="xs"
					variant="light"
					leftSection={<IconSparkles size={14} aria-hidden />}
					onClick={props.onPropose}
				>
					{text.studio.propose}
				</Button>
				<Button
					size="xs"
					variant="default"
					leftSection={<IconFile size={14} aria-hidden />}
					onClick={state.drop}
				>
					{text.tryIt.another}
				</Button>
			</Group>
			<Text fz="xs" c="dimmed" mb="xs">
				{charged && charged.pageUsed > 0 ? sayCharge(charged) : text.studio.free}{' '}
				{text.studio.pickHint}
			</Text>
			<DocumentView
				blob={document}
				fileName={sample.fileName}
				details={details}
				selected={selected}
				onSelect={onSelect}
				overlay={(page, size) => (
					<WordLayer
						sampleId={id}
						page={page}
						size={size}
						chosen={pick?.page === page ? pick.words : NONE}
						onPick={(words, all) => onPick({ page, words, all })}
					/>
				)}
			/>
		</>
	);
}
