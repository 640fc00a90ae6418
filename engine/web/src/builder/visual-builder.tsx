import { Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconForms, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { EmptyState } from '../parts/empty-state.tsx';
import { text } from '../text.ts';
import { FieldList } from './field-row.tsx';
import {
	changeField,
	countNodes,
	findPlaceOf,
	insertField,
	moveField,
	newField,
	removeField,
} from './field-nodes.ts';
import type { FieldNode, FieldPlace } from './field-nodes.ts';

type Props = {
	fields: FieldNode[];
	onChange: (fields: FieldNode[]) => void;
	faultOf: (id: string) => string | undefined;
	/** A field that was added elsewhere and should be shown. */
	added?: string | null;
	onShown?: () => void;
	renderValue?: (path: string, field: FieldNode) => ReactNode;
};

/** `left` is the list without the field. Undo is offered until that list changes. */
type Removed = { field: FieldNode; place: FieldPlace; left: FieldNode[] };

export function VisualBuilder({ fields, onChange, faultOf, ...props }: Props) {
	const { added = null, onShown, renderValue } = props;
	const [fresh, markFresh] = useState<string | null>(null);
	const [last, setRemoved] = useState<Removed | null>(null);
	const removed = last?.left === fields ? last : null;
	const undo = useRef<HTMLButtonElement>(null);
	// The pressed button is gone with its field, so move the keyboard focus here.
	useEffect(() => {
		if (removed) undo.current?.focus();
	}, [removed]);

	// Its row has taken the focus; this happens once.
	useEffect(() => {
		if (added !== null) onShown?.();
	}, [added, onShown]);

	const add = () => {
		const field = newField();
		onChange([...fields, field]);
		markFresh(field.id);
	};
	const remove = (field: FieldNode) => {
		const place = findPlaceOf(fields, field.id);
		const left = removeField(fields, field.id);
		onChange(left);
		if (place) setRemoved({ field, place, left });
	};
	const bringBack = ({ field, place }: Removed) => {
		onChange(insertField(fields, place, field));
		setRemoved(null);
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
	return (
		<>
			{fields.length === 0 ? (
				<EmptyState icon={IconForms} title={text.builder.emptyTitle} hint={text.builder.emptyHint}>
					{button}
				</EmptyState>
			) : (
				<>
					<FieldList
						fields={fields}
						editing={{
							change: (id, changes) => onChange(changeField(fields, id, changes)),
							remove,
							move: (id, toPlaceOf) => onChange(moveField(fields, id, toPlaceOf)),
							faultOf,
							isFresh: (id) => id === fresh || id === added,
							markFresh,
							renderValue,
						}}
					/>
					{button}
				</>
			)}
			{removed && (
				<Group className="undo-bar" role="status" gap="sm">
					<Text fz="sm" className="wrap-anywhere">
						{text.builder.removed(
							removed.field.name || text.builder.unnamed,
							countNodes(removed.field.children),
						)}
					</Text>
					<Button
						ref={undo}
						size="compact-sm"
						variant="default"
						leftSection={<IconArrowBackUp size={14} aria-hidden />}
						onClick={() => bringBack(removed)}
					>
						{text.builder.undo}
					</Button>
				</Group>
			)}
		</>
	);
}
