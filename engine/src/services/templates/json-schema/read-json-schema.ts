import type { TemplateRules } from '../../../model/rules.ts';
import type { TemplateLimits, TemplateSchema } from '../../../model/template.ts';
import type { SchemaFault } from '../check-schema.ts';
import { followReferences } from './follow-references.ts';
import { DIALECT } from './keywords.ts';
import { readClosed, readText, readType, refuseOthers } from './read-keywords.ts';
import { readProperties } from './read-properties.ts';
import type { SchemaReading } from './read-properties.ts';
import type { ReportFault, Loose } from './schema-node.ts';

const MAX_FAULTS = 100;
const ROOT_TYPE = 'object';

/** Converts a JSON Schema to a template, or returns all its faults. Rules are checked afterwards, with the template. */
export function readJsonSchema(
	root: unknown,
	limits: TemplateLimits,
): { schema: TemplateSchema; faults: SchemaFault[] } {
	const faults: SchemaFault[] = [];
	const fault: ReportFault = (path, message) => {
		if (faults.length < MAX_FAULTS) faults.push({ path, message });
	};
	const reading = { limits, fault, open: followReferences(root, fault), fieldCount: 0 };
	const schema = readRoot(root, reading);
	if (reading.fieldCount > limits.maxFields) {
		const message = `has more than ${limits.maxFields} fields, nested ones and references counted`;
		fault(['properties'], message);
	}
	return { schema, faults };
}

function readRoot(root: unknown, reading: SchemaReading): TemplateSchema {
	const { fault, open } = reading;
	const node = open(root, [], []);
	if (!node) return { data: {} };
	const { schema: top } = node;
	if (top.$schema !== undefined && top.$schema !== DIALECT && top.$schema !== `${DIALECT}#`) {
		fault(['$schema'], `must be ${DIALECT}, or be left out`);
	}
	const stated = readType({ ...node, schema: { type: ROOT_TYPE, ...top } }, fault);
	if (!stated) return { data: {} };
	if (stated.type !== ROOT_TYPE || stated.nullable) {
		fault(['type'], 'must be "object": a result is an object');
		return { data: {} };
	}
	refuseOthers(node, ROOT_TYPE, fault);
	const rules: TemplateRules = {
		...readTexts(top, fault),
		...readClosed(node, fault),
		...(top['x-checks'] !== undefined && { checks: top['x-checks'] as TemplateRules['checks'] }),
		...(top['x-duplicates'] !== undefined && {
			duplicates: top['x-duplicates'] as TemplateRules['duplicates'],
		}),
	};
	const data = readProperties(node, 1, reading);
	return { data, ...(Object.keys(rules).length > 0 && { rules }) };
}

function readTexts(top: Loose, fault: ReportFault): Pick<TemplateRules, 'title' | 'description'> {
	const title = readText(top.title, ['title'], fault);
	const description = readText(top.description, ['description'], fault);
	return {
		...(title !== undefined && { title }),
		...(description !== undefined && { description }),
	};
}
