import type { TemplateDraft } from '../../engine/src/model/template.ts';
import { drawFacts, drawLines, drawTable } from './draw.ts';
import type { Pen } from './draw.ts';
import type { Made, MadeSet } from './made.ts';
import { createSheet } from './sheet.ts';

/** The sender or the recipient of a bill. */
type Company = { name: string; street: string; place: string };
type Sender = Company & { phone: string; mail: string; web: string };

/** The texts of a bill in one language, and two pairs of companies. */
type Country = {
	title: string;
	facts: readonly [number: string, date: string, customer: string];
	columns: readonly [description: string, quantity: string, price: string, amount: string];
	totals: readonly [net: string, tax: string, gross: string];
	from: string;
	to: string;
	contact: string;
	phone: string;
	dear: string;
	yours: string;
	/** Tax number, register and manager of the sender; `vat` has a label and the number. */
	vat: readonly [label: string, number: string, ofBuyer: string];
	register: readonly string[];
	bank: readonly string[];
	pairs: readonly (readonly [Sender, Company])[];
};

const COUNTRIES: Readonly<Record<string, Country>> = {
	de: {
		title: 'Rechnung',
		facts: ['Rechnungsnummer', 'Rechnungsdatum', 'Kundennummer'],
		columns: ['Bezeichnung', 'Menge', 'Einzelpreis', 'Betrag'],
		totals: ['Nettobetrag', 'MwSt. 19 %', 'Gesamtbetrag'],
		from: 'Lieferant',
		to: 'Rechnungsempfänger',
		contact: 'Ihr Ansprechpartner',
		phone: 'Tel.',
		dear: 'Sehr geehrte Damen und Herren,',
		yours: 'Ihre USt-IdNr.',
		vat: ['USt-IdNr.', 'DE136695976', 'DE811569869'],
		register: [
			'Amtsgericht Kassel HRB 4471',
			'Steuernr. 025 / 112 / 4471',
			'Geschäftsführer: Jens Voss',
		],
		bank: ['Sparkasse Nord', 'IBAN DE89 3704 0044 0532 0130 00', 'BIC COBADEFFXXX'],
		pairs: [
			[
				{
					name: 'Elektro Harms GmbH',
					street: 'Industrieweg 14',
					place: '34123 Kassel',
					phone: '0561 98765-0',
					mail: 'info@elektro-harms.example',
					web: 'www.elektro-harms.example',
				},
				{ name: 'Hotel Seeblick KG', street: 'Uferstraße 3', place: '78464 Konstanz' },
			],
			[
				{
					name: 'Malerbetrieb Sonntag',
					street: 'Gartenstraße 8',
					place: '04109 Leipzig',
					phone: '0341 223344',
					mail: 'buero@maler-sonntag.example',
					web: 'www.maler-sonntag.example',
				},
				{ name: 'Brandt Immobilien GmbH & Co. KG', street: 'Am Markt 21', place: '99084 Erfurt' },
			],
		],
	},
	en: {
		title: 'Invoice',
		facts: ['Invoice number', 'Invoice date', 'Customer no.'],
		columns: ['Description', 'Quantity', 'Unit price', 'Amount'],
		totals: ['Subtotal', 'VAT 20 %', 'Total due'],
		from: 'From',
		to: 'Bill to',
		contact: 'Your contact',
		phone: 'Tel.',
		dear: 'Dear Sir or Madam,',
		yours: 'Your VAT number',
		vat: ['VAT number', 'GB980780684', 'GB123456727'],
		register: ['Registered in England No. 04471182', 'Director: Helen Marsh'],
		bank: [
			'Northern Trust Bank',
			'Sort code 20-45-77 Account 44710092',
			'IBAN GB29 NWBK 6016 1331 9268 19',
		],
		pairs: [
			[
				{
					name: 'Calder Timber Ltd',
					street: '7 Mill Lane',
					place: 'Halifax HX1 5PR',
					phone: '01422 330044',
					mail: 'accounts@caldertimber.example',
					web: 'www.caldertimber.example',
				},
				{ name: 'Wharf Joinery Limited', street: '22 Canal Street', place: 'Leeds LS1 4AP' },
			],
			[
				{
					name: 'Bright & Daughters',
					street: '4 Chapel Road',
					place: 'York YO1 7HH',
					phone: '01904 556677',
					mail: 'hello@brightdaughters.example',
					web: 'www.brightdaughters.example',
				},
				{ name: 'Fenwick Catering LLP', street: '90 Station Road', place: 'Durham DH1 3RN' },
			],
		],
	},
	fr: {
		title: 'Facture',
		facts: ['Facture n°', 'Date de facture', 'N° client'],
		columns: ['Désignation', 'Quantité', 'Prix unitaire', 'Montant'],
		totals: ['Total HT', 'TVA 20 %', 'Total TTC'],
		from: 'Émetteur',
		to: 'Facturé à',
		contact: 'Votre contact',
		phone: 'Tél.',
		dear: 'Madame, Monsieur,',
		yours: 'Votre n° TVA',
		vat: ['N° TVA', 'FR40303265045', 'FR83404833048'],
		register: ['SIRET 303 265 045 00018', 'RCS Lyon B 303 265 045', 'Capital social 40 000 €'],
		bank: ['Banque du Rhône', 'IBAN FR14 2004 1010 0505 0001 3M02 606', 'BIC PSSTFRPPLYO'],
		pairs: [
			[
				{
					name: 'Menuiserie Aubert SARL',
					street: '12 rue des Lilas',
					place: '69003 Lyon',
					phone: '04 72 11 22 33',
					mail: 'contact@menuiserie-aubert.example',
					web: 'www.menuiserie-aubert.example',
				},
				{ name: 'Clinique des Pins SAS', street: '5 avenue du Parc', place: '38000 Grenoble' },
			],
			[
				{
					name: 'Atelier Moreau',
					street: '3 place du Marché',
					place: '21000 Dijon',
					phone: '03 80 44 55 66',
					mail: 'atelier@moreau.example',
					web: 'www.moreau.example',
				},
				{ name: 'Transports Girard SA', street: '44 quai de la Gare', place: '67000 Strasbourg' },
			],
		],
	},
	it: {
		title: 'Fattura',
		facts: ['Fattura n.', 'Data fattura', 'Codice cliente'],
		columns: ['Descrizione', 'Quantità', 'Prezzo unitario', 'Importo'],
		totals: ['Imponibile', 'IVA 22 %', 'Totale fattura'],
		from: 'Fornitore',
		to: 'Cliente',
		contact: 'Il vostro referente',
		phone: 'Tel.',
		dear: 'Gentile cliente,',
		yours: 'Vostra P.IVA',
		vat: ['P.IVA', 'IT00743110157', 'IT12345670017'],
		register: ['REA MI-447118', 'Capitale sociale € 50.000 i.v.'],
		bank: ['Banca Lombarda', 'IBAN IT60 X054 2811 1010 0000 0123 456', 'BIC BLOPIT22'],
		pairs: [
			[
				{
					name: 'Ferramenta Bassi S.r.l.',
					street: 'Via Manzoni 18',
					place: '20121 Milano',
					phone: '02 4455667',
					mail: 'info@ferramentabassi.example',
					web: 'www.ferramentabassi.example',
				},
				{ name: 'Albergo Stella S.p.A.', street: 'Viale Europa 7', place: '37121 Verona' },
			],
			[
				{
					name: 'Studio Galli',
					street: 'Via Dante 5',
					place: '16121 Genova',
					phone: '010 998877',
					mail: 'studio@galli.example',
					web: 'www.galli.example',
				},
				{ name: 'Officine Ricci S.r.l.', street: 'Corso Torino 90', place: '10125 Torino' },
			],
		],
	},
	es: {
		title: 'Factura',
		facts: ['Factura n.º', 'Fecha de factura', 'N.º de cliente'],
		columns: ['Descripción', 'Cantidad', 'Precio unitario', 'Importe'],
		totals: ['Base imponible', 'IVA 21 %', 'Total factura'],
		from: 'Emisor',
		to: 'Facturar a',
		contact: 'Su contacto',
		phone: 'Tel.',
		dear: 'Estimado cliente:',
		yours: 'Su NIF',
		vat: ['NIF', 'ESB58378431', 'ESA28015865'],
		register: ['Registro Mercantil de Sevilla, tomo 447, folio 11'],
		bank: ['Banco del Sur', 'IBAN ES91 2100 0418 4502 0005 1332', 'BIC CAIXESBBXXX'],
		pairs: [
			[
				{
					name: 'Carpintería Olmo S.L.',
					street: 'Calle Feria 31',
					place: '41002 Sevilla',
					phone: '954 112 233',
					mail: 'info@carpinteriaolmo.example',
					web: 'www.carpinteriaolmo.example',
				},
				{ name: 'Hotel Alameda S.A.', street: 'Avenida del Mar 12', place: '29016 Málaga' },
			],
			[
				{
					name: 'Pinturas Vega',
					street: 'Calle Luna 4',
					place: '18001 Granada',
					phone: '958 445 566',
					mail: 'hola@pinturasvega.example',
					web: 'www.pinturasvega.example',
				},
				{ name: 'Conservas Duero S.L.', street: 'Calle Mayor 77', place: '47001 Valladolid' },
			],
		],
	},
	nl: {
		title: 'Factuur',
		facts: ['Factuurnummer', 'Factuurdatum', 'Klantnummer'],
		columns: ['Omschrijving', 'Aantal', 'Prijs', 'Bedrag'],
		totals: ['Subtotaal', 'BTW 21 %', 'Totaal'],
		from: 'Leverancier',
		to: 'Factuuradres',
		contact: 'Uw contactpersoon',
		phone: 'Tel.',
		dear: 'Geachte heer, mevrouw,',
		yours: 'Uw btw-nummer',
		vat: ['Btw-nr.', 'NL004495445B01', 'NL810433941B01'],
		register: ['KvK Utrecht 30112447'],
		bank: ['Rijnbank', 'IBAN NL91 ABNA 0417 1643 00', 'BIC ABNANL2A'],
		pairs: [
			[
				{
					name: 'Van Dijk Techniek B.V.',
					street: 'Havenweg 12',
					place: '3511 AB Utrecht',
					phone: '030 2233445',
					mail: 'info@vandijktechniek.example',
					web: 'www.vandijktechniek.example',
				},
				{ name: 'Zorggroep Linde B.V.', street: 'Parklaan 5', place: '6811 KM Arnhem' },
			],
			[
				{
					name: 'Schildersbedrijf Mulder',
					street: 'Dorpsstraat 9',
					place: '9711 LM Groningen',
					phone: '050 6677889',
					mail: 'post@mulder.example',
					web: 'www.mulder.example',
				},
				{ name: 'Bakkerij De Molen N.V.', street: 'Stationsplein 1', place: '7511 JD Enschede' },
			],
		],
	},
};

type Parts = { pen: Pen; country: Country; seller: Sender; buyer: Company };
/** The places of sender and recipient: a layout draws the head and returns where the rest begins. */
type Layout = (parts: Parts) => number;

const LEFT = 50;
const RIGHT = 360;
const linesOf = ({ name, street, place }: Company) => [name, street, place];
const oneLine = ({ name, street, place }: Company) => `${name} · ${street} · ${place}`;

const LAYOUTS: Readonly<Record<string, Layout>> = {
	/** The default of ERP software: sender left, recipient right, the sender's numbers in the footer. */
	'erp-right': ({ pen, country, seller, buyer }) => {
		drawLines(pen, LEFT, 60, linesOf(seller));
		drawLines(pen, RIGHT, 60, linesOf(buyer));
		drawFoot(pen, country, seller, {});
		return 160;
	},
	'erp-left': ({ pen, country, seller, buyer }) => {
		drawLines(pen, RIGHT, 60, linesOf(seller));
		drawLines(pen, LEFT, 60, linesOf(buyer));
		drawFoot(pen, country, seller, {});
		return 160;
	},
	/** The recipient is lower than the sender, with its customer number below it. */
	'erp-lower-right': ({ pen, country, seller, buyer }) => {
		drawLines(pen, LEFT, 40, linesOf(seller), { first: 14 });
		drawLines(pen, RIGHT, 110, [...linesOf(buyer), `${country.facts[2]} 20417`]);
		drawFoot(pen, country, seller, { withAddress: true });
		return 200;
	},
	'erp-higher-right': ({ pen, country, seller, buyer }) => {
		drawLines(pen, RIGHT, 40, linesOf(buyer));
		drawLines(pen, LEFT, 90, linesOf(seller));
		drawFoot(pen, country, seller, {});
		return 180;
	},
	'erp-higher-left': ({ pen, country, seller, buyer }) => {
		drawLines(pen, LEFT, 40, linesOf(buyer));
		drawLines(pen, RIGHT, 90, linesOf(seller));
		drawFoot(pen, country, seller, {});
		return 180;
	},
	/** For a window envelope: the sender in one small line above the recipient. */
	window: ({ pen, country, seller, buyer }) => {
		drawLines(pen, RIGHT, 40, [seller.name, `${country.phone} ${seller.phone}`, seller.mail], {
			first: 14,
		});
		pen.write(LEFT, 128, oneLine(seller), { size: 7 });
		drawLines(pen, LEFT, 145, linesOf(buyer));
		drawFoot(pen, country, seller, { withAddress: true });
		return 250;
	},
	'window-bare': ({ pen, country, seller, buyer }) => {
		pen.write(LEFT, 128, oneLine(seller), { size: 7 });
		drawLines(pen, LEFT, 145, linesOf(buyer));
		drawFoot(pen, country, seller, { withAddress: true });
		return 250;
	},
	'window-right': ({ pen, country, seller, buyer }) => {
		pen.write(RIGHT - 20, 128, oneLine(seller), { size: 6 });
		drawLines(pen, RIGHT - 20, 145, linesOf(buyer));
		drawFoot(pen, country, seller, {});
		return 250;
	},
	/** The head is an image: only the footer names the sender. */
	'foot-right': ({ pen, country, seller, buyer }) => {
		drawLines(pen, RIGHT, 110, linesOf(buyer));
		drawFoot(pen, country, seller, { withAddress: true });
		return 200;
	},
	'foot-left': ({ pen, country, seller, buyer }) => {
		drawLines(pen, LEFT, 110, linesOf(buyer));
		drawFoot(pen, country, seller, { withAddress: true });
		return 200;
	},
	/** The tax number of each party is below its address. */
	'taxes-right': ({ pen, country, seller, buyer }) => {
		const [label, own, other] = country.vat;
		drawLines(pen, LEFT, 50, [...linesOf(seller), `${label} ${own}`]);
		drawLines(pen, RIGHT, 50, [...linesOf(buyer), `${country.yours} ${other}`]);
		drawBank(pen, country);
		return 160;
	},
	'taxes-left': ({ pen, country, seller, buyer }) => {
		const [label, own, other] = country.vat;
		drawLines(pen, RIGHT, 50, [...linesOf(seller), `${label} ${own}`]);
		drawLines(pen, LEFT, 50, [...linesOf(buyer), `${country.yours} ${other}`]);
		drawBank(pen, country);
		return 160;
	},
	labelled: ({ pen, country, seller, buyer }) => {
		drawLines(pen, LEFT, 60, [country.from, ...linesOf(seller)]);
		drawLines(pen, RIGHT, 60, [country.to, ...linesOf(buyer)]);
		drawFoot(pen, country, seller, {});
		return 170;
	},
	/** Only the recipient has a label. */
	'label-of-recipient': ({ pen, country, seller, buyer }) => {
		drawLines(pen, RIGHT, 40, linesOf(seller));
		drawLines(pen, LEFT, 60, [country.to, ...linesOf(buyer)]);
		drawFoot(pen, country, seller, {});
		return 170;
	},
	/** The footer has numbers and a web address, but no name. */
	'nameless-foot-left': ({ pen, country, seller, buyer }) => {
		drawLines(pen, RIGHT, 50, linesOf(seller));
		drawLines(pen, LEFT, 50, linesOf(buyer));
		drawFoot(pen, country, seller, { isNameless: true });
		return 150;
	},
	'nameless-foot-right': ({ pen, country, seller, buyer }) => {
		drawLines(pen, LEFT, 50, linesOf(seller));
		drawLines(pen, RIGHT, 50, linesOf(buyer));
		drawFoot(pen, country, seller, { isNameless: true });
		return 150;
	},
	/** No footer: contact details are below the sender's address. */
	'contacts-left': ({ pen, country, seller, buyer }) => {
		const { phone, mail } = seller;
		drawLines(pen, RIGHT, 50, [...linesOf(seller), `${country.phone} ${phone}`, mail]);
		drawLines(pen, LEFT, 80, linesOf(buyer));
		drawBank(pen, country);
		return 180;
	},
	'contacts-right': ({ pen, country, seller, buyer }) => {
		const { phone, mail } = seller;
		drawLines(pen, LEFT, 50, [...linesOf(seller), `${country.phone} ${phone}`, mail]);
		drawLines(pen, RIGHT, 80, linesOf(buyer));
		drawBank(pen, country);
		return 180;
	},
	/** The footer has normal letter size, and the recipient is repeated as the ship-to party. */
	'large-foot': ({ pen, country, seller, buyer }) => {
		drawLines(pen, LEFT, 60, linesOf(buyer));
		drawLines(pen, RIGHT, 60, linesOf(seller));
		pen.write(LEFT, 150, `${country.to}: ${buyer.name}`);
		drawFoot(pen, country, seller, { size: 9 });
		return 180;
	},
	/** The sender's name is large and centred, its address is only in the footer. */
	centred: ({ pen, country, seller, buyer }) => {
		pen.write(220, 40, seller.name, { size: 18, bold: true });
		drawLines(pen, LEFT, 110, linesOf(buyer));
		drawFoot(pen, country, seller, { withAddress: true });
		return 200;
	},
	/** A person's name is between the recipient's name and street. */
	person: ({ pen, country, seller, buyer }) => {
		const { name, street, place } = buyer;
		drawLines(pen, RIGHT, 60, [name, 'Anna Keller', street, place]);
		drawLines(pen, LEFT, 60, linesOf(seller));
		drawFoot(pen, country, seller, {});
		return 170;
	},
	/** A contact person of the sender is beside the recipient's address. */
	contact: ({ pen, country, seller, buyer }) => {
		drawLines(pen, LEFT, 100, linesOf(buyer));
		drawLines(pen, RIGHT, 60, linesOf(seller), { first: 12 });
		drawFacts(pen, RIGHT, 120, 460, [
			[country.contact, 'K. Weber'],
			[country.phone, seller.phone],
		]);
		pen.write(RIGHT, 152, seller.mail);
		drawFoot(pen, country, seller, {});
		return 200;
	},
};

function drawFoot(
	pen: Pen,
	country: Country,
	seller: Sender,
	{ withAddress = false, isNameless = false, size = 7 },
): void {
	const [label, own] = country.vat;
	const reach = [`${country.phone} ${seller.phone}`, seller.web];
	const named = withAddress ? linesOf(seller) : [seller.name, ...reach];
	const columns = [
		isNameless ? reach : named,
		[`${label} ${own}`, ...country.register],
		country.bank,
	];
	columns.forEach((lines, i) => {
		lines.forEach((text, n) => {
			pen.write(LEFT + 180 * i, 770 + 1.5 * size * n, text, { size });
		});
	});
}

function drawBank(pen: Pen, { bank }: Country): void {
	pen.write(LEFT, 790, bank.join(', '), { size: 7 });
}

/** The same bill in many layouts: position alone does not tell sender from recipient. */
export function makeLetterheads(): MadeSet {
	const company = (who: string) => ({
		type: 'object' as const,
		properties: {
			name: { type: 'string' as const, description: `Name of the ${who}` },
			address: {
				type: 'string' as const,
				format: 'address' as const,
				description: `Address of the ${who}`,
			},
			vatNumber: { type: 'string' as const, description: `VAT number of the ${who}` },
		},
	});
	const template: TemplateDraft = {
		name: 'Bill',
		category: 'INVOICE',
		schema: { data: { seller: company('seller'), buyer: company('buyer') } },
	};
	const documents = Object.entries(COUNTRIES).flatMap(([language, country]) =>
		Object.entries(LAYOUTS).flatMap(([layout, draw]) =>
			country.pairs.map(([seller, buyer], i) =>
				makeLetter(`${layout}-${language}-${i + 1}`, draw, { country, seller, buyer }),
			),
		),
	);
	return {
		name: 'own-letterheads',
		template,
		documents,
		kinds: {
			'seller.name': 'name',
			'seller.address': 'address',
			'seller.vatNumber': 'id',
			'buyer.name': 'name',
			'buyer.address': 'address',
			'buyer.vatNumber': 'id',
		},
	};
}

function makeLetter(id: string, draw: Layout, parts: Omit<Parts, 'pen'>): Made {
	const { country, seller, buyer } = parts;
	const pen = createSheet();
	const top = draw({ ...parts, pen });
	pen.write(LEFT, top, `${country.title} 2026-0417`, { size: 13, bold: true });
	drawFacts(pen, LEFT, top + 24, 160, [
		[country.facts[1], '05.10.2026'],
		[country.facts[2], '20417'],
	]);
	pen.write(LEFT, top + 66, country.dear);
	const [first, ...others] = country.columns;
	const end = drawTable(
		pen,
		top + 96,
		[
			{ head: first, x: LEFT },
			...others.map((head, i) => ({ head, x: 360 + 92 * i, right: true })),
		],
		[
			['A 100', '2', '60,00', '120,00'],
			['B 200', '1', '80,00', '80,00'],
		],
	);
	drawFacts(
		pen,
		370,
		end + 20,
		545,
		country.totals.map((label, i) => [label, ['200,00', '38,00', '238,00'][i] ?? '']),
		{ right: true },
	);
	const isTaxed = id.startsWith('taxes');
	const isNumbered = !id.startsWith('contacts');
	const addressOf = ({ street, place }: Company) => `${street}, ${place}`;
	return {
		id,
		sheets: [pen],
		family: id.replace(/-\w\w-\d$/, ''),
		truth: {
			seller: {
				name: seller.name,
				address: addressOf(seller),
				vatNumber: isNumbered ? country.vat[1] : null,
			},
			buyer: {
				name: buyer.name,
				address: addressOf(buyer),
				vatNumber: isTaxed ? country.vat[2] : null,
			},
		},
	};
}
