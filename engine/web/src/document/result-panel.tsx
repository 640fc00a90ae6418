import { Alert, Button, Group, Paper, Tabs, Text } from '@mantine/core';
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Detail, Result } from '../api/types.ts';
import { CodeBlock } from '../parts/copy.tsx';
import type { Reviewed } from '../review/read-corrections.ts';
import { Snippets } from '../snippets/snippets.tsx';
import { text } from '../text.ts';
import { countValues, indexDetails, readFailure } from './read-result.ts';
import { ValueTree } from './value-tree.tsx';

type Props = {
	result: Result;
	details: readonly Detail[];
	/** Paths of values found by the second reader. */
	bySecond: ReadonlySet<string>;
	reviewed: Reviewed;
	fileName: string;
	templateId: string;
	templateName: string;
	note?: string;
	selected: string | null;
	onSelect: (path: string) => void;
	onCorrect?: () => void;
};

export function ResultPanel({ result, details, bySecond, reviewed, note, ...props }: Props) {
	const { selected, onSelect, onCorrect, ...used } = props;
	const index = useMemo(() => indexDetails(details), [details]);
	const { found, all } = countValues(result);
	const failure = readFailure(result);
	if (failure !== undefined) {
		return (
			<Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={text.tryIt.failed}>
				{failure}
			</Alert>
		);
	}
	return (
		<Paper withBorder className="panel">
			<Tabs defaultValue="fields" keepMounted={false}>
				<Tabs.List px="sm">
					<Tabs.Tab value="fields">{text.result.fields}</Tabs.Tab>
					<Tabs.Tab value="json">{text.result.json}</Tabs.Tab>
					<Tabs.Tab value="use">{text.result.use}</Tabs.Tab>
				</Tabs.List>
				<Tabs.Panel value="fields" p="md">
					<Group justify="space-between" gap="xs" mb="sm">
						<Text fz="sm" c="dimmed" role="status">
							{found === 0 ? text.result.nothing : text.result.found(found, all)}
						</Text>
						{note !== undefined && note !== '' && (
							<Text fz="xs" c="dimmed">
								{note}
							</Text>
						)}
						{onCorrect && (
							<Button
								size="xs"
								variant="light"
								leftSection={<IconPencil size={14} aria-hidden />}
								onClick={onCorrect}
							>
								{text.correct.start}
							</Button>
						)}
					</Group>
					<ValueTree
						value={result}
						result={result}
						path=""
						details={index}
						bySecond={bySecond}
						reviewed={reviewed}
						selected={selected}
						onSelect={onSelect}
					/>
				</Tabs.Panel>
				<Tabs.Panel value="json" p="md">
					<CodeBlock code={JSON.stringify(result, null, 2)} label={text.result.json} />
				</Tabs.Panel>
				<Tabs.Panel value="use" p="md">
					<Snippets {...used} />
				</Tabs.Panel>
			</Tabs>
		</Paper>
	);
}
