import type { Family, Fields } from '../../family.ts';
import { drawSignature, stampNumber } from '../../kit/archive.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { drawTypeface } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askTable, drawFour, filler } from '../../kit/slips.ts';

const fields: Fields = {
	...askForm({
		specNo:
			'SPECIFICATION NO. | What number has the specification? | Spezifikationsnummer | numéro de spécification | specNumber',
		product:
			'PRODUCT | Which product is specified? | Produkt | produit | produkt | specifiedProduct',
		supersedes:
			'SUPERSEDES | Which specification does it replace? | ersetzt | remplace | ersätter | supersedes',
		effective:
			'@ EFFECTIVE | From when does it hold? | gültig ab | en vigueur le | gäller från | effectiveDate',
		revision: 'REVISION | Which revision is it? | Ausgabe | révision | utgåva | revisionLetter',
		supplier:
			'SUPPLIER | Which supplier must meet it? | Lieferant | fournisseur | leverantör | supplierName',
		location: 'PLANT | For which plant? | Werk | usine | fabrik | plantName',
		sampling:
			'SAMPLING | How many are tested of each lot? | Stichprobe | échantillonnage | stickprov | samplingPlan',
		storage: 'STORAGE | How must it be kept? | Lagerung | stockage | lagring | storageInstruction',
		shelfLife:
			'SHELF LIFE | How long does it keep? | Haltbarkeit | durée de conservation | hållbarhet | shelfLife',
		reject:
			'REJECT IF | When is the lot rejected? | Ablehnung | motif de refus | avvisas om | rejectCondition',
		issued: 'ISSUED BY | Who issued it? | herausgegeben von | établi par | utfärdad av | issuedBy',
		approved: 'APPROVED | Who approved it? | genehmigt | approuvé par | godkänd av | approvedBy',
		pageNumber:
			'number stamped on the page | Which number is stamped on the sheet? | archiveNumber',
		price: '-# PRICE | What does it cost? | Preis | prix',
		orderNo: '- ORDER NO. | Which order? | Bestellung | commande',
	}),
	limits: askTable(
		{
			property: 'property | Merkmal | caractéristique | egenskap',
			target: '# target | Sollwert | valeur nominale | målvärde',
			minimum: '# least | Mindestwert | minimum | lägst',
			maximum: '# greatest | Höchstwert | maximum | högst',
			unit: 'unit | Einheit | unité | enhet',
			method: 'test method | Prüfmethode | méthode | provmetod',
		},
		'properties and limits | Grenzwerte | caractéristiques | provvärden | specLimits',
	),
};
const SAID = {
	en: 'PRODUCT SPECIFICATION|SPECIFICATION NO.|PRODUCT|SUPERSEDES|EFFECTIVE|REVISION|SUPPLIER|PLANT|SAMPLING|STORAGE|SHELF LIFE|REJECT IF|ISSUED BY|APPROVED|Property|Target|Min|Max|Unit|Method|Moisture;Thickness;Density;Colour value;Tensile;pH;Width;Porosity|five per lot;first and last bale;every 2 hours|dry and dark;below 20 C|6 months;1 year;see carton|any limit exceeded;seal broken;wet spots;wrong code',
	de: 'SPEZIFIKATION|SPEZ.-NR.|PRODUKT|ERSETZT|GÜLTIG AB|AUSGABE|LIEFERANT|WERK|STICHPROBE|LAGERUNG|HALTBARKEIT|ABLEHNEN WENN|AUSGESTELLT|GENEHMIGT|Merkmal|Soll|Min|Max|Einheit|Methode|Feuchte;Dicke;Dichte;Farbzahl;Zugfestigkeit;pH;Breite;Porosität|fünf je Los;Anfang und Ende;alle 2 Stunden|trocken, dunkel;unter 20 °C|6 Monate;1 Jahr;siehe Karton|Grenze überschritten;Siegel verletzt;feuchte Stellen',
	fr: 'SPÉCIFICATION|N°|PRODUIT|REMPLACE|EN VIGUEUR LE|RÉVISION|FOURNISSEUR|USINE|ÉCHANTILLONNAGE|STOCKAGE|CONSERVATION|REFUS SI|ÉTABLI PAR|APPROUVÉ|Caractéristique|Nominal|Min|Max|Unité|Méthode|Humidité;Épaisseur;Densité;Indice couleur;Traction;pH;Largeur;Porosité|cinq par lot;début et fin;toutes les 2 h|au sec;moins de 20 °C|6 mois;1 an|limite dépassée;scellé rompu',
	sv: 'SPECIFIKATION|SPEC. NR|PRODUKT|ERSÄTTER|GÄLLER FRÅN|UTGÅVA|LEVERANTÖR|FABRIK|STICKPROV|LAGRING|HÅLLBARHET|AVVISAS OM|UTFÄRDAD|GODKÄND|Egenskap|Mål|Lägst|Högst|Enhet|Metod|Fukt;Tjocklek;Densitet;Färgtal;Draghållfasthet;pH;Bredd;Porositet|fem per parti;var 2:a timme|torrt och mörkt;under 20 °C|6 månader;1 år|gräns överskriden;bruten plombering',
};
const UNITS: readonly (readonly [string, number, number])[] = [
	['%', 4, 14],
	['mm', 0.05, 2.4],
	['kg/m³', 200, 900],
	['–', 1, 90],
	['N/mm²', 2, 60],
	['', 3.5, 9],
	['mm', 5, 80],
	['µm', 2, 40],
];

/** A specification sheet: property names led by dots to their target, limits printed as one text of from – to, the test method in a further column without a rule. */
const family: Family = {
	author: 'ignatius',
	locales: ['en-US', 'de-DE', 'fr-FR', 'sv-SE', 'en-GB'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const put = filler(random);
		const { amount } = locale;
		const day = random.day('1962-02-01', '1996-10-01');
		const [issuer, boss] = drawFour(locale);
		const names = say(20).split(';');
		const limits = random
			.some(
				UNITS.map((_, i) => i),
				random.int(3, 7),
			)
			.sort((a, b) => a - b)
			.map((i) => {
				const [unit = '', low = 0, high = 1] = UNITS[i] ?? [];
				const places = high > 50 ? 0 : 2;
				const target = random.decimal(low, high, places);
				const spread = Number((target * 0.1).toFixed(places)) || 0.1;
				return {
					name: names[i] ?? '',
					unit,
					target,
					places,
					low: Number((target - spread).toFixed(places)),
					high: Number((target + spread).toFixed(places)),
				};
			});
		const isRange = random.chance(0.5);
		const head = (label: string, content: ReturnType<typeof put>) =>
			markup`<span class="h"><i>${label}</i> <tt>${content}</tt></span>`;
		const html = markup`<style>@page { size: ${locale.countryCode === 'US' ? 'letter' : 'A4'}; margin: 16mm } body { font: 9pt/1.35 'Liberation Serif'; position: relative; min-height: 220mm } h1 { font: bold 13pt 'Liberation Serif'; border-top: 2pt solid; border-bottom: .6pt solid; padding: 1.5mm 0; margin: 0 0 5mm } .h { display: inline-block; min-width: 44%; margin-bottom: 2.4mm } i { font: 7pt 'Liberation Sans' } tt { font: ${drawTypeface(random, 9.8)} } .l { display: flex; align-items: baseline } .l u { flex: 1; border-bottom: .8pt dotted; text-decoration: none; margin: 0 1.5mm } .l tt { min-width: 24mm; text-align: right; padding-left: 4mm } .n { font-size: 8pt }
			</style><h1>${say(0)}</h1>${head(say(1), put('specNo', random.pattern('S-####')))}${head(say(5), put('revision', random.pick(['A', 'B', 'C', '2']), 0.8))}${head(say(2), put('product', random.pick(['Filter plug 108 mm', 'Carton board 300 g', 'Casing syrup', 'Aluminium foil 9 µm'])))}${head(say(4), put('effective', locale.date(addDays(day, 30)), 0.9))}${head(say(6), put('supplier', random.pick(['Monarch Laboratories', 'Ostrander Chemical', 'Pine Bluff Milling']), 0.6))}${head(say(3), put('supersedes', random.pattern('S-####'), 0.5))}${head(say(7), put('location', locale.address().city, 0.6))}
			<div style="margin:5mm 0"><div data-list="limits"><div class="n">${say(14)} … ${say(15)} &nbsp; ${say(16)} – ${say(17)} &nbsp; ${say(18)} &nbsp; ${say(19)}</div>${limits.map((one) => markup`<div class="l" data-row><tt style="text-align:left;min-width:40mm">${field('property', one.name)}</tt><u></u><tt>${field('target', amount(one.target, one.places))}</tt><tt>${isRange ? markup`${field('minimum', amount(one.low, one.places))} – ${field('maximum', amount(one.high, one.places))}` : markup`${field('minimum', amount(one.low, one.places))} / ${field('maximum', amount(one.high, one.places))}`}</tt><tt>${one.unit !== '' && field('unit', one.unit)}</tt><tt>${random.chance(0.7) && field('method', random.pattern('M-##'))}</tt></div>`)}</div></div>
			<p>${say(8)}: ${put('sampling', random.pick(say(21).split(';')), 0.8)} &nbsp; ${say(9)}: ${put('storage', random.pick(say(22).split(';')), 0.7)} &nbsp; ${say(10)}: ${put('shelfLife', random.pick(say(23).split(';')), 0.6)}<br>${say(11)}: ${put('reject', random.pick(say(24).split(';')), 0.7)}</p><div style="display:flex;justify-content:space-between;margin-top:9mm"><span>${say(12)} <tt>${put('issued', issuer.name)}</tt>${random.chance(0.5) && drawSignature(random, issuer)}</span><span>${say(13)} <tt>${put('approved', boss.name, 0.75)}</tt>${random.chance(0.4) && drawSignature(random, boss)}</span></div>${random.chance(0.5) && stampNumber(random, 'pageNumber', random.pattern('##-#####'))}`;
		return { html, fields };
	},
};
export default family;
