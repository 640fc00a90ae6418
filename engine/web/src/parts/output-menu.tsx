import { Button, Checkbox, Menu, Stack } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { text } from '../text.ts';
import { Refusal } from './failed-load.tsx';
import { FormDialog } from './form.tsx';
import { keepFile } from './keep-file.ts';

const OUTPUTS = ['markdown', 'text', 'words', 'pdf'] as const;
/** What can be painted over, wherever it stands. */
const PRIVATE_KINDS = ['iban', 'email', 'phone', 'name'] as const;
type PrivateKind = (typeof PRIVATE_KINDS)[number];

function useDownload(jobId: string, onDone: () => void = () => undefined) {
	return useMutation({
		mutationFn: (query: Record<string, string>) =>
			api.getFile(`/v1/jobs/${jobId}/output?${new URLSearchParams(query).toString()}`),
		onSuccess: (file) => {
			keepFile(file, file.name);
			onDone();
		},
	});
}

/** Downloads the document of a job in another form. */
export function OutputMenu({ jobId }: { jobId: string }) {
	const [isRedacting, setRedacting] = useState(false);
	const download = useDownload(jobId);
	return (
		<>
			<Menu position="bottom-end" withinPortal>
				<Menu.Target>
					<Button
						variant="default"
						leftSection={<IconFileDownload size={16} aria-hidden />}
						loading={download.isPending}
					>
						{text.outputs.label}
					</Button>
				</Menu.Target>
				<Menu.Dropdown>
					{OUTPUTS.map((as) => (
						<Menu.Item key={as} onClick={() => download.mutate({ as })}>
							{text.outputs.forms[as]}
						</Menu.Item>
					))}
					<Menu.Item onClick={() => setRedacting(true)}>{text.outputs.redacted}</Menu.Item>
				</Menu.Dropdown>
			</Menu>
			<Refusal error={download.error} />
			{isRedacting && <Redact jobId={jobId} onClose={() => setRedacting(false)} />}
		</>
	);
}

/** Asks what is painted over. */
function Redact({ jobId, onClose }: { jobId: string; onClose: () => void }) {
	const [kinds, setKinds] = useState<PrivateKind[]>(['iban', 'email', 'phone']);
	const download = useDownload(jobId, onClose);
	const query = { as: 'redacted-pdf', kinds: kinds.join(',') };
	return (
		<FormDialog
			title={text.outputs.redactTitle}
			submit={text.common.download}
			work={{ ...download, mutate: () => download.mutate(query) }}
			isReady={kinds.length > 0}
			onClose={onClose}
		>
			<Checkbox.Group
				label={text.outputs.redactWhat}
				description={text.outputs.redactHint}
				value={kinds}
				onChange={(chosen) => setKinds(PRIVATE_KINDS.filter((kind) => chosen.includes(kind)))}
			>
				<Stack gap="xs" mt="sm">
					{PRIVATE_KINDS.map((kind) => (
						<Checkbox key={kind} value={kind} label={text.outputs.kinds[kind]} />
					))}
				</Stack>
			</Checkbox.Group>
		</FormDialog>
	);
}
