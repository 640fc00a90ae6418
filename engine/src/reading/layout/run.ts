import type { Segment } from '../../model/layout.ts';

/** Words of a line without a wide gap: a segment whose place in the document is not known yet. */
export type Run = Pick<Segment, 'words' | 'text' | 'box' | 'size'>;

/** The lines of a page from top to bottom, their runs from left to right. */
export type RunLines = readonly (readonly Run[])[];
