import data from '../laws.json' with { type: 'json' };
import type { Language } from '../languages.ts';

type LawPattern = {
	readonly pattern: string;
	readonly flags: string;
	readonly confidence: number;
};
type Clauses = Readonly<Partial<Record<Language, readonly LawPattern[]>>>;

export const { LAWS, COURTS }: Readonly<Record<keyof typeof data, Clauses>> = data;
