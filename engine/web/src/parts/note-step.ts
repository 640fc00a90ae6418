/** Which of the first steps were taken in this browser. The engine knows the others. */
const KEY = 'docsift-first-steps-taken';

export type NotedStep = 'read' | 'adapt';

export function readSteps(): Set<string> {
	return new Set((localStorage.getItem(KEY) ?? '').split(' '));
}

export function noteStep(step: NotedStep): void {
	localStorage.setItem(KEY, [...readSteps().add(step)].join(' ').trim());
}
