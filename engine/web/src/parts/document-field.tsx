import { FileInput } from '@mantine/core';
import { text } from '../text.ts';
import { ACCEPTED } from './accepted.ts';

type Props = {
	label: string;
	description?: string;
	value: File | null;
	onChange: (file: File | null) => void;
};

/** A form field for a document. */
export function DocumentField(props: Props) {
	return (
		<FileInput
			placeholder={text.tryIt.choose}
			accept={ACCEPTED}
			required
			withAsterisk={false}
			data-autofocus
			{...props}
		/>
	);
}
