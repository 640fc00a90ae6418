import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { api, ApiError, isMissing } from '../api/client.ts';
import type { SavedDraft } from '../api/desk-types.ts';
import type { Template } from '../api/types.ts';
import { findRepeatedName } from '../builder/find-place.ts';
import type { KeptDraft } from '../builder/keep-draft.ts';
import type { useDraft } from '../builder/use-draft.ts';
import { text } from '../text.ts';

const SAVE_AFTER_MS = 1000;
/** While the engine is unreachable. */
const RETRY_EVERY_MS = 5000;

/** The draft of the template page. */
export type TypedDraft = Pick<
	ReturnType<typeof useDraft>,
	'json' | 'isDirty' | 'changeJson' | 'markSaved'
>;

type Place = {
	/** null: a new template, which has no draft on the server. */
	templateId: string | null;
	/** The published version that the draft started from. */
	version: number | null;
	/** Unsaved changes of an earlier visit, kept in this window. */
	kept: KeptDraft | null;
};

export type ServerDraft = ReturnType<typeof useServerDraft>;

/**
 * Saves the draft on the server, and offers an existing one. Publishing deletes it, because nothing differs any more.
 */
export function useServerDraft({ templateId, version, kept: held }: Place, typed: TypedDraft) {
	const queries = useQueryClient();
	const key = ['draft', templateId];
	/** Whether the person has decided about the existing draft. */
	const [isDecided, setDecided] = useState(false);
	/** Whether the server had the same draft as this window. */
	const [wasSame, setWasSame] = useState(false);
	const [theirs, setTheirs] = useState<SavedDraft | null>(null);
	/** The revision that this page saved or loaded; null: neither. */
	const revision = useRef<number | null>(null);
	/** The same, for the copy that this window keeps. */
	const [keptRevision, setKeptRevision] = useState(held?.revision ?? null);
	/** The draft on the server. */
	const [kept, setKept] = useState<string | null>(null);
	const found = useQuery({
		queryKey: key,
		queryFn: async () => {
			const known = await loadDraft(templateId ?? '');
			// After a reload or a new sign-in, this window may have the same draft, or a continuation of it.
			const isSame = known && JSON.stringify(known.draft, null, 2) === typed.json;
			if (isSame || (known && held?.revision === known.revision)) {
				revision.current = known.revision;
				if (isSame) setKept(typed.json);
				setKeptRevision(known.revision);
				setWasSame(true);
				setDecided(true);
			}
			return known;
		},
		enabled: templateId !== null,
		staleTime: Infinity,
		gcTime: 0,
	});

	/** Writes are sequential, because each needs the revision of the previous one. */
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
		// Fails when offline, instead of waiting silently.
		networkMode: 'always',
		onSuccess: (saved, { json }) => {
			setKept(json);
			setKeptRevision(saved.revision);
			setDecided(true);
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

	/** The server has no draft any more. */
	function forget(): void {
		revision.current = 0;
		setKept(null);
		setKeptRevision(null);
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

	/** Saves the current draft and returns its revision. */
	const flush = useCallback(async (): Promise<number> => {
		if (!isReady) throw new ApiError(0, 'DRAFT_UNDECIDED', text.versions.draftUndecided);
		if (obstacle !== null) throw new ApiError(0, 'NO_DRAFT', obstacle);
		if (isKept && !isSaving && revision.current !== null) return revision.current;
		return (await saveAndWait({ json: typed.json, isForced: false })).revision;
	}, [isReady, obstacle, isKept, isSaving, saveAndWait, typed.json]);

	/** Publishes the current draft, unless it would replace another version than `replaced`. */
	async function publish(replaced: number | null): Promise<Template> {
		const seen = await flush();
		return await inTurn(async () => {
			const published = await api.post<Template>(`/v1/templates/${templateId ?? ''}/publish`, {
				// This window may have saved the draft again while it waited for its turn.
				revision: revision.current ?? seen,
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
		setKeptRevision(known);
		setDecided(true);
		setTheirs(null);
	}

	const offered = isDecided ? null : (found.data ?? null);
	const failure = save.error && !isChanged(save.error) ? save.error.message : null;
	const undecided = offered || theirs ? text.versions.draftUndecided : null;
	return {
		offered,
		/** The window has unsaved changes of its own beside the offered draft. */
		isRival: offered !== null && typed.isDirty,
		revision: keptRevision,
		theirs,
		isLoaded: templateId === null || found.data !== undefined,
		wasSame,
		/** Whether everything is saved on the server. */
		isKept,
		/** Why it is not saved and will not be without action. */
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
	type Answer = { saved: SavedDraft | null };
	return (await api.get<Answer>(`/templates/${templateId}/draft`)).saved;
}

/** A missing draft counts as deleted. */
async function deleteDraft(templateId: string): Promise<void> {
	try {
		await api.delete(`/v1/templates/${templateId}/draft`);
	} catch (error) {
		if (!isMissing(error)) throw error;
	}
}

/** Why the server could not store the text; null: it can. */
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
