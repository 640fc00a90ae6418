import type { Calibration } from './calibrate.ts';

/** Made by `npm run fit:questions`; see docs/extraction.md. */
export const QUESTION_CALIBRATION: Calibration = {
	'missing values': {
		address: {
			slope: 0.378,
			offset: -1.232,
		},
		amount: {
			slope: 0.324,
			offset: -1.462,
		},
		city: {
			slope: 0.573,
			offset: -1.22,
		},
		company: {
			slope: 0.253,
			offset: -1.675,
		},
		country: {
			slope: 0.276,
			offset: -1.499,
		},
		date: {
			slope: 0.246,
			offset: -0.707,
		},
		duration: {
			slope: 0.25,
			offset: -1.471,
		},
		id: {
			slope: 0.283,
			offset: -1.392,
		},
		jurisdiction: {
			slope: 0.344,
			offset: -1.415,
		},
		merchant: {
			slope: 0.45,
			offset: -1.332,
		},
		name: {
			slope: 0.2,
			offset: -1.557,
		},
		nationality: {
			slope: 0.27,
			offset: -1.308,
		},
		party: {
			slope: 0.309,
			offset: -1.466,
		},
		percent: {
			slope: 0.468,
			offset: -1.456,
		},
		person: {
			slope: 0.2,
			offset: -1.288,
		},
		postcode: {
			slope: 0.482,
			offset: -1.365,
		},
		prose: {
			slope: 0.516,
			offset: -1.203,
		},
		quantity: {
			slope: 0.361,
			offset: -1.542,
		},
		section: {
			slope: 0.371,
			offset: -1.16,
		},
		sex: {
			slope: 0.268,
			offset: -1.417,
		},
		street: {
			slope: 0.502,
			offset: -1.376,
		},
		text: {
			slope: 0.298,
			offset: -1.649,
		},
		title: {
			slope: 0.48,
			offset: -1.379,
		},
		vat: {
			slope: 0.301,
			offset: -1.341,
		},
		time: {
			slope: 0.317,
			offset: -1.389,
		},
		boolean: {
			slope: 0.317,
			offset: -1.389,
		},
		email: {
			slope: 0.317,
			offset: -1.389,
		},
		phone: {
			slope: 0.317,
			offset: -1.389,
		},
		url: {
			slope: 0.317,
			offset: -1.389,
		},
		iban: {
			slope: 0.317,
			offset: -1.389,
		},
		bic: {
			slope: 0.317,
			offset: -1.389,
		},
		currency: {
			slope: 0.317,
			offset: -1.389,
		},
	},
	questions: {
		address: {
			slope: 0.238,
			offset: -1.15,
		},
		amount: {
			slope: 0.382,
			offset: -1.171,
		},
		bic: {
			slope: 0.2,
			offset: -0.99,
		},
		city: {
			slope: 0.432,
			offset: -1.018,
		},
		company: {
			slope: 0.363,
			offset: -1.001,
		},
		country: {
			slope: 0.207,
			offset: -0.997,
		},
		currency: {
			slope: 0.571,
			offset: -1.049,
		},
		date: {
			slope: 0.256,
			offset: -0.215,
		},
		duration: {
			slope: 0.456,
			offset: -1.113,
		},
		email: {
			slope: 0.485,
			offset: -0.838,
		},
		iban: {
			slope: 0.2,
			offset: -1.149,
		},
		id: {
			slope: 0.309,
			offset: -0.968,
		},
		jurisdiction: {
			slope: 0.21,
			offset: -1.181,
		},
		merchant: {
			slope: 0.347,
			offset: -1.095,
		},
		name: {
			slope: 0.255,
			offset: -1.038,
		},
		nationality: {
			slope: 0.202,
			offset: -1.239,
		},
		party: {
			slope: 0.269,
			offset: -1.158,
		},
		percent: {
			slope: 0.274,
			offset: -0.665,
		},
		person: {
			slope: 0.399,
			offset: -1.059,
		},
		phone: {
			slope: 0.2,
			offset: -1.89,
		},
		postcode: {
			slope: 0.643,
			offset: -1.033,
		},
		prose: {
			slope: 0.296,
			offset: -0.873,
		},
		quantity: {
			slope: 0.411,
			offset: -1.371,
		},
		section: {
			slope: 0.274,
			offset: -1.461,
		},
		sex: {
			slope: 0.23,
			offset: -1.24,
		},
		street: {
			slope: 0.408,
			offset: -1.289,
		},
		text: {
			slope: 0.317,
			offset: -1.392,
		},
		time: {
			slope: 0.25,
			offset: -0.478,
		},
		title: {
			slope: 0.52,
			offset: -0.984,
		},
		vat: {
			slope: 0.45,
			offset: -1.024,
		},
		boolean: {
			slope: 0.349,
			offset: -1.073,
		},
		url: {
			slope: 0.349,
			offset: -1.073,
		},
	},
	'rows of the question reader': {
		address: {
			slope: 0.494,
			offset: -1.117,
		},
		amount: {
			slope: 0.291,
			offset: -0.432,
		},
		city: {
			slope: 0.2,
			offset: -0.824,
		},
		company: {
			slope: 0.283,
			offset: -0.789,
		},
		country: {
			slope: 0.2,
			offset: -1.02,
		},
		date: {
			slope: 0.386,
			offset: -0.243,
		},
		id: {
			slope: 0.305,
			offset: -0.604,
		},
		name: {
			slope: 0.2,
			offset: -1.221,
		},
		party: {
			slope: 0.295,
			offset: -0.784,
		},
		percent: {
			slope: 0.366,
			offset: -0.549,
		},
		person: {
			slope: 0.2,
			offset: -1.204,
		},
		prose: {
			slope: 0.288,
			offset: -0.781,
		},
		quantity: {
			slope: 0.28,
			offset: -0.404,
		},
		section: {
			slope: 0.29,
			offset: -1.216,
		},
		sex: {
			slope: 0.2,
			offset: -1.059,
		},
		text: {
			slope: 0.383,
			offset: -1.328,
		},
		time: {
			slope: 0.347,
			offset: -0.306,
		},
		title: {
			slope: 0.211,
			offset: -1.032,
		},
		boolean: {
			slope: 0.303,
			offset: -0.72,
		},
		duration: {
			slope: 0.303,
			offset: -0.72,
		},
		email: {
			slope: 0.303,
			offset: -0.72,
		},
		phone: {
			slope: 0.303,
			offset: -0.72,
		},
		url: {
			slope: 0.303,
			offset: -0.72,
		},
		iban: {
			slope: 0.303,
			offset: -0.72,
		},
		bic: {
			slope: 0.303,
			offset: -0.72,
		},
		vat: {
			slope: 0.303,
			offset: -0.72,
		},
		currency: {
			slope: 0.303,
			offset: -0.72,
		},
		street: {
			slope: 0.303,
			offset: -0.72,
		},
		postcode: {
			slope: 0.303,
			offset: -0.72,
		},
		nationality: {
			slope: 0.303,
			offset: -0.72,
		},
		jurisdiction: {
			slope: 0.303,
			offset: -0.72,
		},
		merchant: {
			slope: 0.303,
			offset: -0.72,
		},
	},
};
