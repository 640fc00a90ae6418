import type { JsonLimits } from '../model/bounded-json.ts';
import type { TemplateLimits } from '../model/template.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** The maximum number of values in a JSON body of this route; 20,000 by default. */
		maxJsonValues?: number;
	}
}

/** TEMPLATE_MAX_DEPTH allows up to 50 levels, and each level of a template takes three levels of JSON. */
const MAX_DEPTH = 200;

/** zod takes 1 to 3 µs per member of a record. */
const MAX_MEMBERS = 10_000;

/** At a few microseconds per value in zod, this stays below 50 ms. */
const MAX_VALUES = 20_000;

/** For whole results, whose values zod does not check: 10,000 rows of 19 columns. */
export const JSON_VALUES_OF_RESULT = 200_000;

/** A field of a template is an object of up to six properties. */
export function jsonValuesOfTemplate({ maxFields }: TemplateLimits): number {
	return MAX_VALUES + 8 * maxFields;
}

export function jsonLimitsOf(maxValues = MAX_VALUES): JsonLimits {
	return { maxDepth: MAX_DEPTH, maxMembers: MAX_MEMBERS, maxValues };
}
