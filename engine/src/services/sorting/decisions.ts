import type { AuditTrail } from '../audit/audit.ts';
import { toId } from '../../model/id.ts';
import type { Job } from '../../model/job.ts';
import type { FilePiece } from '../../model/piece.ts';
import type { Clock, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { BoundaryDecision, PageLook, SortingDecisions } from '../../model/sorting-decision.ts';
import type { Template } from '../../model/template.ts';
import type { Connection } from '../../platform/store/open-database.ts';
import { createHashSeal } from '../../platform/store/seal-hashes.ts';
import type { HashSeal } from '../../platform/store/seal-hashes.ts';
import type { DecisionRepository } from './decision-repository.ts';

/** Maximum decisions of each kind per account; the oldest are deleted. Each is compared with every page. */
const MAX_DECISIONS = 200;
const MAX_SHOWN = 50;

type Collaborators = {
	repository: DecisionRepository;
	audit: AuditTrail;
	clock: Clock;
	newId: NewId;
};

/** A document of a file that a person has split, and the sketch of its first page. */
type DecidedPiece = { piece: FilePiece; look: PageLook };

export type Decisions = ReturnType<typeof createDecisions>;

/** The decisions of people about the documents of files. The next similar file is split in the same way. */
export function createDecisions({ repository, audit, clock, newId }: Collaborators) {
	let ownSeal: HashSeal | undefined;

	/** Looks are stored with sealed hashes, like lessons. */
	async function openSeal(on?: Connection): Promise<HashSeal> {
		return (ownSeal ??= createHashSeal(await repository.readKey(on)));
	}

	const exchange = (look: PageLook, change: (hash: number) => number): PageLook =>
		look.map(([hash, x, y]) => [change(hash), x, y] as const);

	return {
		/** For the sorting of files. */
		async open(accountId: string): Promise<SortingDecisions> {
			const boundaries = await repository.listBoundaries(accountId, MAX_DECISIONS);
			const templates = await repository.listTaught(accountId, MAX_DECISIONS);
			if (boundaries.length + templates.length === 0) return { boundaries: [], templates: [] };
			const { open } = await openSeal();
			return {
				boundaries: boundaries.map(({ looks, begins, sender }) => ({
					before: exchange(looks.before, open),
					here: exchange(looks.here, open),
					begins,
					sender,
				})),
				templates: templates.map(({ look, templateId, chosenId }) => ({
					look: exchange(look, open),
					templateId,
					chosenId,
				})),
			};
		},

		/** Stores the decisions of a person about the file of a job that was split again. */
		async record(
			{ id: jobId, accountId, pieces, sorting }: Job,
			{
				boundaries,
				decided,
			}: { boundaries: readonly Omit<BoundaryDecision, 'sender'>[]; decided: DecidedPiece[] },
			trx: Connection,
		): Promise<void> {
			const moved = listMoved(pieces ?? [], decided);
			if (boundaries.length + moved.length === 0) return;
			const { seal } = await openSeal(trx);
			const about = { accountId, jobId, createdAt: clock.now() };
			for (const { before, here, begins } of boundaries) {
				const looks = { before: exchange(before, seal), here: exchange(here, seal) };
				const sender = sorting?.sender ?? null;
				await repository.insertBoundary({ ...about, id: newId(), looks, begins, sender }, trx);
			}
			const known = await repository.findTemplates(
				moved.flatMap(({ wrongId, piece }) => [wrongId, piece.templateId ?? wrongId]),
				trx,
			);
			for (const { wrongId, piece, look } of moved) {
				const { templateId: chosenId, pages } = piece;
				if (!known.has(wrongId) || (chosenId !== null && !known.has(chosenId))) continue;
				const document = { pages, isTaught: false };
				const choice = { templateId: wrongId, chosenId, look: exchange(look, seal) };
				await repository.insertMoved({ ...about, ...document, ...choice, id: newId() }, trx);
			}
			await repository.deleteBeyond(accountId, 'boundary', MAX_DECISIONS, trx);
			await repository.deleteBeyond(accountId, 'template', MAX_DECISIONS, trx);
		},

		/** Documents that a template was chosen for by mistake, newest first. */
		listMoved: ({ id }: Template) => repository.listMoved(id, MAX_SHOWN),

		/** From now on, similar documents get the template that a person chose for this one. */
		async teach({ id: templateId, name }: Template, decisionId: string): Promise<void> {
			const id = toId(decisionId);
			const isDone =
				id !== undefined &&
				(await audit.write(
					(trx) => repository.markTaught(templateId, id, trx),
					(done) => (done ? { name } : null),
				));
			if (!isDone) throw problem('LESSON_NOT_FOUND', { lessonId: decisionId });
		},

		/** Deletes the decisions about the file of a job. */
		forget: (jobId: string, trx: Connection): Promise<void> => repository.deleteOfJob(jobId, trx),
	};
}

/** Documents whose recognised template a person has replaced or removed. */
function listMoved(before: readonly FilePiece[], decided: readonly DecidedPiece[]) {
	return decided.flatMap(({ piece, look }) => {
		const old = before.find(({ pages }) => pages.from === piece.pages.from);
		if (!piece.isChosen || old?.isChosen || !old?.templateId) return [];
		return old.templateId === piece.templateId ? [] : [{ wrongId: old.templateId, piece, look }];
	});
}
