import { logit, sigmoid } from '../evidence/probability.ts';
import type { Kind } from '../lexicon/kinds.ts';

/** How the confidence of a source is brought to the scale that all share: a line on its log odds. */
export type CalibrationLine = { readonly slope: number; readonly offset: number };
/** By the name of the source and the kind of value; one without examples is believed as it is. */
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
