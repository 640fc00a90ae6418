import { readFileSync } from 'node:fs';
import { URL } from 'node:url';

/**
 * The words that the glossary forbids in code: those in code font in the last column of its tables, each with the
 * word to use instead.
 */
export function readForbidden(glossary) {
	const forbidden = new Map();
	for (const row of glossary.split('\n')) {
		const [, use, , not] = row.split(/(?<!\\)\|/u).map((cell) => cell.trim());
		if (!use || !not) continue;
		for (const [, word] of not.matchAll(/`([^`]+)`/gu))
			forbidden.set(word, use.replaceAll(/[`\\]/gu, ''));
	}
	return forbidden;
}

/** The words of a name, in lower case and in the singular: `listWidgets` → list, widget. */
function wordsOf(name) {
	const parts = name
		.replaceAll(/(?<=[a-z\d])(?=[A-Z])|_/gu, ' ')
		.toLowerCase()
		.split(' ');
	return parts.map((part) => part.replace(/s$/u, ''));
}

/**
 * Finds the forbidden word that a name uses. A word with a capital is the whole name of a type, one that ends with
 * an underscore begins the name of a constant, and any other is a word within a name.
 */
function findForbidden(name, forbidden) {
	const words = wordsOf(name);
	for (const word of forbidden.keys()) {
		if (word.endsWith('_') ? name.startsWith(word) : name === word || words.includes(word))
			return word;
	}
	return undefined;
}

/** Names in code follow docs/glossary.md. */
export default {
	rules: {
		glossary: {
			meta: {
				type: 'problem',
				schema: [],
				messages: {
					word: '{{name}}: docs/glossary.md says “{{use}}”, not “{{word}}”.',
				},
			},
			create(context) {
				const file = new URL('../../docs/glossary.md', import.meta.url);
				const forbidden = readForbidden(readFileSync(file, 'utf8'));
				return {
					Identifier(node) {
						const word = findForbidden(node.name, forbidden);
						if (word === undefined) return;
						const data = { name: node.name, word, use: forbidden.get(word) };
						context.report({ node, messageId: 'word', data });
					},
				};
			},
		},
	},
};
