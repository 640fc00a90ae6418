import type * as Jest from '@jest/globals';

export type Globals = Pick<
	typeof Jest,
	| 'afterAll'
	| 'afterEach'
	| 'beforeAll'
	| 'beforeEach'
	| 'describe'
	| 'expect'
	| 'it'
	| 'jest'
	| 'test'
>;

let current: Globals | undefined;

export function setGlobals(globals: Globals): void {
	current = globals;
}

/** A module is loaded for several test files, each of which has functions of its own. */
function ofTestFile<Name extends keyof Globals>(name: Name): Globals[Name] {
	const use = () => {
		if (!current) throw new Error('Jest runs no test file');
		return current[name] as (...given: unknown[]) => unknown;
	};
	return new Proxy(() => undefined, {
		apply: (_target, _self, given: unknown[]) => use()(...given),
		get: (_target, key) => Reflect.get(use(), key) as unknown,
	}) as unknown as Globals[Name];
}

// What `import … from '@jest/globals'` gives: see runtime.ts.
export const afterAll = ofTestFile('afterAll');
export const afterEach = ofTestFile('afterEach');
export const beforeAll = ofTestFile('beforeAll');
export const beforeEach = ofTestFile('beforeEach');
export const describe = ofTestFile('describe');
export const expect = ofTestFile('expect');
export const it = ofTestFile('it');
export const jest = ofTestFile('jest');
export const test = ofTestFile('test');
