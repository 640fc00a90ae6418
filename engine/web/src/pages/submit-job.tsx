import { Button, FileInput, Modal, Select, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../api/client.ts';
import { useTemplates } from '../api/queries.ts';
import { Refusal } from '../parts/failed-load.tsx';
import { text } from '../text.ts';

export function SubmitJob({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
	const templates = useTemplates();
	const [file, setFile] = useState<File | null>(null);
	const [templateId, setTemplateId] = useState<string | null>(null);
	const [, go] = useLocation();
	const queries = useQueryClient();
	const work = useMutation({
		mutationFn: async () => {
			const form = new FormData();
			form.set('templateId', templateId ?? '');
			if (file) form.set('file', file, file.name);
			return await api.form<{ jobId: string }>('/v1/documents/parse/async', form);
		},
		onSuccess: async ({ jobId }) => {
			await queries.invalidateQueries({ queryKey: ['jobs'] });
			go(`/jobs/${jobId}`);
		},
	});
	return (
		<Modal
			opened={isOpen}
			onClose={onClose}
			title={text.jobs.submitTitle}
			closeButtonProps={{ 'aria-label': text.common.close }}
		>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					work.mutate();
				}}
			>
				<Stack>
					<FileInput
						label={text.jobs.file}
						placeholder={text.tryIt.choose}
						value={file}
						onChange={setFile}
					/>
					<Select
						label={text.jobs.template}
						searchable
						value={templateId}
						onChange={setTemplateId}
						data={(templates.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
					/>
					<Refusal error={work.error} />
					<Button
						type="submit"
						loading={work.isPending}
						disabled={file === null || templateId === null}
					>
						{text.jobs.submit}
					</Button>
				</Stack>
			</form>
		</Modal>
	);
}
