import type { Calibration } from './calibrate.ts';

/** Made by `npm run fit`; see docs/extraction.md. */
export const CALIBRATION: Calibration = {
	'contract clauses': {
		duration: {
			slope: 0.952,
			offset: 0.211,
		},
		jurisdiction: {
			slope: 1.245,
			offset: 0.224,
		},
	},
	currency: {
		currency: {
			slope: 1.431,
			offset: 0.086,
		},
	},
	'filled form': {
		address: {
			slope: 0.765,
			offset: -0.042,
		},
		boolean: {
			slope: 1.311,
			offset: 0.152,
		},
		company: {
			slope: 1.114,
			offset: 0.068,
		},
		id: {
			slope: 1.053,
			offset: 0.092,
		},
		person: {
			slope: 1.127,
			offset: 0.075,
		},
		text: {
			slope: 0.6,
			offset: -0.282,
		},
	},
	'items total': {
		amount: {
			slope: 0.6,
			offset: -0.442,
		},
	},
	letterhead: {
		address: {
			slope: 1.122,
			offset: 0.274,
		},
		person: {
			slope: 1.208,
			offset: 0.32,
		},
	},
	'machine-readable zone': {
		date: {
			slope: 1.181,
			offset: 0.055,
		},
		id: {
			slope: 1.164,
			offset: 0.051,
		},
		name: {
			slope: 1.218,
			offset: 0.071,
		},
		nationality: {
			slope: 1.185,
			offset: 0.06,
		},
		sex: {
			slope: 1.185,
			offset: 0.06,
		},
	},
	'only one': {
		address: {
			slope: 1.222,
			offset: 0.453,
		},
		company: {
			slope: 1.496,
			offset: 1.014,
		},
		date: {
			slope: 1.692,
			offset: 1.415,
		},
		email: {
			slope: 1.523,
			offset: 1.069,
		},
		iban: {
			slope: 1.699,
			offset: 1.428,
		},
		phone: {
			slope: 1.428,
			offset: 0.874,
		},
		title: {
			slope: 1.448,
			offset: 0.915,
		},
	},
	'party addresses': {
		city: {
			slope: 1.143,
			offset: 0.621,
		},
		company: {
			slope: 0.926,
			offset: 0.363,
		},
		person: {
			slope: 0.6,
			offset: 0.231,
		},
		postcode: {
			slope: 1.143,
			offset: 0.621,
		},
		street: {
			slope: 0.663,
			offset: 0.695,
		},
	},
	'party contacts': {
		vat: {
			slope: 1.73,
			offset: 0.648,
		},
	},
	'payment total': {
		amount: {
			slope: 1.113,
			offset: 0.095,
		},
	},
	roles: {
		company: {
			slope: 0.929,
			offset: 0.392,
		},
		person: {
			slope: 0.718,
			offset: 0.386,
		},
	},
	sender: {
		company: {
			slope: 0.6,
			offset: 0.076,
		},
		merchant: {
			slope: 0.761,
			offset: 0.153,
		},
		person: {
			slope: 0.903,
			offset: 0.081,
		},
	},
};
