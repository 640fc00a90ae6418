import type { Kind } from '../lexicon/kinds.ts';

/** How the confidence of a source is brought to the scale that all share: a line on its log odds. */
export type Line = { readonly slope: number; readonly offset: number };
/** By the name of the source and the kind of value; one without examples is believed as it is. */
export type Calibration = Readonly<Record<string, Readonly<Partial<Record<Kind, Line>>>>>;
export type Calibrate = (source: string, kind: Kind, confidence: number) => number;

/** Log odds beyond these say no more. */
const MAX_LOGIT = 7;

export function createCalibrate(calibration: Calibration): Calibrate {
	return (source, kind, confidence) => {
		const line = calibration[source]?.[kind];
		if (!line) return confidence;
		return 1 / (1 + Math.exp(-(line.slope * logit(confidence) + line.offset)));
	};
}

export function logit(confidence: number): number {
	const odds = Math.log(confidence / (1 - confidence));
	return Math.max(-MAX_LOGIT, Math.min(MAX_LOGIT, odds));
}
