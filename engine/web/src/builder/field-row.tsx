import { ActionIcon, Button, Select, TextInput, Tooltip } from '@mantine/core';
import { useSortable } from '@dnd-kit/sortable';
import {
	IconChevronDown,
	IconChevronRight,
	IconGripVertical,
	IconListCheck,
	IconPlus,
	IconTrash,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FIELD_TYPES, FORMATS, ITEM_TYPES } from '../api/types.ts';
import { text } from '../text.ts';
import { hasInner, newField } from './field-nodes.ts';
import type { FieldNode } from './field-nodes.ts';
import { countRules, hasRules } from './field-rules.ts';
import { FieldRulesPanel } from './field-rules.tsx';
import { SortableList } from './sortable-list.tsx';

/** The accessible name of a field. */
const nameOf = ({ name }: FieldNode) => (name === '' ? text.builder.unnamed : name);

type Editing = {
	change: (id: string, changes: Partial<FieldNode>) => void;
	remove: (field: FieldNode) => void;
	move: (id: string, toPlaceOf: string) => void;
	/** The message about a fault of a field. */
	faultOf: (id: string) => string | undefined;
	/** Whether the field was just added, so that its name gets the focus. */
	isFresh: (id: string) => boolean;
	markFresh: (id: string) => void;
	/** Renders the value found on a sample for the field at this path. */
	renderValue?: ((path: string, field: FieldNode) => ReactNode) | undefined;
};

type ListProps = { fields: readonly FieldNode[]; editing: Editing; path?: string };

/** Sortable fields under one parent. */
export function FieldList({ fields, editing, path = '' }: ListProps) {
	return (
		<SortableList
			items={fields.map((field) => ({ id: field.id, name: nameOf(field) }))}
			onMove={editing.move}
		>
			<ul className="fields">
				{fields.map((field) => (
					<FieldRow
						key={field.id}
						field={field}
						editing={editing}
						path={path === '' ? field.name : `${path}.${field.name}`}
					/>
				))}
			</ul>
		</SortableList>
	);
}

type Props = { field: FieldNode; editing: Editing; path: string };

function FieldRow({ field, editing, path }: Props) {
	const [isOpen, setOpen] = useState(true);
	const [areRulesOpen, setRulesOpen] = useState(false);
	// No error is shown before a name was typed.
	const [isTouched, setTouched] = useState(field.name !== '');
	const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
		id: field.id,
	});
	const name = useRef<HTMLInputElement>(null);
	const isFresh = editing.isFresh(field.id);
	useEffect(() => {
		if (!isFresh) return;
		name.current?.focus({ preventScroll: true });
		name.current?.scrollIntoView({ block: 'center' });
	}, [isFresh]);
	const named = nameOf(field);
	const inner = hasInner(field);
	const change = (changes: Partial<FieldNode>) => editing.change(field.id, changes);
	const addInside = () => {
		const child = newField();
		change({ children: [...field.children, child] });
		editing.markFresh(child.id);
		setOpen(true);
	};
	return (
		<li
			ref={setNodeRef}
			className="field"
			data-dragging={isDragging || undefined}
			style={{
				transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
				transition,
			}}
		>
			<div className="field-line">
				<ActionIcon
					variant="subtle"
					color="gray"
					className="field-grip"
					aria-label={text.builder.drag(named)}
					{...attributes}
					{...listeners}
				>
					<IconGripVertical size={16} />
				</ActionIcon>
				<TextInput
					className="field-name"
					aria-label={text.builder.fieldName}
					placeholder={text.builder.fieldName}
					value={field.name}
					data-field-id={field.id}
					ref={name}
					error={isTouched || field.name !== '' ? editing.faultOf(field.id) : undefined}
					onBlur={() => setTouched(true)}
					onChange={(event) => change({ name: event.currentTarget.value })}
				/>
				<Select
					className="field-type"
					aria-label={`${text.builder.fieldType}${text.common.colon} ${named}`}
					allowDeselect={false}
					value={field.type}
					onChange={(type) => type !== null && change({ type })}
					data={FIELD_TYPES.map((value) => ({ value, label: text.types[value] }))}
				/>
				<Kind field={field} named={named} change={change} />
				<TextInput
					className="field-hint"
					aria-label={`${text.builder.hint}${text.common.colon} ${named}`}
					placeholder={text.builder.hintPlaceholder}
					value={field.description}
					onChange={(event) => change({ description: event.currentTarget.value })}
				/>
				<div className="field-actions">
					{hasRules(field) && (
						<RulesButton
							{...{ field, named }}
							isOpen={areRulesOpen}
							onClick={() => setRulesOpen(!areRulesOpen)}
						/>
					)}
					{inner && (
						<ActionIcon
							variant="subtle"
							color="gray"
							aria-expanded={isOpen}
							aria-label={isOpen ? text.builder.collapse(named) : text.builder.expand(named)}
							onClick={() => setOpen(!isOpen)}
						>
							{isOpen ? <IconChevronDown size={16} /> : <IconChevronRight size={16} />}
						</ActionIcon>
					)}
					<Tooltip label={text.builder.remove(named)}>
						<ActionIcon
							variant="subtle"
							color="gray"
							aria-label={text.builder.remove(named)}
							onClick={() => editing.remove(field)}
						>
							<IconTrash size={16} />
						</ActionIcon>
					</Tooltip>
				</div>
			</div>
			{areRulesOpen && hasRules(field) && (
				<FieldRulesPanel {...{ field, named }} onChange={(rules) => change({ rules })} />
			)}
			{field.name !== '' && editing.renderValue?.(path, field)}
			{inner && isOpen && (
				<div className="field-inner">
					<FieldList
						fields={field.children}
						editing={editing}
						path={field.type === 'array' ? `${path}[]` : path}
					/>
					<Button
						variant="subtle"
						size="compact-sm"
						leftSection={<IconPlus size={14} aria-hidden />}
						onClick={addInside}
					>
						{text.builder.addInside}
					</Button>
				</div>
			)}
		</li>
	);
}

type RulesButtonProps = { field: FieldNode; named: string; isOpen: boolean; onClick: () => void };

function RulesButton({ field, named, isOpen, onClick }: RulesButtonProps) {
	const count = countRules(field.rules);
	const label = text.builder.rules.edit(named, count);
	return (
		<Tooltip label={label}>
			<ActionIcon
				variant={count > 0 ? 'light' : 'subtle'}
				{...(count === 0 && { color: 'gray' })}
				aria-expanded={isOpen}
				aria-label={label}
				onClick={onClick}
			>
				<IconListCheck size={16} />
			</ActionIcon>
		</Tooltip>
	);
}

type KindProps = {
	field: FieldNode;
	named: string;
	change: (changes: Partial<FieldNode>) => void;
};

/** The format of a text or the item type of a list; other types have neither. */
function Kind({ field, named, change }: KindProps) {
	if (field.type === 'string') {
		return (
			<Select
				className="field-kind"
				aria-label={`${text.builder.fieldFormat}${text.common.colon} ${named}`}
				placeholder={text.builder.noFormat}
				clearable
				clearButtonProps={{ 'aria-label': text.builder.noFormat }}
				value={field.format}
				onChange={(format) => change({ format })}
				data={FORMATS.map((value) => ({ value, label: text.formats[value] }))}
			/>
		);
	}
	if (field.type === 'array') {
		return (
			<Select
				className="field-kind"
				aria-label={`${text.builder.fieldItems}${text.common.colon} ${named}`}
				allowDeselect={false}
				value={field.itemType}
				onChange={(itemType) => itemType !== null && change({ itemType })}
				data={ITEM_TYPES.map((value) => ({ value, label: text.itemTypes[value] }))}
			/>
		);
	}
	return <div className="field-kind" />;
}
