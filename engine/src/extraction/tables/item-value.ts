import type { Box } from '../../model/document.ts';
import type { Need } from '../fields/read-needs.ts';

/** A value of one row of a list of objects, and where it stands. */
export type ItemValue = { need: Need; value: unknown; raw: string; box: Box; page: number };
export type Items = { rows: ItemValue[][]; confidence: number; checks: string[] };
