import { logit, sigmoid } from '../evidence/probability.ts';
import type { Kind } from '../lexicon/kinds.ts';

/** Maps the log odds of a source to the common scale. */
export type CalibrationLine = { readonly slope: number; readonly offset: number };
/** By source name and kind of value. Without an entry, the confidence stays unchanged. */
export type Calibration = Readonly<
	Record<string, Readonly<Partial<Record<Kind, CalibrationLine>>>>
>;
export type Calibrate = (source: string, kind: Kind, confidence: number) => number;

export function createCalibrate(calibration: Calibration): Calibrate {
	return (source, kind, confidence) => {
		const line = calibration[source]?.[kind];
		if (!line) return confidence;
		return sigmoid(line.slope * logit(confidence) + line.offset);
	};
}
