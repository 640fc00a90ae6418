/**
 * How sure a source is of what no model of its own has judged, by source. These are set by hand, all of
 * them here, on the scale of the fitted probabilities: 0.9 is to be right nine times in ten. Where documents
 * say otherwise, the calibration of the source corrects them (calibration.ts).
 */
export const PRIORS = {
	/** What a document of the same make has taught. */
	remembered: {
		base: 0.97,
		/** Where the engine had found the value by itself: others may know better this time. */
		baseOfFound: 0.78,
		perLesson: 0.01,
		max: 0.99,
		/** What the labels around a value must say about it at least to tell where it ends. */
		minJudged: 0.3,
		/** What is left of a text that the engine had found by itself, and would not this time. */
		unjudged: 0.6,
		/** Totals can be checked, and the check is worth more. */
		maxTotal: 0.8,
		/** Where other totals add up and this one does not. */
		unbalanced: 0.6,
		/** How well the place of a corrected value must be found again to outweigh what was read elsewhere. */
		firmSupport: 0.4,
		/** And the share of the lessons that must agree. */
		firmShare: 0.5,
		/** What is left where hardly anything around the value was found again. */
		minSupport: 0.6,
	},
	rememberedRows: { confidence: 0.93 },
	filledForm: { base: 0.55, perMatch: 0.5, max: 0.97 },
	machineReadableZone: {
		checkDigit: 0.98,
		/** Without one of its own, on lines where others pass. */
		provedLines: 0.95,
		unproved: 0.85,
		/** Its own check digit is wrong. */
		failed: 0.5,
	},
	partyAddresses: {
		/** The most that an address is worth which nothing but its place says whose it is. */
		maxUnlabelled: 0.95,
	},
	partySheets: 0.9,
	/** Whose an e-mail address, a telephone or a tax number is, by what tells it. */
	partyContacts: {
		label: 0.95,
		addressLines: 0.92,
		domain: 0.9,
		letterhead: 0.85,
		/** The only value of its kind is the sender's. */
		onlyOne: 0.6,
	},
	sender: {
		/** The most that a name is worth which only the address below it tells. */
		maxOfAddress: 0.9,
	},
	letterhead: { titlePerson: 0.7 },
	roles: {
		sender: 0.6,
		/** An address says less about whose it is than a label does. */
		maxRecipient: 0.5,
	},
	onlyOne: 0.62,
	/**
	 * The second reader's values, once they were found on the page: what it says of itself does not count.
	 * Nobody has measured one yet, so these are careful.
	 */
	secondReader: {
		/** The page has the value in one place only. */
		unique: 0.8,
		several: 0.65,
		/** Found only as OCR may have misread it. */
		misread: 0.55,
		/** In a row whose other values stand beside it. */
		inRow: 0.75,
		/** Of a kind that no page has to print. */
		notPrinted: 0.5,
		/** In log odds: the first reader has found the same, or a check holds. */
		agreed: 1.5,
		checked: 1,
		max: 0.97,
	},
	/** How much of the say each source has that ranks candidates (training/weigh_answers.py). */
	say: { besideLabels: 0.55, pageReader: 0.45 },
	itemsTotal: 0.94,
	paymentTotal: {
		givenBack: 0.9,
		/** Nothing came back: what was handed over may be one of several payments. */
		paidExactly: 0.85,
	},
	currency: { base: 0.6, perShare: 0.35 },
	/** A name that stands where a contract names its parties is worth at least this. */
	contractParties: { introduced: 0.9 },
	lists: { base: 0.35, perMatch: 0.4 },
	entries: { base: 0.45, perMatch: 0.3 },
	typedLines: { base: 0.4, perMatch: 0.3 },
	pricedLines: { addsUp: 0.85, unproved: 0.5 },
	tables: {
		base: 0.45,
		perHeader: 0.12,
		perProduct: 0.2,
		max: 0.95,
		/** What is left of the doubt in numbers of a row that multiply, and of the trust in those that do not. */
		doubtInProducts: 1 / 2,
		trustInOthers: 0.8,
	},
	/** What a document states for machines is certain, unless something contradicts it. */
	records: {
		/** A field means it less surely than this: the record is one source among the others. */
		sureMeaning: 0.8,
		/** The page says otherwise. */
		contradicted: 0.5,
		/** Another record says otherwise. */
		disputed: 0.5,
		/** Pages that were set from a record say little more than it does: what is read of them must be surer. */
		sureOfPages: 0.6,
	},
} as const;
