import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { text } from '../text.ts';
import CorrectJob from './correct-job.tsx';

type Props = { jobId: string; fileName: string; path: string; onClose: () => void };

/** A document of a batch beside its values, opened at one of them. Changes that are not saved stay in the browser. */
export default function CorrectDialog({ jobId, fileName, path, onClose }: Props) {
	const isSmall = useMediaQuery('(max-width: 48em)');
	return (
		<Modal
			opened
			fullScreen={isSmall}
			onClose={onClose}
			title={text.correct.title(fileName)}
			closeButtonProps={{ 'aria-label': text.common.close }}
			// Escape ends the editor of a value, not the whole correction.
			closeOnEscape={false}
			size="94%"
			yOffset="3dvh"
			trapFocus
		>
			<CorrectJob {...{ jobId, onClose }} start={path} />
		</Modal>
	);
}
