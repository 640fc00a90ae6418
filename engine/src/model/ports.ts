/** Dependencies that services take as arguments, so that tests can control them. */
export type Clock = { now: () => Date };
export type NewId = () => string;

/** A structured log: a constant message with IDs and numbers, never document text or keys. */
export type Log = {
	debug: (fields: object, message: string) => void;
	info: (fields: object, message: string) => void;
	warn: (fields: object, message: string) => void;
	error: (fields: object, message: string) => void;
};
