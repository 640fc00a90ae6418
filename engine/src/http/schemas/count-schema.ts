import { z } from 'zod';

/** Postgres keeps versions and revisions in four bytes; asking it for a larger one is an error there. */
const MAX_COUNT = 2_147_483_647;

/** The number of a version or a revision, in a body. */
export const countSchema = z.int().min(0).max(MAX_COUNT);

/** The same in a path or a query. */
export const countTextSchema = z.coerce.number().int().min(0).max(MAX_COUNT);
