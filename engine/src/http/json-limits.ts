import type { JsonLimits } from '../model/bounded-json.ts';
import type { TemplateLimits } from '../model/template.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** The most values that a JSON body of this route may have; 20,000 without it. */
		maxJsonValues?: number;
	}
}

/** A template of 50 levels, the most that TEMPLATE_MAX_DEPTH allows, has three levels of JSON for each. */
const MAX_DEPTH = 200;

/** zod takes 1 to 3 µs for each member of a record. */
const MAX_MEMBERS = 10_000;

/** A few microseconds for each value, where zod looks at all of them, stay below 50 ms. */
const MAX_VALUES = 20_000;

/** For whole results, whose values zod passes over: 10,000 rows of 19 columns. */
export const JSON_VALUES_OF_RESULT = 200_000;

/** A field of a template is an object of up to six properties. */
export function jsonValuesOfTemplate({ maxFields }: TemplateLimits): number {
	return MAX_VALUES + 8 * maxFields;
}

export function jsonLimitsOf(maxValues = MAX_VALUES): JsonLimits {
	return { maxDepth: MAX_DEPTH, maxMembers: MAX_MEMBERS, maxValues };
}
