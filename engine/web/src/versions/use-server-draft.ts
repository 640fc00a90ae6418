import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, ApiError, isMissing } from '../api/client.ts';
import type { SavedDraft } from '../api/desk-types.ts';
import type { useDraft } from '../builder/use-draft.ts';

const SAVE_AFTER_MS = 1000;

/** What the page of a template is typed into. */
export type TypedDraft = Pick<
	ReturnType<typeof useDraft>,
	'json' | 'isDirty' | 'changeJson' | 'markSaved'
>;

/**
 * Keeps what is typed as a draft on the server, and offers one that is there already. Publishing ends it: then there
 * is nothing left that differs.
 */
export function useServerDraft(templateId: string, typed: TypedDraft, isAllowed: boolean) {
	const queries = useQueryClient();
	const key = ['draft', templateId];
	/** Whether somebody has said what becomes of the draft that was found. */
	const [isDecided, setDecided] = useState(false);
	const [theirs, setTheirs] = useState<SavedDraft | null>(null);
	/** The revision of the draft that this page has saved or taken over; null: neither. */
	const revision = useRef<number | null>(null);
	const [kept, setKept] = useState<string | null>(null);
	const found = useQuery({
		queryKey: key,
		queryFn: async () => {
			const known = await loadDraft(templateId);
			// After a reload this window has what it was typing already.
			if (known && JSON.stringify(known.draft, null, 2) === typed.json) {
				revision.current = known.revision;
				setKept(typed.json);
				setDecided(true);
			}
			return known;
		},
		staleTime: Infinity,
		gcTime: 0,
	});

	const save = useMutation({
		mutationFn: async ({ json, isForced }: { json: string; isForced: boolean }) => {
			const draft = JSON.parse(json) as object;
			const known = revision.current ?? found.data?.revision ?? 0;
			const seen = isForced ? {} : { revision: known };
			return await api.put<SavedDraft>(`/v1/templates/${templateId}/draft`, { draft, ...seen });
		},
		onSuccess: (saved, { json }) => {
			revision.current = saved.revision;
			setKept(json);
			setTheirs(null);
		},
		onError: async (error) => {
			if (isChanged(error)) setTheirs(await loadDraft(templateId));
		},
	});
	const discard = useMutation({
		mutationFn: () => deleteDraft(templateId),
		onSuccess: () => {
			revision.current = 0;
			setKept(null);
			setDecided(true);
			queries.setQueryData(key, null);
			void queries.invalidateQueries({ queryKey: ['versions', templateId] });
		},
	});

	const [settled] = useDebouncedValue(typed.json, SAVE_AFTER_MS);
	const isReady =
		isAllowed && theirs === null && (isDecided ? found.data !== undefined : found.data === null);
	const { mutate: saveDraft } = save;
	const { mutate: discardDraft } = discard;
	useEffect(() => {
		if (!isReady || !typed.isDirty || settled !== typed.json || settled === kept) return;
		if (isObject(settled)) saveDraft({ json: settled, isForced: false });
	}, [isReady, typed.isDirty, typed.json, settled, kept, saveDraft]);
	useEffect(() => {
		if (isReady && !typed.isDirty && kept !== null) discardDraft();
	}, [isReady, typed.isDirty, kept, discardDraft]);

	function open({ draft, revision: known }: SavedDraft): void {
		const json = JSON.stringify(draft, null, 2);
		revision.current = known;
		typed.changeJson(json);
		setKept(json);
		setDecided(true);
		setTheirs(null);
	}

	return {
		offered: isDecided ? null : (found.data ?? null),
		theirs,
		isKept: typed.isDirty && kept === typed.json,
		isSaving: save.isPending,
		error: save.error && theirs === null && !isChanged(save.error) ? save.error : discard.error,
		open,
		discard: () => discard.mutate(),
		keepMine: () => save.mutate({ json: typed.json, isForced: true }),
	};
}

function isChanged(error: Error): boolean {
	return error instanceof ApiError && error.code === 'DRAFT_CHANGED';
}

async function loadDraft(templateId: string): Promise<SavedDraft | null> {
	try {
		return await api.get<SavedDraft>(`/v1/templates/${templateId}/draft`);
	} catch (error) {
		if (isMissing(error)) return null;
		throw error;
	}
}

/** One that is gone already is gone all the same. */
async function deleteDraft(templateId: string): Promise<void> {
	try {
		await api.delete(`/v1/templates/${templateId}/draft`);
	} catch (error) {
		if (!isMissing(error)) throw error;
	}
}

function isObject(json: string): boolean {
	try {
		const value: unknown = JSON.parse(json);
		return typeof value === 'object' && value !== null && !Array.isArray(value);
	} catch {
		return false;
	}
}
