import { Button } from '@mantine/core';
import { IconForms, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '../parts/empty-state.tsx';
import { text } from '../text.ts';
import { FieldList } from './field-row.tsx';
import { changeField, moveField, newField, removeField } from './field-nodes.ts';
import type { FieldNode } from './field-nodes.ts';

type Props = {
	fields: FieldNode[];
	onChange: (fields: FieldNode[]) => void;
	faultOf: (id: string) => string | undefined;
};

export function VisualBuilder({ fields, onChange, faultOf }: Props) {
	const [fresh, markFresh] = useState<string | null>(null);
	const add = () => {
		const field = newField();
		onChange([...fields, field]);
		markFresh(field.id);
	};
	const button = (
		<Button
			variant={fields.length === 0 ? 'filled' : 'light'}
			leftSection={<IconPlus size={16} aria-hidden />}
			onClick={add}
		>
			{text.builder.addField}
		</Button>
	);
	if (fields.length === 0) {
		return (
			<EmptyState icon={IconForms} title={text.builder.emptyTitle} hint={text.builder.emptyHint}>
				{button}
			</EmptyState>
		);
	}
	return (
		<>
			<FieldList
				fields={fields}
				editing={{
					change: (id, changes) => onChange(changeField(fields, id, changes)),
					remove: (id) => onChange(removeField(fields, id)),
					move: (id, toPlaceOf) => onChange(moveField(fields, id, toPlaceOf)),
					faultOf,
					fresh,
					markFresh,
				}}
			/>
			{button}
		</>
	);
}
