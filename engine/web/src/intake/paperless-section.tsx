import { Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { FormDialog, PasswordField, TextField } from '../parts/form.tsx';
import { text } from '../text.ts';
import { SourceSection } from './source-section.tsx';
import type { Source } from './source-section.tsx';
import { TemplateChoice } from './template-choice.tsx';

type Connection = Source & { url: string; tag: string };

const PATH = '/v1/paperless';

export function PaperlessSection() {
	return (
		<SourceSection<Connection>
			path={PATH}
			title={text.intake.paperless}
			hint={text.intake.paperlessHint}
			connect={text.intake.connectPaperless}
			placeOf={({ url, tag }) => `${url} · ${tag}`}
			create={(onClose) => <ConnectPaperless onClose={onClose} />}
		/>
	);
}

/** Lines such as `Invoice number = invoiceNumber`. */
function readCustomFields(lines: string): Record<string, string> {
	const pairs = lines.split('\n').flatMap((line) => {
		const [name = '', ...path] = line.split('=');
		return name.trim() === '' ? [] : [[name.trim(), path.join('=').trim()] as const];
	});
	return Object.fromEntries(pairs);
}

function ConnectPaperless({ onClose }: { onClose: () => void }) {
	const [wish, setWish] = useState({
		name: 'paperless-ngx',
		url: '',
		token: '',
		templateId: 'auto',
		tag: 'docsift',
	});
	const [fields, setFields] = useState({ correspondent: '', date: '', custom: '' });
	const queries = useQueryClient();
	const set = (change: Partial<typeof wish>) => setWish({ ...wish, ...change });
	const work = useMutation({
		mutationFn: () =>
			api.post(PATH, {
				...wish,
				writes: {
					correspondent: fields.correspondent.trim() || null,
					date: fields.date.trim() || null,
					customFields: readCustomFields(fields.custom),
				},
			}),
		onSuccess: async () => {
			await queries.invalidateQueries({ queryKey: [PATH] });
			onClose();
		},
	});
	return (
		<FormDialog
			title={text.intake.connectPaperless}
			submit={text.intake.submit}
			work={work}
			onClose={onClose}
		>
			<TextField
				label={text.intake.name}
				data-autofocus
				value={wish.name}
				onChange={(name) => set({ name })}
			/>
			<TextField
				label={text.intake.url}
				type="url"
				placeholder={text.intake.placeholders.url}
				value={wish.url}
				onChange={(url) => set({ url })}
			/>
			<PasswordField
				label={text.intake.token}
				autoComplete="off"
				value={wish.token}
				onChange={(token) => set({ token })}
			/>
			<TextField label={text.intake.tag} value={wish.tag} onChange={(tag) => set({ tag })} />
			<TemplateChoice value={wish.templateId} onChange={(templateId) => set({ templateId })} />
			<TextField
				label={text.intake.correspondent}
				placeholder={text.intake.placeholders.correspondent}
				required={false}
				value={fields.correspondent}
				onChange={(correspondent) => setFields({ ...fields, correspondent })}
			/>
			<TextField
				label={text.intake.date}
				placeholder={text.intake.placeholders.date}
				required={false}
				value={fields.date}
				onChange={(date) => setFields({ ...fields, date })}
			/>
			<Textarea
				label={text.intake.customFields}
				description={text.intake.customFieldsHint}
				placeholder={text.intake.placeholders.customFields}
				autosize
				minRows={2}
				value={fields.custom}
				onChange={(event) => setFields({ ...fields, custom: event.currentTarget.value })}
			/>
		</FormDialog>
	);
}
