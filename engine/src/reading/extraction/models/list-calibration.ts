import type { Calibration } from './calibrate.ts';

/** Made by `npm run fit:lists`; see docs/extraction.md. */
export const LIST_CALIBRATION: Calibration = {
	entries: {
		amount: {
			slope: 0.843,
			offset: 0.818,
		},
		city: {
			slope: 1.062,
			offset: 1.359,
		},
		company: {
			slope: 0.786,
			offset: 1.056,
		},
		country: {
			slope: 0.957,
			offset: 0.961,
		},
		date: {
			slope: 1.113,
			offset: 1.595,
		},
		id: {
			slope: 1.069,
			offset: 1.023,
		},
		person: {
			slope: 0.95,
			offset: 0.9,
		},
		quantity: {
			slope: 1.015,
			offset: 1.169,
		},
		section: {
			slope: 0.76,
			offset: 0.742,
		},
		text: {
			slope: 0.92,
			offset: 0.731,
		},
		title: {
			slope: 1,
			offset: 0.897,
		},
	},
	'guessed tables': {
		amount: {
			slope: 1.02,
			offset: 0.616,
		},
		date: {
			slope: 0.757,
			offset: 1.135,
		},
		name: {
			slope: 0.89,
			offset: 0.911,
		},
		percent: {
			slope: 1.131,
			offset: 0.487,
		},
		quantity: {
			slope: 1.431,
			offset: 0.226,
		},
		section: {
			slope: 1.2,
			offset: 0.535,
		},
		text: {
			slope: 1.462,
			offset: 0.372,
		},
	},
	'plain lists': {
		section: {
			slope: 1.704,
			offset: 0.213,
		},
		text: {
			slope: 1.555,
			offset: -0.27,
		},
	},
	'rows without head': {
		amount: {
			slope: 0.6,
			offset: 0.115,
		},
		company: {
			slope: 0.6,
			offset: -0.731,
		},
		id: {
			slope: 0.6,
			offset: -0.796,
		},
		name: {
			slope: 0.6,
			offset: -0.979,
		},
		person: {
			slope: 0.612,
			offset: -0.325,
		},
		prose: {
			slope: 0.6,
			offset: -0.516,
		},
		quantity: {
			slope: 0.983,
			offset: -0.359,
		},
		section: {
			slope: 0.6,
			offset: -1.193,
		},
		text: {
			slope: 0.6,
			offset: -0.685,
		},
		title: {
			slope: 0.6,
			offset: -1.068,
		},
	},
	tables: {
		amount: {
			slope: 0.669,
			offset: 0.699,
		},
		city: {
			slope: 0.877,
			offset: 0.164,
		},
		company: {
			slope: 0.6,
			offset: -0.57,
		},
		country: {
			slope: 0.884,
			offset: 0.258,
		},
		date: {
			slope: 1.424,
			offset: 0.688,
		},
		duration: {
			slope: 0.833,
			offset: -0.062,
		},
		id: {
			slope: 0.705,
			offset: -0.039,
		},
		name: {
			slope: 1.099,
			offset: 0.365,
		},
		party: {
			slope: 0.875,
			offset: 0.314,
		},
		percent: {
			slope: 0.6,
			offset: 0.445,
		},
		person: {
			slope: 0.6,
			offset: -0.296,
		},
		prose: {
			slope: 1.038,
			offset: 0.421,
		},
		quantity: {
			slope: 0.75,
			offset: 0.933,
		},
		section: {
			slope: 0.945,
			offset: 0.337,
		},
		street: {
			slope: 0.6,
			offset: -0.806,
		},
		text: {
			slope: 0.714,
			offset: 0.2,
		},
		time: {
			slope: 1.21,
			offset: 0.549,
		},
		title: {
			slope: 0.995,
			offset: 0.357,
		},
	},
	'tax breakdown': {
		amount: {
			slope: 1.537,
			offset: 0.195,
		},
		id: {
			slope: 1.43,
			offset: 0.156,
		},
		percent: {
			slope: 1.522,
			offset: 0.189,
		},
	},
};
