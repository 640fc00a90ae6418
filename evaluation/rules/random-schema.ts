/** A random number from 0 to 1. */
export type Random = () => number;

/** A generator that gives the same numbers for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

type Loose = Record<string, unknown>;

const NAMES = [
	'invoiceNumber',
	'invoiceDate',
	'dueDate',
	'netTotal',
	'taxTotal',
	'grossTotal',
	'currency',
	'vatId',
	'iban',
	'email',
	'notes',
	'isPaid',
	'unit price',
	'größe',
	'$id2',
];
const PATTERNS = ['^[A-Z]{2}-\\d{1,6}$', '\\d', '^(a|b)+$', '[^x]', '^\\p{L}'];
const FORMATS = ['date', 'date-time', 'time', 'email', 'uri', 'phone', 'address', 'iban'];
const MAX_DEPTH = 3;

/** A schema of the supported subset, written the way the engine writes it, so that both can be compared. */
export function drawSchema(random: Random): Loose {
	const tools = createTools(random);
	const { some } = tools;
	return defined({
		$schema: 'https://json-schema.org/draft/2020-12/schema',
		title: some('A title'),
		description: some('What it is about'),
		...drawObject(tools, 1),
	});
}

/** The same schema with every field as a definition that is referred to; equal fields share theirs. */
export function moveToDefinitions(schema: Loose): Loose {
	const names = new Map<string, string>();
	const definitions: Loose = {};
	function refer(field: Loose): Loose {
		const moved = moveInside(field);
		const text = JSON.stringify(moved);
		const name = names.get(text) ?? `field ${names.size + 1}`;
		names.set(text, name);
		definitions[name] = moved;
		return { $ref: `#/$defs/${name}` };
	}
	function moveInside(one: Loose): Loose {
		const properties = Object.entries((one.properties ?? {}) as Record<string, Loose>);
		return defined({
			...one,
			properties:
				one.properties &&
				Object.fromEntries(properties.map(([name, field]) => [name, refer(field)])),
			items: one.items && refer(one.items as Loose),
		});
	}
	return { ...moveInside(schema), $defs: definitions };
}

type Tools = ReturnType<typeof createTools>;

function createTools(random: Random) {
	const below = (count: number): number => Math.floor(random() * count);
	return {
		below,
		pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
		/** A value in one of three cases. */
		some: <T>(value: T): T | undefined => (below(3) === 0 ? value : undefined),
	};
}

function drawObject(tools: Tools, depth: number): Loose {
	const { below, some } = tools;
	const names = [...new Set(Array.from({ length: 1 + below(5) }, () => tools.pick(NAMES)))];
	const required = names.filter(() => below(3) === 0);
	return defined({
		type: 'object',
		properties: Object.fromEntries(names.map((name) => [name, drawField(tools, depth)])),
		required: required.length > 0 ? required : undefined,
		additionalProperties: some(false),
	});
}

function drawField(tools: Tools, depth: number, inList = false): Loose {
	const { below, pick, some } = tools;
	const isDeep = depth >= MAX_DEPTH;
	const texts = { title: some('A title'), description: some('A description') };
	if (!isDeep && below(6) === 0) return defined({ ...drawObject(tools, depth + 1), ...texts });
	if (!isDeep && !inList && below(5) === 0) {
		return defined({
			type: 'array',
			items: drawField(tools, depth + 1, true),
			...texts,
			minItems: some(below(3)),
			maxItems: some(3 + below(20)),
			uniqueItems: some(true),
		});
	}
	const type = pick(['string', 'number', 'integer', 'boolean']);
	const format =
		type === 'string' ? pick([...FORMATS, undefined, undefined, undefined]) : undefined;
	const isPlain = !inList || format === undefined || format === 'date' || format === 'date-time';
	const isNullable = below(4) === 0;
	return defined({
		type: isNullable ? [type, 'null'] : type,
		format: isPlain ? format : undefined,
		...texts,
		...drawRules(tools, type),
	});
}

function drawRules({ below, some }: Tools, type: string): Loose {
	if (type === 'boolean') return { default: some(below(2) === 0), const: some(true) };
	if (type !== 'string') {
		const low = below(100);
		return {
			default: some(low),
			enum: some([low, low + 1, low + 7]),
			minimum: some(low),
			maximum: some(low + 100),
			exclusiveMinimum: some(low - 1),
			exclusiveMaximum: some(low + 200),
			multipleOf: some(type === 'integer' ? 1 + below(5) : 0.01),
		};
	}
	const choices = ['EUR', 'USD', 'in words'].slice(0, 1 + below(3));
	const isChosen = below(3) === 0;
	return {
		default: some('EUR'),
		enum: isChosen ? choices : undefined,
		'x-synonyms': isChosen ? some({ EUR: ['Euro', '€'] }) : undefined,
		const: some('EUR'),
		pattern: some(PATTERNS[below(PATTERNS.length)]),
		minLength: some(below(4)),
		maxLength: some(4 + below(50)),
	};
}

function defined(value: Loose): Loose {
	return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));
}
