import { Button } from '@mantine/core';
import { text } from '../text.ts';

type Props = { isOpen: boolean; onToggle: () => void };

/** Opens and closes the details of a summary. */
export function ChangeButton({ isOpen, onToggle }: Props) {
	return (
		<Button size="compact-sm" variant="default" aria-expanded={isOpen} onClick={onToggle}>
			{isOpen ? text.common.done : text.builder.reviewChange}
		</Button>
	);
}
