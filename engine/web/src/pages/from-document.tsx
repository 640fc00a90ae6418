import { Button, FileInput, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { inferTemplate, nameAfter } from '../api/parse.ts';
import { Refusal } from '../parts/failed-load.tsx';
import { text } from '../text.ts';

/** Lets the engine suggest a template for a sample, and opens it. */
export function FromDocument({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
	const [file, setFile] = useState<File | null>(null);
	const [name, setName] = useState('');
	const [, go] = useLocation();
	const queries = useQueryClient();
	const work = useMutation({
		mutationFn: (sample: File) => inferTemplate(sample, name.trim() || nameAfter(sample)),
		onSuccess: async ({ id }) => {
			await queries.invalidateQueries({ queryKey: ['templates'] });
			go(`/templates/${id}`);
		},
	});
	return (
		<Modal
			opened={isOpen}
			onClose={onClose}
			title={text.templates.fromDocument}
			closeButtonProps={{ 'aria-label': text.common.close }}
		>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					if (file) work.mutate(file);
				}}
			>
				<Stack>
					<FileInput
						label={text.templates.uploadFile}
						description={text.templates.fromDocumentHint}
						placeholder={text.tryIt.choose}
						value={file}
						onChange={setFile}
						required
						withAsterisk={false}
					/>
					<TextInput
						label={text.templates.uploadName}
						placeholder={file ? nameAfter(file) : ''}
						value={name}
						onChange={(event) => setName(event.currentTarget.value)}
					/>
					<Refusal error={work.error} />
					<Button type="submit" loading={work.isPending} disabled={!file}>
						{text.templates.uploadSubmit}
					</Button>
				</Stack>
			</form>
		</Modal>
	);
}
