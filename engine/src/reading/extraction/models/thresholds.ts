/**
 * Decisions between proposals: minimum and maximum confidences on the scale of calibrated ones, factors on them, and
 * shares of rows and totals. All of them are set by hand, like the confidences of `priors.ts`.
 */
export const THRESHOLDS = {
	/** Minimum score of a value. A wrong value costs about twice as much as a missing one. */
	value: 0.3,
	/** The same for a required field: reviewers notice a doubtful value sooner than a missing one. */
	requiredValue: 0.15,
	/** Factor for a value that another field has already taken. */
	takenByOther: 0.4,
	/** Minimum confidence of a value after several fields have shared the confidence in its place. */
	sharedPlace: 0.3,
	/** Maximum confidence of a value with wrong check digits, or that breaks a rule, unless an e-invoice states it. */
	maxFailed: 0.5,
	/** Score of a candidate with wrong check digits, relative to the best candidate with correct ones. */
	failedNumber: 0.99,
	/** Candidates that break a rule of their field. */
	brokenRule: {
		/** Maximum probability attributed to all of them: the rule itself may be wrong. */
		maxShare: 0.9,
		/** Maximum score of a candidate that satisfies the rules, after theirs is shared out. */
		maxScore: 0.97,
	},
	/** Minimum score of a date that rules out another one. */
	earlierDate: 0.5,
	totals: {
		/** Evidence added by net, tax and gross that add up, in log odds. */
		balanced: 3.5,
		/** Maximum confidence of the least certain of three totals that do not add up. */
		maxUnbalanced: 0.5,
		/** Maximum confidence of a total that contradicts the rows, or that was chosen because it fits them. */
		maxMisfit: 0.5,
		/** Factor from which a total contradicts the sum of the rows. */
		magnitude: 10,
		/** Range of a total relative to the sum of the rows, allowing for discounts, taxes and shipping. */
		fitting: { netTotal: [0.9, 1.05], grossTotal: [0.9, 1.4] },
		/** Factor on the doubt in a total to which the lines add up. */
		doubtIfLinesAddUp: 1 / 3,
		/** Minimum score of a total that confirms a sum: unlikely amounts often add up by chance. */
		confirming: 0.02,
		/** Minimum score of an amount that is used in a sum. */
		summand: 0.5,
	},
	/** A page that prints another value than a record. */
	contradiction: {
		/** Minimum confidence of the value of the page … */
		page: 0.5,
		/** … and the minimum if the page also prints the record's value, possibly in another role. */
		pageWithBoth: 0.95,
	},
	taughtRows: {
		/** Maximum confidence of a value that a check prefers to the taught value, and of a list that lacks rows. */
		maxRefuted: 0.5,
		/** Minimum share of the expected rows that a taught table must find, if fewer rows are expected. */
		expectedRows: 0.8,
		/** Minimum number of values of a full row, relative to the emptiest taught row. */
		fullRow: 0.75,
		/** Minimum share of rows in which two columns claim the same words, if the columns have changed places. */
		sharedCells: 0.3,
		/** Minimum share of the rows of another reading that fill a column which the taught rows leave empty. */
		filledColumn: 0.8,
	},
	/** Minimum probabilities of what sources propose. */
	sources: {
		contractClause: 0.36,
		contractParty: 0.36,
		/** Minimum probability of a value that the page reader considers. */
		pageReader: 0.01,
		questionReader: {
			/** A document is familiar if this share of its fields … */
			familiar: 0.8,
			/** … has at least this confidence. */
			sure: 0.5,
			/** Minimum confidence of a value that is not proposed for a second field. */
			other: 0.8,
			/** Minimum confidence of the answer to a question, and of a value that no other source has found. */
			leastAnswer: 0.3,
			leastMissing: 0.4,
			/** Minimum mean confidence of the cells of a list that is not read again. */
			sureRows: 0.3,
		},
		senderName: 0.2,
		headAddress: 0.2,
		/** Minimum confidence in the party of an address to claim the lines around it. */
		partyOfLines: 0.8,
	},
} as const;
