import { Select } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../api/client.ts';
import { useTemplates } from '../api/queries.ts';
import { useProfile } from '../api/session.tsx';
import { DocumentField } from '../parts/document-field.tsx';
import { FormDialog } from '../parts/form.tsx';
import { lastTemplate } from '../parts/last-template.ts';
import { AUTO, listChoices } from '../sorting/name-piece.ts';
import { text } from '../text.ts';

export function SubmitJob({ onClose }: { onClose: () => void }) {
	const templates = useTemplates();
	const [file, setFile] = useState<File | null>(null);
	const { accountId } = useProfile();
	const [chosen, setChosen] = useState<string | null>(null);
	const templateId = chosen ?? lastTemplate(accountId, templates.data);
	const [, go] = useLocation();
	const queries = useQueryClient();
	const work = useMutation({
		mutationFn: async () => {
			const form = new FormData();
			form.set('templateId', templateId ?? '');
			if (file) form.set('file', file, file.name);
			return await api.submit('/v1/documents/parse/async', form);
		},
		onSuccess: async ({ jobId, isNew }) => {
			await queries.invalidateQueries({ queryKey: ['jobs'] });
			go(`/jobs/${jobId}${isNew ? '' : '?known'}`);
		},
	});
	return (
		<FormDialog
			title={text.jobs.submitTitle}
			submit={text.jobs.submit}
			isReady={file !== null && templateId !== null}
			work={work}
			onClose={onClose}
		>
			<DocumentField label={text.jobs.file} value={file} onChange={setFile} />
			<Select
				label={text.jobs.template}
				searchable
				value={templateId}
				onChange={setChosen}
				description={templateId === AUTO ? text.auto.hint : undefined}
				data={listChoices(templates.data)}
			/>
		</FormDialog>
	);
}
