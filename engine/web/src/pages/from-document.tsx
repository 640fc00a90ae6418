import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { inferTemplate, nameAfter } from '../api/parse.ts';
import { DocumentField } from '../parts/document-field.tsx';
import { FormDialog, TextField } from '../parts/form.tsx';
import { text } from '../text.ts';

/** Lets the engine suggest a template for a sample, and opens it. */
export function FromDocument({ onClose }: { onClose: () => void }) {
	const [file, setFile] = useState<File | null>(null);
	const [name, setName] = useState('');
	const [, go] = useLocation();
	const queries = useQueryClient();
	const work = useMutation({
		mutationFn: async () => {
			if (!file) throw new Error('a form without a file is not sent');
			return await inferTemplate(file, name.trim() || nameAfter(file));
		},
		onSuccess: async ({ id }) => {
			await queries.invalidateQueries({ queryKey: ['templates'] });
			go(`/templates/${id}`);
		},
	});
	return (
		<FormDialog
			title={text.templates.fromDocument}
			submit={text.templates.uploadSubmit}
			isReady={file !== null}
			work={work}
			onClose={onClose}
		>
			<DocumentField
				label={text.templates.uploadFile}
				description={text.templates.fromDocumentHint}
				value={file}
				onChange={setFile}
			/>
			<TextField
				label={text.templates.uploadName}
				placeholder={file ? nameAfter(file) : ''}
				required={false}
				value={name}
				onChange={setName}
			/>
		</FormDialog>
	);
}
