/**
 * Confidences of values that no model judges, by source. All of them are set by hand here, on the scale of the
 * fitted probabilities: 0.9 means correct nine times in ten. The calibration of the source corrects them where
 * labelled documents disagree (calibration.ts).
 */
export const PRIORS = {
	/** Factor for values in suspected prompt injections. */
	withheld: 0.5,
	/** Values recalled from lessons. */
	remembered: {
		base: 0.97,
		/** For values that the engine also found without the lesson. */
		baseOfFound: 0.78,
		perLesson: 0.01,
		max: 0.99,
		/** Minimum label score to decide where a value ends. */
		minJudged: 0.3,
		/** Factor for a text that the engine found by itself in the lesson's document, but not in this one. */
		unjudged: 0.6,
		/** Totals are capped: the arithmetic check is stronger evidence. */
		maxTotal: 0.8,
		/** For a total that does not add up while others do. */
		unbalanced: 0.6,
		/** Minimum support for the place of a corrected value to outweigh values read elsewhere. */
		firmSupport: 0.4,
		/** Minimum share of the lessons that must agree. */
		firmShare: 0.5,
		/** Factor when hardly any context of the value was found again, and the support from which it is 1. */
		minSupport: 0.6,
		fullSupport: 0.5,
	},
	rememberedRows: { confidence: 0.93 },
	filledForm: { base: 0.55, perMatch: 0.5, max: 0.97 },
	machineReadableZone: {
		checkDigit: 0.98,
		/** No check digit of its own, on lines where other check digits are correct. */
		provedLines: 0.95,
		unproved: 0.85,
		/** Its own check digit is wrong. */
		failed: 0.5,
	},
	partyAddresses: {
		/** Maximum for an address whose party is known only by its position. */
		maxUnlabelled: 0.95,
	},
	/** Owner of an e-mail address, telephone number or tax number, by the kind of evidence. */
	partyContacts: {
		label: 0.95,
		addressLines: 0.92,
		domain: 0.9,
		letterhead: 0.85,
		/** The only value of its kind is the sender's. */
		onlyOne: 0.6,
	},
	sender: {
		/** Maximum for a name that is known only from the address below it. */
		maxOfAddress: 0.9,
	},
	letterhead: { titlePerson: 0.7 },
	roles: {
		sender: 0.6,
		/** Maximum for a recipient known by address only; a label is stronger evidence. */
		maxRecipient: 0.5,
	},
	/** A cell named by the words of its row and its column, or by the words of one and the meaning of the other. */
	crossing: { literal: 0.62, perShare: 0.3, meant: 0.4, perMatch: 0.4 },
	/** The parts of a letter: after the labels of its head, or known by their place. */
	letter: {
		labelled: 0.93,
		addressee: 0.88,
		signature: 0.9,
		/** A letter without a letterhead is from the person who signed it. */
		writerBySignature: 0.4,
		position: 0.85,
		/** A line between the address and the salutation. */
		topic: 0.66,
	},
	onlyOne: 0.62,
	/**
	 * Values of the second reader that were found on the page. Its own confidence is ignored.
	 * These are cautious, because no second reader has been measured yet.
	 */
	secondReader: {
		/** The value occurs once on the pages. */
		unique: 0.8,
		several: 0.65,
		/** Found only after allowing for OCR errors. */
		misread: 0.55,
		/** In a row whose other values are next to it. */
		inRow: 0.75,
		/** Of a kind that need not be printed, such as a judgement. */
		notPrinted: 0.5,
		/** Added in log odds when the first reader agrees or a check passes. */
		agreed: 1.5,
		checked: 1,
		/** Factor for a date that is out of order. */
		outOfOrder: 0.5,
		max: 0.97,
	},
	/** Weights of the ranking sources (fitted by training/weigh_answers.py). */
	rankingWeights: { besideLabels: 0.55, pageReader: 0.45 },
	itemsTotal: 0.94,
	paymentTotal: {
		givenBack: 0.9,
		/** No change was given: the amount handed over may be one of several payments. */
		paidExactly: 0.85,
	},
	taxRates: {
		/** The taxes of all rates, with net and gross that they add up to. */
		proved: 0.94,
		/** Maximum for the tax of one rate where others stand beside it. */
		oneOfSeveral: 0.5,
	},
	currency: { base: 0.6, perShare: 0.35 },
	/** Minimum for a name in the clause that introduces the parties. */
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
		/**
		 * Factor on the doubt in a row whose numbers multiply correctly, and on the confidence of one whose numbers
		 * do not.
		 */
		doubtInProducts: 1 / 2,
		trustInOthers: 0.8,
		/** Factor on the confidence of a column that is known by the form of its cells alone. */
		trustInGuesses: 0.8,
		/** Factor on the confidence of articles without names. */
		trustInNameless: 0.5,
	},
	/** Tables whose heads do not name the fields: columns are recognised by form and order. */
	guessedTables: { base: 0.3 },
	/** Values that a record states are certain unless contradicted. */
	records: {
		/** Below this concept strength, a record is one source among others. */
		sureMeaning: 0.8,
		/** The page contradicts the record. */
		contradicted: 0.5,
		/** Another record contradicts it. */
		disputed: 0.5,
		/** Minimum confidence of values read from pages that were rendered from the record. */
		sureOfPages: 0.6,
	},
} as const;
