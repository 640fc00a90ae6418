import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** At this number of repetitions, a group that matches in two ways is tried a thousand times. */
const MANY = 10;

/** Whether a quantifier has a variable length. */
const isOpen = ({ min, max }) => min !== max;

/**
 * A repeated group must not contain alternatives or parts of variable length: such a loop may match the same text in
 * several ways, and a failing match tries them all, twice as many with each repetition. eslint-plugin-regexp detects
 * single characters, `(a+)+`, but not whole texts: `(?:<!--[\s\S]*?-->)*`.
 */
function findOpenLoop(pattern) {
	let found;
	visitRegExpAST(pattern, {
		onQuantifierEnter(quantifier) {
			const { element, max } = quantifier;
			if (max < MANY || !/Group$/.test(element.type)) return;
			let isPlain = element.alternatives.length === 1;
			visitRegExpAST(element, {
				onQuantifierEnter: (inner) => void (isPlain &&= !isOpen(inner)),
				onGroupEnter: (inner) => void (isPlain &&= inner.alternatives.length === 1),
				onCapturingGroupEnter: (inner) => void (isPlain &&= inner.alternatives.length === 1),
			});
			if (!isPlain) found ??= quantifier;
		},
	});
	return found;
}

export default {
	rules: {
		'plain-loops': {
			meta: {
				type: 'problem',
				schema: [],
				messages: {
					open: 'The loop {{loop}} may match a text in several ways, and backtrack exponentially. Write a scanner, or say why it cannot.',
				},
			},
			create: (context) => ({
				'Literal[regex]'(node) {
					const { pattern, flags } = node.regex;
					const about = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
					const parsed = new RegExpParser().parsePattern(pattern, 0, pattern.length, about);
					const open = findOpenLoop(parsed);
					if (open) context.report({ node, messageId: 'open', data: { loop: open.raw } });
				},
			}),
		},
	},
};
