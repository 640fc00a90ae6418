import type { Terms } from '../any-of.ts';

/** Words that streets are called by, standing alone. */
export const STREET_WORDS: Terms = {
	en: String.raw`
		avenue
		av
		ave
		boulevard
		blvd
		place
		street
		st
		road
		rd
		lane
		ln
		drive
		dr
		court
		ct
		square
		way
		parkway
		pkwy
		highway
		hwy
		suite
		floor
		p\.?\s?o\.?\s?box
	`,
	fr: `
		rue
		chemin
		allée
		allee
		impasse
		quai
		route
		bp
	`,
	de: `
		weg
		platz
		ring
		damm
		ufer
		gasse
		postfach
	`,
	es: `
		calle
		camino
		avenida
		avda
		plaza
		paseo
	`,
	it: `
		via
		viale
		piazza
		corso
	`,
	pt: `
		rua
		travessa
		largo
		praça
	`,
	nl: `
		straat
		laan
		plein
		gracht
		kade
	`,
	any: `
		no
		lot
		unit
		jalan
		jln
		jl
		lorong
		taman
	`,
};

/** How such a word begins, wherever it stands: "Hauptstr. 5". */
export const STREET_STARTS: Terms = {
	de: String.raw`
		str(?:\.|aße|asse)
	`,
};

/** What the names of streets end with: "Lindenweg". */
export const STREET_ENDINGS: Terms = {
	de: `
		weg
		platz
		ring
		damm
		ufer
		gasse
		allee
		markt
		hof
	`,
	nl: `
		straat
		laan
		plein
		gracht
		kade
	`,
};

/** Words behind the number and the name of a street: "3317 West Alder Street". */
export const STREETS_AFTER_NUMBERS: Terms = {
	en: `
		street
		st
		road
		rd
		avenue
		ave
		boulevard
		blvd
		lane
		ln
		drive
		dr
		court
		ct
		way
		parkway
		pkwy
		highway
		hwy
	`,
};

/** Words of the addresses that contracts give to their parties. */
export const STREETS_IN_CONTRACTS: Terms = {
	en: `
		Street
		Avenue
		Road
		Suite
		Drive
	`,
};

/** Words in names of towns that have no capital. */
export const CITY_PARTICLES: Terms = {
	en: `
		upon
	`,
	fr: `
		la
		le
		les
		sur
		du
		des
	`,
	de: `
		am
		an
		der
		im
		in
		bei
		ob
	`,
	es: `
		de
		del
	`,
	it: `
		di
		da
	`,
	pt: `
		do
	`,
	nl: `
		den
		aan
	`,
	any: String.raw`
		St\.?
	`,
};

/** Words of addresses that are no streets. */
export const DISTRICT_WORDS: Terms = {
	en: `
		floor
		level
		block
		lot
		unit
		suite
		industrial
		park
		centre
		center
		mall
	`,
	any: `
		taman
		bandar
		seksyen
		kawasan
		pusat
		desa
		kampung
		blok
		selangor
		johor
		kuala lumpur
		malaysia
		shah alam
		petaling
	`,
};

/** What the number of a house begins with. */
export const HOUSE_NUMBERS: Terms = {
	any: `
		no
		lot
		unit
		gf
	`,
};

/** Where people work who work nowhere. */
export const REMOTE: Terms = {
	en: `
		remote
		home ?office
	`,
	fr: `
		télétravail
	`,
	es: `
		remoto
	`,
	nl: `
		thuis
	`,
};

/** States as Americans abbreviate them. */
export const US_STATES: Terms = {
	any: `
		AL
		AK
		AZ
		AR
		CA
		CO
		CT
		DE
		FL
		GA
		HI
		ID
		IL
		IN
		IA
		KS
		KY
		LA
		ME
		MD
		MA
		MI
		MN
		MS
		MO
		MT
		NE
		NV
		NH
		NJ
		NM
		NY
		NC
		ND
		OH
		OK
		OR
		PA
		RI
		SC
		SD
		TN
		TX
		UT
		VT
		VA
		WA
		WV
		WI
		WY
		DC
		PR
	`,
};

/** The same in full. */
export const US_STATE_NAMES: Terms = {
	en: `
		Alabama
		Alaska
		Arizona
		Arkansas
		California
		Colorado
		Connecticut
		Delaware
		Florida
		Georgia
		Hawaii
		Idaho
		Illinois
		Indiana
		Iowa
		Kansas
		Kentucky
		Louisiana
		Maine
		Maryland
		Massachusetts
		Michigan
		Minnesota
		Mississippi
		Missouri
		Montana
		Nebraska
		Nevada
		New Hampshire
		New Jersey
		New Mexico
		New York
		North Carolina
		North Dakota
		Ohio
		Oklahoma
		Oregon
		Pennsylvania
		Rhode Island
		South Carolina
		South Dakota
		Tennessee
		Texas
		Utah
		Vermont
		Virginia
		Washington
		West Virginia
		Wisconsin
		Wyoming
	`,
};

/** Provinces, abbreviated or in full. */
export const CANADIAN_PROVINCES: Terms = {
	any: `
		AB
		BC
		MB
		NB
		NL
		NS
		NT
		NU
		ON
		PE
		QC
		SK
		YT
		Ontario
		Qu[eé]bec
		British Columbia
		Alberta
		Manitoba
		Saskatchewan
		Nova Scotia
		New Brunswick
	`,
};

/** States as Australians abbreviate them. */
export const AUSTRALIAN_STATES: Terms = {
	any: `
		NSW
		VIC
		QLD
		WA
		SA
		TAS
		ACT
		NT
	`,
};
