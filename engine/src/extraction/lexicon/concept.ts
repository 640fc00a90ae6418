import type { Kind } from '../kinds.ts';

/** kind, then phrases in English | French | German | Spanish | Italian | Portuguese | Dutch; see words.ts. */
export type Concept = readonly [kind: Kind, phrases: string];
export type Concepts = Readonly<Record<string, Concept>>;
