import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { api, ApiError } from '../api/client.ts';
import { keepLeftOut } from './keep-left-out.ts';
import { createSubmitQueue } from './submit-queue.ts';
import type { SubmitQueue } from './submit-queue.ts';

/** One queue per batch, kept while the browser tab is open. */
const queues = new Map<string, SubmitQueue>();

const isBusy = (error: unknown) =>
	error instanceof ApiError && [0, 429, 503].includes(error.status);
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function openQueue(batchId: string, templateId: string): SubmitQueue {
	const known = queues.get(batchId);
	if (known) return known;
	const queue = createSubmitQueue({
		isBusy,
		wait,
		leftOut: keepLeftOut(batchId),
		submit: async (file) => {
			const form = new FormData();
			form.set('templateId', templateId);
			form.set('batch', batchId);
			form.set('file', file, file.name);
			return await api.submit('/v1/documents/parse/async', form);
		},
	});
	queues.set(batchId, queue);
	return queue;
}

export function useQueue(batchId: string, templateId: string) {
	const queue = openQueue(batchId, templateId);
	const state = useSyncExternalStore(queue.listen, queue.read);
	const isActive = state.waiting + state.sending > 0;
	const queries = useQueryClient();
	const done = state.sent + state.known.length;
	useEffect(() => {
		if (done > 0) void queries.invalidateQueries({ queryKey: ['batch', batchId] });
	}, [queries, batchId, done]);
	// Closing the tab would lose pending uploads, so the browser asks for confirmation.
	useEffect(() => {
		if (!isActive) return undefined;
		const ask = (event: Event) => event.preventDefault();
		window.addEventListener('beforeunload', ask);
		return () => window.removeEventListener('beforeunload', ask);
	}, [isActive]);
	return { ...queue, state, isActive };
}
