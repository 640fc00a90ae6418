import type { XmlElement } from './read-xml.ts';

/**
 * The elements at a path of local names: `A/B`. `A|B` matches either, `A[@x=1]` an attribute, and `A[B=1]` the
 * text of a child.
 */
export function findElements(from: XmlElement, path: string): XmlElement[] {
	let found = [from];
	for (const step of parsePath(path)) {
		found = found.flatMap(({ children }) => children.filter((child) => fits(child, step)));
	}
	return found;
}

/** The text of the first element at a path that has one; `A/@x` is an attribute. */
export function textAt(from: XmlElement, path: string): string | undefined {
	return findTexts(from, path)[0]?.value;
}

export type FoundText = { value: string; at: string };

export function findTexts(from: XmlElement, path: string): FoundText[] {
	const [, elements = '', attribute] = /^(.*?)\/?(?:@(\w+))?$/s.exec(path) ?? [];
	return findElements(from, elements).flatMap((element) => {
		const value = attribute === undefined ? element.text : element.attributes[attribute];
		const at = attribute === undefined ? element.path : `${element.path}/@${attribute}`;
		return value === undefined || value.trim() === '' ? [] : [{ value: value.trim(), at }];
	});
}

type Step = {
	names: readonly string[];
	condition?: { isAttribute: boolean; name: string; values: readonly string[] };
};

const parsed = new Map<string, readonly Step[]>();

/** A cache of parsed paths. The paths are those of our rules, so there are few. */
function parsePath(path: string): readonly Step[] {
	const known = parsed.get(path);
	if (known) return known;
	const steps = path === '' ? [] : path.split('/').map(parseStep);
	parsed.set(path, steps);
	return steps;
}

function parseStep(step: string): Step {
	const [, names = '', at, name, values] =
		/^([^[]+)(?:\[(@?)([\w.]+)=([^\]]*)\])?$/.exec(step) ?? [];
	return {
		names: names.split('|'),
		...(name !== undefined &&
			values !== undefined && {
				condition: { isAttribute: at === '@', name, values: values.split('|') },
			}),
	};
}

function fits(element: XmlElement, { names, condition }: Step): boolean {
	if (!names.includes(element.name)) return false;
	if (!condition) return true;
	const { isAttribute, name, values } = condition;
	const texts = isAttribute
		? [element.attributes[name] ?? '']
		: findTexts(element, name.replaceAll('.', '/')).map(({ value }) => value);
	return texts.some((text) => values.includes(text));
}
