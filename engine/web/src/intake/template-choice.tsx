import { Select } from '@mantine/core';
import { useTemplates } from '../api/queries.ts';
import { text } from '../text.ts';

type Props = { value: string; onChange: (templateId: string) => void };

/** The template of a source, or the one that fits each document. */
export function TemplateChoice({ value, onChange }: Props) {
	const templates = useTemplates();
	const named = (templates.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
	return (
		<Select
			label={text.intake.template}
			data={[{ value: 'auto', label: text.intake.auto }, ...named]}
			value={value}
			onChange={(chosen) => onChange(chosen ?? 'auto')}
			allowDeselect={false}
			comboboxProps={{ withinPortal: true }}
		/>
	);
}
