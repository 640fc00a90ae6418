/** The size of a page or a picture. */
export type Size = { width: number; height: number };
