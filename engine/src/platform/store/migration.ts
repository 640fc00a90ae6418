import type { Knex } from 'knex';

export type Migration = {
	up: (db: Knex) => Promise<void>;
	down: (db: Knex) => Promise<void>;
};
