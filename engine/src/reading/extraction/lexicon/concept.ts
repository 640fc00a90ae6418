import type { Kind } from './kinds.ts';
import type { Phrases } from './languages.ts';

/** What a field may be about: the kind of its values, and the phrases that name it, one a line. */
export type Concept = { readonly kind: Kind } & Phrases;
export type Concepts = Readonly<Record<string, Concept>>;
