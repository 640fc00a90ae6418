import type { IExecuteFunctions } from 'n8n-workflow';
import { secondsPaused } from '../shared/transport';
import type { Session } from './operation';

/** Shows a person what the output items do not. */
export function addHints(context: IExecuteFunctions, session: Session): void {
	const { failedBeside, leftOut, knownBefore, oneByOne } = session;
	const paused = Math.round(secondsPaused(context));
	const hints = [
		failedBeside > 0 &&
			`${failedBeside === 1 ? 'One file' : `${failedBeside} files`} could not be read: see the items with the field "error". Set On Error to have them on an output of their own.`,
		leftOut > 0 && `${files(leftOut)} left out by Only Files Like or Smallest Picture.`,
		knownBefore > 0 &&
			`${knownBefore === 1 ? 'One document was' : `${knownBefore} documents were`} submitted before: the earlier job is returned, and no event comes. The option If Already Submitted changes that.`,
		oneByOne &&
			'The plan of this account takes one document at a time: the files were sent one by one.',
		paused > 0 && `DocSift was busy: the node has waited ${paused} seconds for its turn.`,
	].filter((hint) => hint !== false);
	if (hints.length === 0) return;
	const shown = hints.map((message) => ({ message, location: 'outputPane' as const }));
	context.addExecutionHints(...shown);
}

function files(count: number): string {
	return count === 1 ? 'One file was' : `${count} files were`;
}
