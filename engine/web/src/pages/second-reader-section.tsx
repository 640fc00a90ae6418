import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { useSecondReader } from '../api/queries.ts';
import { useMay } from '../api/session.tsx';
import type { SecondReaderState, TriedSecondReader } from '../api/types.ts';
import { Refusal } from '../parts/failed-load.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { formatDecimal, formatNumber } from '../locale.ts';
import { text } from '../text.ts';

/** The state and cost of the second reader, with a test for the owner. */
export function SecondReaderSection() {
	const state = useSecondReader();
	return (
		<Loaded query={state} isPart>
			{(known) =>
				known.isConfigured ? (
					<Configured {...known} />
				) : (
					<Text fz="sm" c="dimmed">
						{text.secondReader.none}
					</Text>
				)
			}
		</Loaded>
	);
}

function Configured({ settings, usage }: SecondReaderState) {
	const mayManage = useMay('manage');
	return (
		<Stack>
			<dl className="facts">
				{settings && (
					<>
						<Fact name={text.secondReader.model} value={settings.model} />
						<Fact name={text.secondReader.host} value={settings.host} />
						<Fact
							name={text.secondReader.shown}
							value={text.secondReader.pages(settings.maxPages, settings.images === 'auto')}
						/>
					</>
				)}
				{usage && (
					<>
						<Fact
							name={text.secondReader.tokens}
							value={text.secondReader.used(usage.promptTokens + usage.answerTokens, usage.limit)}
						/>
						<Fact name={text.secondReader.calls} value={formatNumber(usage.calls)} />
						{usage.cost > 0 && (
							<Fact name={text.secondReader.cost} value={formatDecimal(usage.cost, 2)} />
						)}
					</>
				)}
			</dl>
			{settings && mayManage && <TryOut />}
		</Stack>
	);
}

function Fact({ name, value }: { name: string; value: string }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd className="wrap-anywhere">{value}</dd>
		</div>
	);
}

function TryOut() {
	const queries = useQueryClient();
	const work = useMutation({
		mutationFn: () => api.post<TriedSecondReader>('/second-reader/test'),
		onSettled: () => queries.invalidateQueries({ queryKey: ['second-reader'] }),
	});
	return (
		<>
			<Refusal error={work.error} />
			{work.data && (
				<Alert color={work.data.isHeard ? 'sift' : 'red'} role="status">
					{work.data.message} {text.secondReader.took(work.data.seconds, work.data.tokens)}
				</Alert>
			)}
			<Group>
				<Button variant="default" loading={work.isPending} onClick={() => work.mutate()}>
					{text.secondReader.test}
				</Button>
				<Text fz="sm" c="dimmed">
					{text.secondReader.testHint}
				</Text>
			</Group>
		</>
	);
}
