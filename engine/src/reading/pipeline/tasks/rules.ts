import { z } from 'zod';
import type { Extraction } from '../../../model/extraction.ts';
import type { TemplateSchema } from '../../../model/template.ts';
import { applyResultRules } from '../../rules/apply-rules.ts';
import { defineTask } from './define-task.ts';
import { trusted } from './inputs.ts';

/** A result, and the template whose rules are applied to it. */
const rulesInput = z.object({
	schema: trusted<TemplateSchema>(),
	extraction: trusted<Extraction>(),
});

/** Computes fields and runs the checks of a template. Its expressions are untrusted input. */
export const rules = defineTask('rules', rulesInput, ({ schema, extraction }) =>
	applyResultRules(schema, extraction),
);
