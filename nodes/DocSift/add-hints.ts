import type { IExecuteFunctions } from 'n8n-workflow';
import { waitsOf } from '../shared/transport';
import type { Session } from './operation';

const MAX_WARNINGS = 10;

/** Shows a person what the output items do not. */
export function addHints(context: IExecuteFunctions, session: Session): void {
	const { failedBeside, leftOut, knownBefore, oneByOne, noRule, warnings } = session;
	const { seconds, reason } = waitsOf(context);
	const paused = Math.round(seconds);
	const hints = [
		failedBeside > 0 &&
			`${failedBeside === 1 ? 'One file' : `${failedBeside} files`} could not be read: see the items with the field "error". Set On Error to have them on an output of their own.`,
		leftOut > 0 && `${files(leftOut)} left out by Only Files Like or Smallest Picture.`,
		knownBefore > 0 &&
			`${knownBefore === 1 ? 'One document was' : `${knownBefore} documents were`} submitted before: the earlier job is returned, and no event comes. The option If Already Submitted changes that.`,
		oneByOne &&
			'The plan of this account takes one document at a time: the files were sent one by one.',
		noRule &&
			'The template has no review rule, so nobody was asked to look. Template → Set Review Rule sets one.',
		...[...warnings].slice(0, MAX_WARNINGS),
		paused > 0 &&
			`DocSift asked the node to wait: ${paused === 1 ? '1 second' : `${paused} seconds`} in all. ${reason}`.trim(),
	].filter((hint) => hint !== false);
	if (hints.length === 0) return;
	const shown = hints.map((message) => ({ message, location: 'outputPane' as const }));
	context.addExecutionHints(...shown);
}

function files(count: number): string {
	return count === 1 ? 'One file was' : `${count} files were`;
}
