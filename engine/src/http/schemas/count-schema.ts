import { z } from 'zod';

/** Postgres stores versions and revisions as 32-bit integers and rejects larger numbers. */
const MAX_COUNT = 2_147_483_647;

/** A version or revision number in a body. */
export const countSchema = z.int().min(0).max(MAX_COUNT);

/** A version or revision number in a path or query. */
export const countTextSchema = z.coerce.number().int().min(0).max(MAX_COUNT);
