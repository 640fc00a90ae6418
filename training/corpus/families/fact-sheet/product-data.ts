import type { Family, Fields } from '../../family.ts';
import { asNumber, asRows, asText, cell, ordinal } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

type Told = { property: string; other: string; at: number };
const askFields = ({ property, other, at }: Told): Fields => ({
	product: asText(
		'What is the name of the product?|Wie heißt das Produkt?|¿Cómo se llama el producto?|productName',
	),
	kind: asText(
		'What kind of product is it?|What is written under the name?|Was für ein Produkt ist es?|productKind',
	),
	sheetNumber: asText(
		'What is the number of the data sheet?|Welche Nummer hat das Merkblatt?|¿Qué número tiene la ficha?|sheetNo',
	),
	edition: asText(
		'When was the sheet issued?|Von wann ist das Merkblatt?|¿De cuándo es la ficha?|editionOfSheet',
	),
	maker: asText('Who makes the product?|Wer stellt es her?|¿Quién lo fabrica?|manufacturerName'),
	makerPhone: asText(
		'What is the telephone number of the maker?|Wie lautet die Telefonnummer des Herstellers?|manufacturerPhone',
	),
	valueOfProperty: asText(
		`What is the ${property}?|What value is given for ${property}?|¿Qué valor tiene ${property}?|${property}, value`,
	),
	valueOfOther: asText(
		`What does the table give for ${other}?|Which ${other} has the product?|Welcher Wert steht bei „${other}“?|${other}, value`,
	),
	methodOfProperty: asText(
		`By which method was ${property} measured?|What method is named for ${property}?|Nach welchem Verfahren: ${property}?|method of ${property}`,
	),
	firstUse: asText(
		'What is the first use named?|Welche Anwendung wird zuerst genannt?|firstUse|¿Cuál es el primer uso?',
	),
	useAsked: asText(
		`What is the ${ordinal(at)} use in the list?|Which use is listed at place ${at + 1}?|use number ${at + 1}|¿Cuál es el uso número ${at + 1}?`,
	),
	coverage: asText(
		'How far does a litre or gallon go?|Wie ergiebig ist das Produkt?|¿Cuánto rinde?|coverage',
	),
	packs: asText(
		'In what sizes is it sold?|In welchen Gebinden wird es geliefert?|¿En qué envases se vende?|packSizes',
	),
	shelfLife: asText(
		'How long does it keep?|Wie lange ist es haltbar?|¿Cuánto se conserva?|shelfLife',
	),
	warning: asText(
		'What warning is printed?|Wovor wird gewarnt?|¿Qué advertencia aparece?|warningText',
	),
	page: asText('What page is it?|Welche Seite ist es?|pageNumber|¿Qué página es?'),
	properties: asRows(
		{
			name: asText('Which property?|Eigenschaft|propertyName|propiedad'),
			value: asText('What is its value?|Wert|propertyValue|valor'),
			method: asText('Which method?|Prüfverfahren|testMethod|método'),
		},
		'Which properties has the product?|Kennwerte|technicalData|datos técnicos',
	),
	uses: asRows(
		{ value: asText('What is it used for?|Anwendung|useOfProduct') },
		'What is the product used for?|Anwendungsgebiete|recommendedUses',
	),
	price: absent(asNumber('What does the product cost?|Preis|¿Cuánto cuesta?')),
	flashPointWarning: absent(asText('Which hazard class has it?|Gefahrenklasse|hazardClass')),
});
const SAID = {
	en: 'Product Data;Technical Bulletin;FACT SHEET|Floor varnish;Wood preservative;Machine oil;Masonry paint|Recommended uses|school and gymnasium floors;fences and gates;stair treads;garden furniture;loading docks;shop counters|Typical properties|density,0.94 kg/l,M-12;drying time,6 hours,touch;flash point,42 °C,closed cup;solids,48 %,M-7;viscosity,85 s,flow cup;gloss,70 units,60° head|Coverage|about 12 m² per litre;500 sq. ft. per gallon|Sold in|1, 5 and 20 litre cans;quarts and gallons;drums only|Keeps|two years unopened;12 months;18 months in a cool place|Keep away from children.;Do not breathe the vapour.;Flammable: no naked light.|Sheet|Issued|Page|Property;Value;Method',
	de: 'Technisches Merkblatt;Produktinformation|Parkettlack;Holzschutz;Maschinenöl;Fassadenfarbe|Anwendung|Turnhallen und Schulen;Zäune und Tore;Treppenstufen;Gartenmöbel;Laderampen;Ladentische|Technische Daten|Dichte,0,94 kg/l,M 12;Trockenzeit,6 Stunden,Finger;Flammpunkt,42 °C,Tiegel;Festkörper,48 %,M 7;Auslaufzeit,85 s,Becher;Glanz,70 Einheiten,60°|Ergiebigkeit|etwa 12 m² je Liter;8 m² je kg|Gebinde|1, 5 und 20 Liter;nur Fässer|Haltbarkeit|zwei Jahre verschlossen;12 Monate|Darf nicht in die Hände von Kindern gelangen.;Dämpfe nicht einatmen.|Merkblatt|Stand|Seite|Eigenschaft;Wert;Verfahren',
	es: 'Ficha técnica;Hoja de producto|Barniz para suelos;Protector de madera;Aceite de máquina;Pintura de fachada|Usos|suelos de escuelas;vallas y puertas;escaleras;muebles de jardín;muelles de carga;mostradores|Datos técnicos|densidad,0,94 kg/l,M-12;secado,6 horas,tacto;punto de inflamación,42 °C,copa;sólidos,48 %,M-7;viscosidad,85 s,copa;brillo,70 unidades,60°|Rendimiento|unos 12 m² por litro;8 m² por kg|Envases|latas de 1, 5 y 20 litros;solo bidones|Conservación|dos años cerrado;12 meses|No dejar al alcance de los niños.;No respirar los vapores.|Ficha|Edición|Página|Propiedad;Valor;Método',
} as const;

/** A manufacturer's data sheet: a big name in a corner, a narrow column of captions with bullets and prose to their right, a table with methods. */
const family: Family = {
	author: 'ewan',
	locales: ['en-GB', 'de-DE', 'es-ES', 'en-US', 'de-AT', 'es-MX'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const rows = random.some(at(5).split(';'), random.int(3, 6)).map((one) => {
			const all = one.split(',');
			return { name: all[0] ?? '', value: all.slice(1, -1).join(','), method: all.at(-1) ?? '' };
		});
		const [one, two] = random.some(rows, 2);
		if (!one || !two) throw new Error('Too few properties');
		const uses = random.some(at(3).split(';'), random.int(3, 5));
		const asked = random.int(1, uses.length - 1);
		const fields = askFields({ property: one.name, other: two.name, at: asked });
		const firm = locale.company();
		const hasMethods = random.chance(0.65);
		const isSide = random.chance(0.55);
		const [heads, bullet] = [at(16).split(';'), random.pick(['•', '–', '▪'])];
		const block = (caption: string, content: ReturnType<typeof markup>) =>
			markup`<div class="k">${caption}</div><div>${content}</div>`;
		const html = markup`<style>@page { size: ${random.pick(['A4', 'letter', 'A5', '210mm 250mm'])}; margin: 14mm } body { font: ${random.pick(["9.5pt/1.45 'Liberation Sans'", "9pt/1.45 'DejaVu Sans'", "10.5pt/1.45 'Liberation Serif'"])} } .top { display: flex; justify-content: space-between; align-items: ${random.pick(['start', 'end'])}; border-bottom: ${random.pick(['6pt solid #000', '1pt solid #000', '6pt solid #999'])}; padding-bottom: 3mm; margin-bottom: 6mm } h1 { font-size: ${random.int(24, 36)}pt; margin: 0; line-height: 1 } .g { display: grid; grid-template-columns: ${isSide ? '40mm 1fr' : '1fr'}; gap: ${isSide ? '5mm 4mm' : '1mm'} } .k { font-weight: bold; ${isSide ? 'text-align: right; border-right: .6pt solid #000; padding-right: 3mm' : 'margin-top: 3mm'} } table { width: 100% } td, th { text-align: left; padding: .8mm 1mm; border-bottom: ${random.pick(['.4pt solid #000', '.4pt dotted #000', '0'])} } th { font-size: .85em; font-weight: normal } .w { border: 1.5pt solid #000; padding: 2mm; margin-top: 5mm; text-align: center; font-weight: bold } .f { display: flex; justify-content: space-between; font-size: 8pt; margin-top: 8mm }
			</style><div class="top"><div><h1>${field('product', `${random.pick(['Durol', 'Lasuna', 'Kortex', 'Perlin', 'Silvan'])} ${random.pick(['', '20', 'S', 'Extra', '400'])}`.trim())}</h1>${field('kind', oneOf(random, at(1)))}</div><div style="text-align:right"><b>${oneOf(random, at(0))}</b><br>${at(13)} ${field('sheetNumber', random.pattern(random.pick(['##.##', '?-###', '###'])))}${random.chance(0.7) && markup`<br>${at(14)} ${field('edition', `${random.int(1, 12)}/${random.int(1958, 2004)}`)}`}</div></div><div class="g">${block(at(2), markup`<div data-list="uses">${uses.map((use, i) => markup`<div>${bullet} <span data-row>${cell('value', use, i === 0 && 'firstUse', i === asked && 'useAsked')}</span></div>`)}</div>`)}
			${block(at(4), markup`<table data-list="properties">${random.chance(0.5) && markup`<tr>${heads.slice(0, hasMethods ? 3 : 2).map((head) => markup`<th>${head}`)}</tr>`}${rows.map((row) => markup`<tr data-row><td>${field('name', row.name)}<td>${cell('value', row.value, row === one && 'valueOfProperty', row === two && 'valueOfOther')}${hasMethods && markup`<td>${cell('method', row.method, row === one && 'methodOfProperty')}`}`)}</table>`)}${random.chance(0.8) && block(at(6), field('coverage', oneOf(random, at(7))))}${random.chance(0.8) && block(at(8), field('packs', oneOf(random, at(9))))}${random.chance(0.7) && block(at(10), field('shelfLife', oneOf(random, at(11))))}</div>${random.chance(0.6) && markup`<div class="w">${field('warning', oneOf(random, at(12)))}</div>`}<div class="f"><span>${field('maker', firm.name)}, ${firm.address.whole}, ${field('makerPhone', firm.phone)}</span>${random.chance(0.6) && markup`<span>${at(15)} ${field('page', '1')}</span>`}</div>`;
		return { html, fields };
	},
};
export default family;
