import { Alert, Button, Group, Text } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Category, Detail, FieldMap } from '../api/types.ts';
import { changeField, toDraft, toFields } from '../builder/field-nodes.ts';
import type { FieldNode } from '../builder/field-nodes.ts';
import { USUAL_RULES } from '../builder/review-rules.ts';
import type { useDraft } from '../builder/use-draft.ts';
import { VisualBuilder } from '../builder/visual-builder.tsx';
import { nameAfter } from '../parts/name-after.ts';
import { Refusal } from '../parts/failed-load.tsx';
import { text } from '../text.ts';
import { LiveValue } from './live-value.tsx';
import { Picked } from './picked.tsx';
import type { Pick, Target } from './picked.tsx';
import { joinWords } from '../document/words.ts';
import { holdsWords } from './holds-words.ts';
import { Proposals } from './proposals.tsx';
import { SamplePane } from './sample-pane.tsx';
import { useLiveValues } from './use-live-values.ts';
import { useSample } from './use-sample.ts';
import { isPublished, useTeaching } from './use-teaching.ts';
import type { Taught } from './use-teaching.ts';
import { valuesAt } from './values-at.ts';

type Props = {
	draft: ReturnType<typeof useDraft>;
	templateId: string | null;
	/** The published fields; null: none yet. */
	published: FieldMap | null;
	/** Places the builder. */
	children: (builder: ReactNode) => ReactNode;
};

/** The document on the left, the fields on the right; values update while fields are edited. */
export function Studio({ draft, templateId, published, children }: Props) {
	const { nodes } = draft;
	const state = useSample();
	const [selected, setSelected] = useState<string | null>(null);
	const [pick, setPick] = useState<Pick | null>(null);
	const { teach, undo } = useTeaching(templateId);
	const [assigned, setAssigned] = useState<{ target: Target; raw: string } | null>(null);
	/** The field that was last created from picked words. */
	const [added, setAdded] = useState<string | null>(null);
	const forgetAdded = useCallback(() => setAdded(null), []);
	// A new template with a document starts with suggested fields.
	const [isProposing, setProposing] = useState(nodes.fields.length === 0);
	const { schema, rules } = useMemo(() => toDraft(nodes), [nodes]);
	const sampleId = state.sample ? state.id : null;
	const live = useLiveValues({
		sampleId,
		templateId,
		schema,
		rules,
		isAskable: draft.isAskable,
	});
	const values = draft.nodes.fields.length > 0 && sampleId !== null ? live.data : undefined;
	const details = useMemo(
		() => (values?.details ?? []).filter((one): one is Detail => one.page !== null),
		[values],
	);
	const taken = new Set(nodes.fields.map(({ name }) => name));
	const targets = listTargets(nodes.fields);
	const select = (path: string) => setSelected((now) => (now === path ? null : path));
	const changeFields = (fields: FieldNode[]) => draft.changeNodes({ ...nodes, fields });
	/** The values shown already reflect the last lesson. */
	const isSettled = !live.isFetching && !teach.isPending && !teach.error;

	const takeProposals = (fields: FieldMap, category: Category) => {
		const isFirst = nodes.fields.length === 0;
		draft.changeNodes({
			...nodes,
			...(isFirst && nodes.category === 'CUSTOM' && { category }),
			...(nodes.name === '' && state.sample && { name: nameAfter(state.sample.fileName) }),
			...(isFirst && templateId === null && { review: nodes.review ?? USUAL_RULES }),
			fields: [...nodes.fields, ...toFields(fields)],
		});
		setProposing(false);
	};
	const assign = (target: Target, label: string) => {
		if (pick && sampleId !== null && published && isPublished(published, target)) {
			teach.mutate({ sampleId, target, pick });
		} else if (label !== '') {
			changeFields(changeField(nodes.fields, target.id, { description: label }));
		}
		setAssigned(pick && { target, raw: joinWords(pick.words) });
		setPick(null);
	};

	return (
		<div className="studio">
			<section className="studio-document" aria-label={text.studio.document}>
				<SamplePane
					state={state}
					details={details}
					selected={selected}
					onSelect={select}
					pick={pick}
					onPick={(next) => {
						setPick(next);
						setAssigned(null);
						teach.reset();
					}}
					onPropose={() => setProposing(true)}
				/>
			</section>
			<section className="studio-fields" aria-label={text.studio.fields}>
				{sampleId !== null && pick && draft.isShown && (
					<Picked
						key={`${pick.page} ${joinWords(pick.words)}`}
						pick={pick}
						taken={taken}
						targets={targets}
						known={findKnown(pick, details, targets)}
						onAdd={(field) => {
							changeFields([...nodes.fields, field]);
							setAdded(field.id);
							setPick(null);
						}}
						onAssign={assign}
						onClose={() => setPick(null)}
					/>
				)}
				{sampleId !== null && isProposing && draft.isShown && !pick && (
					<Proposals
						key={sampleId}
						sampleId={sampleId}
						taken={taken}
						onTake={takeProposals}
						onClose={() => setProposing(false)}
					/>
				)}
				<Refusal error={teach.error ?? undo.error} />
				{assigned && values && isSettled && (
					<Assigned
						path={assigned.target.path}
						raw={assigned.raw}
						found={rawOf(assigned.target, details)}
						value={valuesAt(values.result, assigned.target.path)[0]?.value}
						taught={teach.data}
						onUndo={(lessonId) => {
							setAssigned(null);
							undo.mutate(lessonId);
						}}
					/>
				)}
				<Refusal error={live.error} />
				{children(
					<VisualBuilder
						fields={nodes.fields}
						added={added}
						onShown={forgetAdded}
						onChange={changeFields}
						faultOf={draft.faultOf}
						renderValue={(path, field) =>
							values && <LiveValue {...{ path, field, selected }} live={values} onSelect={select} />
						}
					/>,
				)}
				{sampleId !== null && (
					<LiveState isFetching={live.isFetching} hasValues={values !== undefined} />
				)}
			</section>
		</div>
	);
}

function LiveState({ isFetching, hasValues }: { isFetching: boolean; hasValues: boolean }) {
	return (
		<Text fz="xs" c="dimmed" role="status" mt="xs">
			{isFetching ? text.studio.looking : hasValues ? text.studio.upToDate : ''}
		</Text>
	);
}

/** The fields that can hold a value of a page; fields inside groups by their path. */
function listTargets(fields: readonly FieldNode[], path = ''): Target[] {
	return fields.flatMap((field) => {
		const here = path === '' ? field.name : `${path}.${field.name}`;
		if (field.type === 'object') return listTargets(field.children, here);
		if (field.type === 'array' || field.name === '') return [];
		return [{ id: field.id, path: here, type: field.type, format: field.format }];
	});
}

/** The field whose value is where the words were picked. */
function findKnown(
	{ page, words }: Pick,
	details: readonly Detail[],
	targets: readonly Target[],
): string | null {
	const [first] = words;
	if (!first) return null;
	const x = (first.box.x0 + first.box.x1) / 2;
	const y = (first.box.y0 + first.box.y1) / 2;
	const there = details.find(
		({ page: at, box }) => at === page && box.x0 <= x && box.x1 >= x && box.y0 <= y && box.y1 >= y,
	);
	return targets.find(({ path }) => path === there?.path)?.id ?? null;
}

function rawOf({ path }: Target, details: readonly Detail[]): string | undefined {
	return details.find((one) => one.path === path)?.raw;
}

type AssignedProps = {
	path: string;
	raw: string;
	found: string | undefined;
	value: unknown;
	taught: Taught | undefined;
	onUndo: (lessonId: string) => void;
};

/** Whether the field now finds the picked words. */
function Assigned({ path, raw, found, value, taught, onUndo }: AssignedProps) {
	const isRight = found !== undefined && holdsWords(found, raw);
	return (
		<Alert color={isRight ? 'sift' : 'yellow'} role="status" mb="md">
			{isRight
				? text.studio.assigned(path, raw)
				: text.studio.notAssigned(path, raw, value === null || value === undefined ? null : found)}
			{taught && (
				<>
					{' '}
					{taught.lessonId === null ? text.review.learntNothing : text.studio.taught}
					<Group mt="xs" gap="sm">
						{taught.lessonId !== null && (
							<Button
								size="xs"
								variant="default"
								onClick={() => taught.lessonId !== null && onUndo(taught.lessonId)}
							>
								{text.review.forget}
							</Button>
						)}
					</Group>
				</>
			)}
		</Alert>
	);
}
