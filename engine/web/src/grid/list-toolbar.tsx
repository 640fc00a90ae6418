import { Button, Group } from '@mantine/core';
import { text } from '../text.ts';

export type ListCommand = 'insert' | 'delete' | 'split' | 'merge' | 'acceptColumn' | 'acceptAll';

type Props = {
	/** The commands that make sense now. */
	can: ReadonlySet<ListCommand>;
	onRun: (command: ListCommand) => void;
};

const SHOWN: readonly ListCommand[] = [
	'insert',
	'delete',
	'split',
	'merge',
	'acceptColumn',
	'acceptAll',
];

/** What can be done with the rows of a grid. */
export function ListToolbar({ can, onRun }: Props) {
	return (
		<Group gap={6} role="group" aria-label={text.grid.actions}>
			{SHOWN.map((command) => (
				<Button
					key={command}
					size="compact-xs"
					variant="default"
					title={text.grid.commandHints[command]}
					disabled={!can.has(command)}
					// The cell keeps its selection.
					onMouseDown={(event) => event.preventDefault()}
					onClick={() => onRun(command)}
				>
					{text.grid.commands[command]}
				</Button>
			))}
		</Group>
	);
}
