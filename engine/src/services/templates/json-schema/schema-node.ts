export type Loose = Record<string, unknown>;

/** A schema, its location, and the references that lead to it. */
export type SchemaNode = { schema: Loose; path: string[]; refs: readonly string[] };

/** Records a fault at a location. */
export type ReportFault = (path: string[], message: string) => void;
