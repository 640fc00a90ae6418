import { Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { FormDialog, PasswordField, TextField } from '../parts/form.tsx';
import { text } from '../text.ts';
import { SourceSection } from './source-section.tsx';
import type { Source } from './source-section.tsx';
import { TemplateChoice } from './template-choice.tsx';

type Writes = {
	correspondent: string | null;
	date: string | null;
	customFields: Record<string, string>;
};
type Connection = Source & { url: string; tag: string; templateId: string; writes: Writes };

const PATH = '/v1/paperless';

export function PaperlessSection() {
	return (
		<SourceSection<Connection>
			path={PATH}
			title={text.intake.paperless}
			hint={text.intake.paperlessHint}
			connect={text.intake.connectPaperless}
			placeOf={({ url, tag }) => `${url} · ${tag}`}
			create={(onClose) => <PaperlessForm onClose={onClose} />}
			edit={(connection, onClose) => <PaperlessForm {...{ connection, onClose }} />}
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

function writeCustomFields(fields: Record<string, string>): string {
	return Object.entries(fields)
		.map(([name, path]) => `${name} = ${path}`)
		.join('\n');
}

type FormProps = { connection?: Connection; onClose: () => void };

/** Connects a paperless-ngx, or changes its connection. */
function PaperlessForm({ connection, onClose }: FormProps) {
	const [wish, setWish] = useState({
		name: connection?.name ?? 'paperless-ngx',
		url: connection?.url ?? '',
		templateId: connection?.templateId ?? 'auto',
		tag: connection?.tag ?? 'docsift',
	});
	const [token, setToken] = useState('');
	const { writes } = connection ?? {};
	const [fields, setFields] = useState({
		correspondent: writes?.correspondent ?? '',
		date: writes?.date ?? '',
		custom: writeCustomFields(writes?.customFields ?? {}),
	});
	const queries = useQueryClient();
	const set = (change: Partial<typeof wish>) => setWish({ ...wish, ...change });
	const work = useMutation({
		mutationFn: () => {
			const asked = {
				...wish,
				writes: {
					// What this form does not show stays.
					...writes,
					correspondent: fields.correspondent.trim() || null,
					date: fields.date.trim() || null,
					customFields: readCustomFields(fields.custom),
				},
			};
			return connection
				? api.patch(`${PATH}/${connection.id}`, { ...asked, ...(token !== '' && { token }) })
				: api.post(PATH, { ...asked, token });
		},
		onSuccess: async () => {
			await queries.invalidateQueries({ queryKey: [PATH] });
			onClose();
		},
	});
	return (
		<FormDialog
			title={connection ? text.intake.editTitle(connection.name) : text.intake.connectPaperless}
			submit={connection ? text.intake.save : text.intake.submit}
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
				required={!connection}
				description={connection && text.intake.secretHint}
				value={token}
				onChange={setToken}
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
