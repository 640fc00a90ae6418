import type { Family, PlacedFamily } from '../../training/corpus/family.ts';
import { drawGoods, sumUp } from '../../training/corpus/kit/goods.ts';
import { markup } from '../../training/corpus/kit/html.ts';
import type { Markup } from '../../training/corpus/kit/html.ts';
import type { Locale } from '../../training/corpus/kit/locale.ts';
import { addDays } from '../../training/corpus/kit/random.ts';
import type { Random } from '../../training/corpus/kit/random.ts';
import { drawParagraph, proseOf } from './prose.ts';

/** What stands between documents: nobody has a template for it. */
export const NONE_KINDS: ReadonlySet<string> = new Set(['terms', 'cover', 'newsletter', 'logo']);

const LOCALES = [
	'en-GB',
	'de-DE',
	'fr-FR',
	'es-ES',
	'it-IT',
	'nl-NL',
	'pl-PL',
	'sv-SE',
	'en-US',
	'de-AT',
];
type Draw = (random: Random, locale: Locale) => Markup;

const TITLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	invoice: {
		en: 'Invoice',
		de: 'Rechnung',
		fr: 'Facture',
		es: 'Factura',
		it: 'Fattura',
		nl: 'Factuur',
		pl: 'Faktura',
		sv: 'Faktura',
	},
	'purchase-order': {
		en: 'Purchase Order',
		de: 'Bestellung',
		fr: 'Bon de commande',
		es: 'Pedido',
		it: 'Ordine di acquisto',
		nl: 'Bestelling',
		pl: 'Zamówienie',
		sv: 'Inköpsorder',
	},
	quotation: {
		en: 'Quotation',
		de: 'Angebot',
		fr: 'Devis',
		es: 'Presupuesto',
		it: 'Preventivo',
		nl: 'Offerte',
		pl: 'Oferta',
		sv: 'Offert',
	},
	'delivery-note': {
		en: 'Delivery Note',
		de: 'Lieferschein',
		fr: 'Bon de livraison',
		es: 'Albarán',
		it: 'Documento di trasporto',
		nl: 'Pakbon',
		pl: 'Dowód dostawy',
		sv: 'Följesedel',
	},
	'bank-statement': {
		en: 'Account Statement',
		de: 'Kontoauszug',
		fr: 'Relevé de compte',
		es: 'Extracto de cuenta',
		it: 'Estratto conto',
		nl: 'Rekeningafschrift',
		pl: 'Wyciąg bankowy',
		sv: 'Kontoutdrag',
	},
};

/** How pages are numbered, as content of a margin box; none in a quarter of the documents. */
function drawNumbering(random: Random, locale: Locale): { content: string; place: string } {
	const [page, of] = [locale.label('page'), locale.label('of')];
	const content = random.pick([
		`"${page} " counter(page) " ${of} " counter(pages)`,
		`"${page} " counter(page) "/" counter(pages)`,
		`counter(page) " / " counter(pages)`,
		`"- " counter(page) " -"`,
		`"${page} " counter(page)`,
		'counter(page)',
		'none',
		'none',
	]);
	return {
		content,
		place: random.pick(['bottom-center', 'bottom-right', 'top-right', 'bottom-left']),
	};
}

function pageRule(random: Random, locale: Locale, running?: string): string {
	const { content, place } = drawNumbering(random, locale);
	const margin = `${random.int(16, 24)}mm ${random.int(14, 22)}mm`;
	const corner = place === 'top-right' ? 'top-left' : 'top-right';
	const run = running === undefined ? '' : `@${corner} { content: "${running}"; font-size: 8pt }`;
	return `@page { size: ${locale.countryCode === 'US' ? 'letter' : 'A4'}; margin: ${margin}; @${place} { content: ${content}; font-size: 8pt } ${run} }`;
}

function bodyFont(random: Random): string {
	return `${random.decimal(8.6, 10.8, 1)}pt/${random.decimal(1.25, 1.5)} '${random.pick(['Liberation Sans', 'Liberation Serif', 'DejaVu Sans', 'DejaVu Serif'])}'`;
}

const TRADES = ['office', 'building', 'technical', 'services'] as const;

/** A trade document whose table goes on over several pages. */
function longTable(kind: string, isBoxed: boolean): Draw {
	return (random, locale) => {
		const [seller, buyer] = [locale.company(), locale.company()];
		const title = TITLES[kind]?.[locale.language] ?? TITLES[kind]?.en ?? kind;
		const number = random.pattern(random.pick(['######', 'AB-#####', '20##-####', '#######/##']));
		const day = locale.date(random.day('2018-01-05', '2026-05-30'));
		const items = drawGoods(random, locale, pickTrade(random), random.int(26, 90));
		const sums = sumUp(items, locale);
		const hasHead = random.chance(0.6);
		const cells = [
			locale.label('position'),
			locale.label('article'),
			locale.label('description'),
			locale.label('quantity'),
			locale.label('unitPrice'),
			locale.label('amount'),
		];
		const head = markup`<tr>${cells.map((cell) => markup`<th>${cell}`)}`;
		const rows = items.map(
			(item) =>
				markup`<tr><td>${String(item.position)}<td>${item.code}<td>${item.name}<td class="n">${locale.count(item.quantity).text}<td class="n">${locale.amount(item.price).text}<td class="n">${locale.amount(item.amount).text}`,
		);
		const running = random.chance(0.4) ? `${title} ${number}` : undefined;
		const letterhead = markup`<div class="l"><b>${seller.name}</b><br>${seller.address.lines[0]}, ${seller.address.lines[1]}<br>${seller.phone} ${seller.web}</div>`;
		const isFixed = random.chance(0.35);
		const facts = markup`<table class="k"><tr><td>${locale.label('date')}<td>${day.text}<tr><td>${title} ${random.pick(['Nr.', 'No.', '#', 'N°'])}<td>${number}<tr><td>${locale.label('customerNumber')}<td>${random.pattern('#####')}</table>`;
		const totals = markup`<table class="z"><tr><td>${locale.label('subtotal')}<td class="n">${locale.amount(sums.net).text}<tr><td>${locale.label('tax')}<td class="n">${locale.amount(sums.tax).text}<tr><td><b>${locale.label('total')}</b><td class="n"><b>${locale.money(sums.gross).text}</b></table>`;
		const footer =
			random.chance(0.5) &&
			markup`<footer>${seller.name} · IBAN ${locale.iban()} · ${locale.country.tax[0]} ${seller.taxNumber}</footer>`;
		const box = isBoxed ? 'border: .6pt solid #555;' : '';
		return markup`<style>${{ markup: `${pageRule(random, locale, running)} body { font: ${bodyFont(random)} } .i { width: 100%; margin: 6mm 0 } .i th { text-align: left; border-bottom: .8pt solid } .i td, .i th { padding: .9mm 1.5mm .9mm 0; ${box} } .n { text-align: right } .l { ${isBoxed ? 'text-align: right;' : ''} } .z { margin-left: auto } .k td { padding-right: 6mm; ${box} } h1 { font-size: ${random.int(13, 22)}pt } footer { position: fixed; bottom: 0; font-size: 7pt } thead.once { display: table-row-group } header.f { position: fixed; top: 0 } .gap { height: 18mm } ` }}</style>
			${isFixed ? markup`<table style="width:100%"><thead><tr><td>${letterhead}</thead><tbody><tr><td>` : letterhead}
			${isBoxed && markup`<h1>${title}</h1>`}<p>${buyer.name}<br>${buyer.address.lines[0]}<br>${buyer.address.lines[1]}</p>${facts}
			${!isBoxed && markup`<h1>${title} ${random.chance(0.5) ? number : ''}</h1>`}
			<table class="i"><thead class="${hasHead ? 'again' : 'once'}">${head}</thead><tbody>${rows}</tbody></table>${totals}
			${kind === 'invoice' && markup`<p>${locale.label('paymentTerms')}: 30. IBAN ${locale.iban()}</p>`}${isFixed && markup`</table>`}${footer}`;
	};
}

function pickTrade(random: Random): Parameters<typeof drawGoods>[2] {
	return random.pick(TRADES);
}

/** Movements of an account, month by month. */
const longStatement: Draw = (random, locale) => {
	const holder = locale.person();
	const title = TITLES['bank-statement']?.[locale.language] ?? 'Account Statement';
	let day = random.day('2019-01-01', '2025-12-01');
	let balance = random.decimal(500, 9000);
	const rows = Array.from({ length: random.int(40, 110) }, () => {
		day = addDays(day, random.int(0, 2));
		const amount = random.decimal(-420, 400);
		balance += amount;
		return markup`<tr><td>${locale.date(day).text}<td>${random.pick([locale.company().name, locale.person().name])}<td class="n">${locale.amount(amount).text}<td class="n">${locale.amount(balance).text}`;
	});
	const iban = locale.iban() || random.pattern('####-########');
	return markup`<style>${{ markup: `${pageRule(random, locale, random.chance(0.5) ? iban : undefined)} body { font: ${bodyFont(random)} } table { width: 100% } td { padding: .7mm 0 } .n { text-align: right } th { text-align: left }` }}</style>
		<h2>${locale.bank()}</h2><p>${holder.name}<br>${locale.address().whole}</p><h1>${title}</h1><p>IBAN ${iban}</p>
		<table><thead><tr><th>${locale.label('date')}<th>${locale.label('description')}<th class="n">${locale.label('amount')}<th class="n">Saldo</thead>${rows}</table>`;
};

/** An agreement in numbered clauses. */
function longAgreement(isInColumns: boolean): Draw {
	return (random, locale) => {
		const prose = proseOf(locale.language);
		const [one, other] = [locale.company(), locale.company()];
		const sections = prose.heads.map(
			(head, i) =>
				markup`<h3>${random.chance(1) && `${isInColumns ? '§ ' : ''}${i + 1}${isInColumns ? '' : '.'} ${head}`}</h3><p>${drawParagraph(random, prose.clauses, random.int(4, 9))}</p><p>${drawParagraph(random, prose.clauses, random.int(2, 7))}</p>`,
		);
		return markup`<style>${{ markup: `${pageRule(random, locale)} body { font: ${bodyFont(random)} } .c { ${isInColumns ? 'column-count: 2' : ''} }` }}</style><h1 style="text-align:center">${prose.agreement}</h1>
			<p>${one.name}, ${one.address.whole}</p><p>${other.name}, ${other.address.whole}</p><div class="c">${sections}</div><p>${locale.address().city}, ${locale.date(random.day('2015-01-01', '2026-01-01')).text}</p><p>________________ ${locale.label('signature')}</p>`;
	};
}

/** A report of a company: headings, paragraphs, a table here and there. */
const longReport: Draw = (random, locale) => {
	const prose = proseOf(locale.language);
	const firm = locale.company();
	const parts = Array.from(
		{ length: random.int(5, 9) },
		(_, i) =>
			markup`<h2>${i + 1} ${random.pick(prose.news).replace(/[.]$/, '')}</h2><p>${drawParagraph(random, [...prose.news, ...prose.letter], random.int(9, 18))}</p>`,
	);
	return markup`<style>${{ markup: `${pageRule(random, locale, random.chance(0.5) ? firm.name.replaceAll('"', '') : undefined)} body { font: ${bodyFont(random)} }` }}</style><h1>${firm.name}</h1>${parts}`;
};

/** Small print: conditions in one or several columns. */
function terms(columns: number): Draw {
	return (random, locale) => {
		const prose = proseOf(locale.language);
		const isNumbered = random.chance(0.7);
		const sections = random
			.some(prose.heads, random.int(5, 9))
			.map(
				(head, i) =>
					markup`<h4>${isNumbered ? `${i + 1}. ` : ''}${head}</h4><p>${drawParagraph(random, prose.clauses, random.int(3, columns > 1 ? 8 : 5))}</p>`,
			);
		const firm = random.chance(0.6) ? locale.company().name : '';
		return markup`<style>@page { size: A4; margin: 12mm 14mm } body { font: ${String(random.decimal(6.5, 8.6, 1))}pt/1.25 'Liberation Sans' } div { column-count: ${String(columns)} } h4 { margin: 1.5mm 0 0 } p { margin: 0 }</style><h2>${prose.terms} ${firm}</h2><div>${sections}</div>`;
	};
}

/** A letter that goes with other papers. */
const cover: Draw = (random, locale) => {
	const prose = proseOf(locale.language);
	const [firm, reader] = [locale.company(), locale.person()];
	return markup`<style>${{ markup: `@page { size: A4; margin: 22mm } body { font: ${bodyFont(random)} }` }}</style><b>${firm.name}</b><br>${firm.address.whole}<p>${reader.name}<br>${locale.address().lines[0]}<br>${locale.address().lines[1]}</p><p style="text-align:right">${firm.address.city}, ${locale.date(random.day('2016-01-01', '2026-01-01')).text}</p><p>${prose.dear}</p>${random.some(prose.letter, random.int(3, 5)).map((one) => markup`<p>${one} ${random.pick(prose.letter)}</p>`)}<p>${prose.regards}</p><p>${locale.person().name}</p>`;
};

const newsletter: Draw = (random, locale) => {
	const prose = proseOf(locale.language);
	const firm = locale.company();
	const pieces = Array.from(
		{ length: random.int(4, 7) },
		() =>
			markup`<h3>${random.pick(prose.news)}</h3><p>${drawParagraph(random, [...prose.news, ...prose.letter], random.int(3, 7))}</p>`,
	);
	return markup`<style>${{ markup: `@page { size: A4; margin: 15mm } body { font: ${bodyFont(random)} } div { column-count: ${random.int(1, 3)} }` }}</style><h1>${random.chance(0.7) ? prose.newsletter : firm.name} ${random.pattern('#/20##')}</h1><p>${firm.name} – ${firm.web}</p><div>${pieces}</div>`;
};

/** A sheet with little more than a name. */
const logo: Draw = (random, locale) => {
	const firm = locale.company();
	return markup`<style>@page { size: A4; margin: 20mm } h1 { font: bold ${String(random.int(24, 48))}pt 'DejaVu Sans'; text-align: center; margin-top: 80mm }</style><h1>${firm.name}</h1>${random.chance(0.5) && markup`<p style="text-align:center">${firm.web}</p>`}`;
};

function place(id: string, author: string, draw: Draw): PlacedFamily {
	const family: Family = {
		author,
		locales: LOCALES,
		draw: (random, locale) => ({ html: draw(random, locale), fields: {} }),
	};
	return { ...family, id, kind: id.slice(0, id.indexOf('/')) };
}

/** Designs of long documents and of pages between documents. Those of `later` are held out from the fit. */
export const PACKET_FAMILIES: readonly PlacedFamily[] = [
	...Object.keys(TITLES)
		.filter((kind) => kind !== 'bank-statement')
		.flatMap((kind) => [
			place(`${kind}/long-plain`, 'early', longTable(kind, false)),
			place(`${kind}/long-boxed`, 'later', longTable(kind, true)),
		]),
	place('bank-statement/long', 'early', longStatement),
	place('contract/long-clauses', 'early', longAgreement(false)),
	place('contract/long-columns', 'later', longAgreement(true)),
	place('report/long', 'early', longReport),
	place('terms/one-column', 'early', terms(1)),
	place('terms/two-columns', 'early', terms(2)),
	place('terms/three-columns', 'later', terms(3)),
	place('cover/letter', 'early', cover),
	place('newsletter/columns', 'early', newsletter),
	place('logo/name', 'early', logo),
];
