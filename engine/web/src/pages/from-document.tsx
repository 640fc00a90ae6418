import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { DocumentField } from '../parts/document-field.tsx';
import { FormDialog, TextField } from '../parts/form.tsx';
import { nameAfter } from '../parts/name-after.ts';
import { sendSample } from '../studio/use-sample.ts';
import { text } from '../text.ts';

/** Reads a sample and opens it in the studio, with the suggested fields selected. */
export function FromDocument({ onClose }: { onClose: () => void }) {
	const [file, setFile] = useState<File | null>(null);
	const [name, setName] = useState('');
	const [, go] = useLocation();
	const work = useMutation({
		mutationFn: () => {
			if (!file) throw new Error('a form without a file is not sent');
			return sendSample(file, null);
		},
		onSuccess: ({ sampleId, fileName }) => {
			const called = encodeURIComponent(name.trim() || nameAfter(fileName));
			go(`/templates/new?sample=${sampleId}&name=${called}`);
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
				placeholder={file ? nameAfter(file.name) : ''}
				required={false}
				value={name}
				onChange={setName}
			/>
		</FormDialog>
	);
}
