import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer } from 'react';
import type { Dispatch } from 'react';
import { api } from '../api/client.ts';
import type { Job, Template } from '../api/types.ts';
import type { Picked } from '../document/word-layer.tsx';
import { findDoubtful, openAt, readDesk, reduceDesk, startDesk } from './desk-state.ts';
import type { DeskAction, DeskState, DeskView, Subject } from './desk-state.ts';
import { faultOf, readTyped } from './draft.ts';
import type { Leaf } from './draft.ts';
import { keepDraft, readKeptDraft } from './keep-draft.ts';

/** The engine's limit for the text of one value. */
const MAX_TEXT = 2000;

export type Desk = {
	subject: Subject;
	state: DeskState;
	view: DeskView;
	dispatch: Dispatch<DeskAction>;
};

/**
 * The state of the review page, kept in the browser, with the keyboard focus following the selection. `start` is the
 * path of the value to begin with, if a person has chosen one.
 */
export function useDesk(
	job: Pick<Job, 'jobId' | 'result' | 'details' | 'review'>,
	template: Pick<Template, 'schema'> | undefined,
	{ revision, start = null }: { revision: number; start?: string | null },
): Desk {
	const { jobId, result } = job;
	const fields = template?.schema.data;
	const subject = useMemo(
		(): Subject => ({ result: result ?? {}, fields, doubtful: findDoubtful(job) }),
		[job, result, fields],
	);
	const [state, dispatch] = useReducer(
		(now: DeskState, action: DeskAction) => reduceDesk(subject, now, action),
		null,
		() => {
			const kept = readKeptDraft(jobId) ?? { revision, steps: [] };
			const first = startDesk(subject, kept, revision);
			return start === null ? first : openAt(subject, first, start);
		},
	);
	const { draft, isAll, isConflict, current, focusRequests } = state;
	const view = useMemo(() => readDesk(subject, { draft, isAll }), [subject, draft, isAll]);

	useEffect(() => keepDraft(jobId, draft), [jobId, draft]);
	useEffect(() => {
		if (isConflict && draft.revision !== revision) dispatch({ type: 'rebase', revision });
	}, [isConflict, draft.revision, revision]);
	useEffect(() => {
		const target = current === null ? '.review-approve' : `[data-value="${CSS.escape(current)}"]`;
		// One frame later, the row that replaces an open editor is drawn.
		const frame = requestAnimationFrame(() => document.querySelector<HTMLElement>(target)?.focus());
		return () => cancelAnimationFrame(frame);
		// Selecting a value does not move the focus; only a request does.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [focusRequests]);
	return { subject, state, view, dispatch };
}

/** Turns typed or picked text into a change; the engine reads what the browser cannot. */
export function useEntry({ state, view, dispatch }: Desk) {
	const refuse = (path: string, words: string) => dispatch({ type: 'refuse', path, words });
	const ask = useMutation({
		mutationFn: async ({ leaf, words }: { leaf: Leaf; words: string }) => {
			const { type = 'string', format } = leaf.definition ?? {};
			const body = { text: words.slice(0, MAX_TEXT), type, ...(format && { format }) };
			return await api.post<{ value: unknown }>('/values/read', body);
		},
		onError: (error, { leaf }) => refuse(leaf.path, error.message),
	});
	const read = (leaf: Leaf, words: string, onValue: (value: unknown) => void): void =>
		ask.mutate(
			{ leaf, words },
			{
				onSuccess: ({ value }) => {
					if (value === null) refuse(leaf.path, faultOf(leaf.definition, words));
					else onValue(value);
				},
			},
		);
	return {
		commit: (leaf: Leaf, typed: string, then: 'next' | 'nothing' = 'next'): void => {
			const { path } = leaf;
			const change = (value: unknown) =>
				dispatch({ type: 'change', change: { path, value }, then });
			const entry = readTyped(typed, leaf.definition);
			if (entry === 'ask') read(leaf, typed, change);
			else if ('fault' in entry) refuse(path, entry.fault);
			else if (entry.value === (leaf.value ?? null))
				dispatch({ type: 'accept', path, isStaying: then === 'nothing' });
			else change(entry.value);
		},
		pick: ({ page, box, text: words }: Picked): void => {
			const leaf = view.leaves.find(({ path }) => path === state.current);
			if (!leaf) return;
			const { path } = leaf;
			read(leaf, words, (value) => {
				const change = { path, value, page, box, words: words.slice(0, MAX_TEXT) };
				dispatch({ type: 'change', change, then: 'goTo' });
			});
		},
	};
}
