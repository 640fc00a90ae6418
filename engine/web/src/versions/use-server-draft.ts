import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { api, ApiError, isMissing } from '../api/client.ts';
import type { SavedDraft } from '../api/desk-types.ts';
import type { Template } from '../api/types.ts';
import { findRepeatedName } from '../builder/find-place.ts';
import type { useDraft } from '../builder/use-draft.ts';
import { text } from '../text.ts';

const SAVE_AFTER_MS = 1000;
/** While the engine cannot be reached. */
const RETRY_EVERY_MS = 5000;

/** What the page of a template is typed into. */
export type TypedDraft = Pick<
	ReturnType<typeof useDraft>,
	'json' | 'isDirty' | 'changeJson' | 'markSaved'
>;

type Place = {
	/** null: it is new, and there is nothing on the server that it could be a draft of. */
	templateId: string | null;
	/** The published version that it began with. */
	version: number | null;
};

export type ServerDraft = ReturnType<typeof useServerDraft>;

/**
 * Keeps what is typed as a draft on the server, and offers one that is there already. Publishing ends it: then there
 * is nothing left that differs.
 */
export function useServerDraft({ templateId, version }: Place, typed: TypedDraft) {
	const queries = useQueryClient();
	const key = ['draft', templateId];
	/** Whether somebody has said what becomes of the draft that was found. */
	const [isDecided, setDecided] = useState(false);
	/** Whether the server had just what this window has kept. */
	const [wasSame, setWasSame] = useState(false);
	const [theirs, setTheirs] = useState<SavedDraft | null>(null);
	/** The revision of the draft that this page has saved or taken over; null: neither. */
	const revision = useRef<number | null>(null);
	/** What the server has. */
	const [kept, setKept] = useState<string | null>(null);
	const found = useQuery({
		queryKey: key,
		queryFn: async () => {
			const known = await loadDraft(templateId ?? '');
			// After a reload this window has what it was typing already.
			if (known && JSON.stringify(known.draft, null, 2) === typed.json) {
				revision.current = known.revision;
				setKept(typed.json);
				setWasSame(true);
				setDecided(true);
			}
			return known;
		},
		enabled: templateId !== null,
		staleTime: Infinity,
		gcTime: 0,
	});

	/** Writes are sent one after the other: each needs the revision of the one before. */
	const turn = useRef<Promise<unknown>>(Promise.resolve());
	function inTurn<T>(work: () => Promise<T>): Promise<T> {
		const mine = turn.current.then(work);
		turn.current = mine.catch(() => undefined);
		return mine;
	}
	const write = async (json: string, isForced: boolean): Promise<SavedDraft> => {
		const draft = JSON.parse(json) as object;
		const known = revision.current ?? found.data?.revision ?? 0;
		const saved = await api.put<SavedDraft>(`/v1/templates/${templateId ?? ''}/draft`, {
			draft,
			...(!isForced && { revision: known }),
			...(version !== null && { basedOn: version }),
		});
		revision.current = saved.revision;
		return saved;
	};
	const save = useMutation({
		mutationFn: ({ json, isForced }: { json: string; isForced: boolean }) =>
			inTurn(() => write(json, isForced)),
		// Offline it fails, and says so, instead of waiting without a word.
		networkMode: 'always',
		onSuccess: (_saved, { json }) => {
			setKept(json);
			setTheirs(null);
		},
		onError: async (error) => {
			if (isChanged(error)) await showTheirs();
		},
	});
	const discard = useMutation({
		mutationFn: () => deleteDraft(templateId ?? ''),
		onSuccess: () => {
			forget();
			void queries.invalidateQueries({ queryKey: ['versions', templateId] });
		},
	});

	/** There is no draft on the server any more. */
	function forget(): void {
		revision.current = 0;
		setKept(null);
		setDecided(true);
		queries.setQueryData(key, null);
	}

	async function showTheirs(): Promise<void> {
		const now = await loadDraft(templateId ?? '');
		if (now) setTheirs(now);
		else forget();
	}

	const [settled] = useDebouncedValue(typed.json, SAVE_AFTER_MS);
	const isReady =
		templateId !== null &&
		theirs === null &&
		(isDecided ? found.data !== undefined : found.data === null);
	const obstacle = useMemo(() => findObstacle(typed.json), [typed.json]);
	const isKept = typed.isDirty && kept === typed.json;
	const { mutate: saveDraft, mutateAsync: saveAndWait, isPending: isSaving } = save;
	const { mutate: discardDraft } = discard;
	useEffect(() => {
		if (!isReady || !typed.isDirty || settled !== typed.json || settled === kept) return;
		if (obstacle === null) saveDraft({ json: settled, isForced: false });
	}, [isReady, typed.isDirty, typed.json, settled, kept, obstacle, saveDraft]);
	useEffect(() => {
		if (isReady && !typed.isDirty && kept !== null) discardDraft();
	}, [isReady, typed.isDirty, kept, discardDraft]);

	const isUnreachable = save.error instanceof ApiError && save.error.status === 0;
	useEffect(() => {
		if (!isUnreachable || !typed.isDirty || !isReady) return undefined;
		const again = setInterval(
			() => saveDraft({ json: typed.json, isForced: false }),
			RETRY_EVERY_MS,
		);
		return () => clearInterval(again);
	}, [isUnreachable, isReady, typed.isDirty, typed.json, saveDraft]);

	/** Has the server keep what is typed now, and answers its revision. */
	const flush = useCallback(async (): Promise<number> => {
		if (!isReady) throw new ApiError(0, 'DRAFT_UNDECIDED', text.versions.draftUndecided);
		if (obstacle !== null) throw new ApiError(0, 'NO_DRAFT', obstacle);
		if (isKept && !isSaving && revision.current !== null) return revision.current;
		return (await saveAndWait({ json: typed.json, isForced: false })).revision;
	}, [isReady, obstacle, isKept, isSaving, saveAndWait, typed.json]);

	/** Makes what is typed now what API clients get, unless it would replace another version than `replaced`. */
	async function publish(replaced: number | null): Promise<Template> {
		const seen = await flush();
		return await inTurn(async () => {
			const published = await api.post<Template>(`/v1/templates/${templateId ?? ''}/publish`, {
				revision: seen,
				...(replaced !== null && { version: replaced }),
			});
			forget();
			return published;
		});
	}

	function open({ draft, revision: known }: SavedDraft): void {
		const json = JSON.stringify(draft, null, 2);
		revision.current = known;
		typed.changeJson(json);
		setKept(json);
		setDecided(true);
		setTheirs(null);
	}

	const offered = isDecided ? null : (found.data ?? null);
	const failure = save.error && !isChanged(save.error) ? save.error.message : null;
	const undecided = offered || theirs ? text.versions.draftUndecided : null;
	return {
		offered,
		theirs,
		isLoaded: templateId === null || found.data !== undefined,
		wasSame,
		/** Whether all that is typed has reached the server. */
		isKept,
		/** Why it has not and will not by itself. */
		notKept: isKept ? null : (obstacle ?? undecided ?? failure),
		error: found.error ?? discard.error,
		open,
		discard: () => discard.mutate(),
		keepMine: () => save.mutate({ json: typed.json, isForced: true }),
		flush,
		publish,
		showTheirs,
	};
}

export function isChanged(error: Error): boolean {
	return error instanceof ApiError && error.code === 'DRAFT_CHANGED';
}

async function loadDraft(templateId: string): Promise<SavedDraft | null> {
	type Found = { saved: SavedDraft | null };
	return (await api.get<Found>(`/templates/${templateId}/draft`)).saved;
}

/** One that is gone already is gone all the same. */
async function deleteDraft(templateId: string): Promise<void> {
	try {
		await api.delete(`/v1/templates/${templateId}/draft`);
	} catch (error) {
		if (!isMissing(error)) throw error;
	}
}

/** Why the server could not keep a text whole; null: it can. */
function findObstacle(json: string): string | null {
	let value: unknown;
	try {
		value = JSON.parse(json);
	} catch {
		return text.builder.jsonBroken;
	}
	if (typeof value !== 'object' || value === null || Array.isArray(value)) {
		return text.builder.jsonShape;
	}
	return findRepeatedName(json) ? text.versions.draftRepeated : null;
}
