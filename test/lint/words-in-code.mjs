import ts from 'typescript';

/** Names of formats and protocols, which are the same in every language. */
const INTERNATIONAL = [
	'www',
	'http',
	'https',
	'iban',
	'isin',
	'lei',
	'us',
	'xxx',
	'che',
	'atu',
	'true',
	// Separator sheets of scanners, and serial numbers of archives.
	'patch',
	'asn',
];
/** Two letters that OCR takes for one. */
const LOOK_ALIKES = ['rn', 'vv'];
const NO_WORDS = new Set([...INTERNATIONAL, ...LOOK_ALIKES]);
/** Functions of a text that look for another one in it. */
const SEARCHES = new Set(['endsWith', 'includes', 'indexOf', 'replaceAll', 'startsWith']);

/** The words of a pattern, without its escapes, its classes and the names of its groups. */
function listWords(pattern) {
	const plain = pattern
		.replace(/\\{1,2}[pPu]\{[^}]*\}|\\{1,2}u[\da-f]{4}|\\{1,2}./giu, ' ')
		.replace(/\(\?<\w+>/gu, ' ')
		.replace(/\[[^\]]*\]/gu, ' ');
	const words = plain.match(/\p{L}{2,}/gu) ?? [];
	return words.filter((word) => !NO_WORDS.has(word.toLowerCase()));
}

/** Whether a template is a pattern: String.raw, an argument of RegExp, or a text with escapes. */
function isPattern({ parent, quasis }) {
	if (parent.type === 'TaggedTemplateExpression') return true;
	if (parent.type === 'NewExpression' && parent.callee.name === 'RegExp') return true;
	return quasis.some(({ value }) => value.raw.includes('\\'));
}

/**
 * The words of every language are data files of the lexicon. Code names none: neither in a pattern, nor in a
 * comparison with a text. A literal that is compared with a union of literals is a name of ours and no word; the
 * types tell the two apart.
 */
export default {
	rules: {
		'words-in-code': {
			meta: {
				type: 'problem',
				schema: [
					{
						type: 'object',
						properties: { names: { type: 'array', items: { type: 'string' } } },
						additionalProperties: false,
					},
				],
				messages: {
					word: 'Words of a language belong into a JSON file of the lexicon: {{words}}.',
				},
			},
			create(context) {
				const names = new Set(context.options[0]?.names);
				const { parserServices } = context.sourceCode;
				const checker = parserServices.program.getTypeChecker();
				/** A text of any content; a union of literals is none. */
				const isText = (node) => {
					const type = checker.getTypeAtLocation(parserServices.esTreeNodeToTSNodeMap.get(node));
					const parts = type.isUnion() ? type.types : [type];
					return parts.some(({ flags }) => flags & ts.TypeFlags.String);
				};
				const unknown = (found) => found.filter((word) => !names.has(word));
				const report = (node, found) => {
					const words = unknown(found);
					if (words.length > 0)
						context.report({ node, messageId: 'word', data: { words: words.join(', ') } });
				};
				/** Asks for the type only if there is something to report: types take most of the time. */
				const reportText = (text, node, found) => {
					if (unknown(found).length > 0 && isText(text)) report(node, found);
				};
				/** Codes of ours and of ISO are in capitals. */
				const wordsOf = ({ type, value }) =>
					type === 'Literal' && typeof value === 'string' && /\p{Ll}/u.test(value)
						? listWords(value)
						: [];
				return {
					'Literal[regex]': (node) => report(node, listWords(node.regex.pattern)),
					TemplateLiteral(node) {
						if (!isPattern(node)) return;
						report(
							node,
							node.quasis.flatMap(({ value }) => listWords(value.raw)),
						);
					},
					'NewExpression[callee.name="RegExp"]': ({ arguments: [pattern] }) =>
						pattern && report(pattern, wordsOf(pattern)),
					'BinaryExpression[operator=/^[!=]==$/]'({ left, right }) {
						reportText(left, right, wordsOf(right));
						reportText(right, left, wordsOf(left));
					},
					'CallExpression > MemberExpression.callee'({ object, property, parent }) {
						if (!SEARCHES.has(property.name)) return;
						reportText(object, parent, parent.arguments.slice(0, 1).flatMap(wordsOf));
					},
				};
			},
		},
	},
};
