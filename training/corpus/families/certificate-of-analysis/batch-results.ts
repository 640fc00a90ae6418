import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	certificateNo: asText(
		'nr świadectwa | Zertifikat-Nr. | certificateNo | Jaki numer ma świadectwo? | Welche Nummer hat das Zertifikat? | What is the number of the certificate?',
	),
	product: asText(
		'nazwa produktu | Produkt | productName | Jakiego produktu dotyczy świadectwo? | Für welches Produkt gilt das Zertifikat? | Which product was analysed? | Welk product is onderzocht?',
	),
	article: asText(
		'nr artykułu | Artikelnummer | itemNo | Jaki jest numer artykułu? | Welche Artikelnummer hat das Produkt? | What is the article number?',
	),
	cas: asText(
		'CAS | CAS-Nr. | casNumber | Jaki jest numer CAS? | Wie lautet die CAS-Nummer? | What is the CAS number?',
	),
	batch: asText(
		'nr partii | Charge | batchNumber | Jaki jest numer partii? | Welche Charge wurde untersucht? | Which batch was analysed? | Wat is het chargenummer?',
	),
	made: asDate(
		'data produkcji | Herstelldatum | manufactureDate | Kiedy wyprodukowano partię? | Wann wurde die Charge hergestellt? | When was the batch made?',
	),
	expires: asDate(
		'data ważności | Mindesthaltbarkeit | retestDate | Do kiedy partia jest ważna? | Bis wann ist die Charge haltbar? | Until when does the batch keep?',
	),
	quantity: asText(
		'ilość | Menge | batchSize | Jaka jest wielkość partii? | Wie groß ist die Charge? | How much was made?',
	),
	customer: asText(
		'odbiorca | Kunde | customer | Dla kogo wystawiono świadectwo? | Für wen ist das Zertifikat? | For which customer is the certificate?',
	),
	tests: list(
		{
			test: asText('parametr | Prüfung | test | What was determined?'),
			method: asText('metoda | Methode | method | By which method?'),
			limits: asText('wymagania | Spezifikation | specification | What is allowed?'),
			result: asText('wynik | Ergebnis | result | What was found?'),
			unit: asText('jednostka | Einheit | unit | In which unit?'),
		},
		'wyniki badań',
		'Prüfergebnisse',
		'Jakie są wyniki badań?',
		'Welche Ergebnisse stehen im Zertifikat?',
		'What results are certified?',
	),
	appearance: asText(
		'wygląd | Aussehen | appearance | Jak wygląda produkt? | Wie sieht das Produkt aus? | How does the product look?',
	),
	water: asText(
		'zawartość wody | Wassergehalt | waterContent | Ile wynosi zawartość wody? | Wie hoch ist der Wassergehalt? | What is the water content?',
	),
	verdict: asText(
		'ocena | Beurteilung | conclusion | Jaka jest ocena partii? | Wie lautet das Urteil? | What is the conclusion? | Wat is de conclusie?',
	),
	analyst: asText(
		'wykonał | Analytiker | analyst | Kto wykonał badanie? | Wer hat die Analyse gemacht? | Who made the analysis?',
	),
	head: asText(
		'zatwierdził | Leiter der Qualitätssicherung | releasedBy | Kto zatwierdził świadectwo? | Wer hat freigegeben? | Who released the batch?',
	),
	issued: asDate(
		'data wystawienia | Ausstellungsdatum | issueDate | Kiedy wystawiono świadectwo? | Wann wurde es ausgestellt? | When was the certificate issued?',
	),
	maker: asText(
		'producent | Hersteller | manufacturer | Kto wyprodukował towar? | Wer ist der Hersteller? | Who made the product?',
	),
	price: absent(
		asNumber(
			'cena | Preis | price | Ile kosztuje produkt? | Was kostet das Produkt? | What does it cost?',
		),
	),
	sampledBy: absent(
		asText(
			'próbkę pobrał | Probenehmer | sampledBy | Kto pobrał próbkę? | Wer hat die Probe genommen? | Who took the sample?',
		),
	),
	order: absent(
		asText(
			'nr zamówienia | Bestellnummer | orderNo | Jaki jest numer zamówienia? | What is the order number?',
		),
	),
};
const SAID = {
	pl: 'ŚWIADECTWO JAKOŚCI;ŚWIADECTWO ANALIZY|Nr|Produkt|Nr artykułu|Nr partii|Data produkcji|Data ważności|Ilość|Odbiorca|Parametr|Metoda|Wymagania|Wynik|Jedn.|Wygląd|Zawartość wody|Partia odpowiada wymaganiom.;Partia nie odpowiada wymaganiom.|Wykonał|Zatwierdził|Data wystawienia|biały proszek;bezbarwna ciecz;żółtawe kryształy|Zawartość;pH (10 %);Gęstość;Metale ciężkie;Chlorki;Pozostałość po prażeniu;Lepkość;Straty przy suszeniu|Kwas cytrynowy;Gliceryna;Chlorek wapnia;Aceton techniczny;Skrobia kukurydziana|Świadectwo wydrukowano elektronicznie i jest ważne bez podpisu. Wyniki dotyczą wyłącznie podanej partii. Odbiorca nie jest zwolniony z kontroli wejściowej.|maks.|min.',
	de: 'ANALYSENZERTIFIKAT;PRÜFZERTIFIKAT;WERKSZEUGNIS|Nr.|Produkt|Artikel-Nr.|Charge|Herstelldatum|Haltbar bis|Menge|Kunde|Prüfung|Methode|Spezifikation|Ergebnis|Einheit|Aussehen|Wassergehalt|Die Charge entspricht der Spezifikation.;Die Charge entspricht der Spezifikation nicht.|Analytik|Qualitätssicherung|Ausgestellt am|weißes Pulver;farblose Flüssigkeit;gelbliche Kristalle|Gehalt;pH-Wert (10 %);Dichte;Schwermetalle;Chlorid;Glührückstand;Viskosität;Trocknungsverlust|Zitronensäure;Glycerin;Calciumchlorid;Aceton technisch;Maisstärke|Dieses Zertifikat wurde elektronisch erstellt und ist ohne Unterschrift gültig. Die Ergebnisse gelten nur für die genannte Charge. Der Kunde ist von der Eingangsprüfung nicht befreit.|max.|min.',
	nl: 'ANALYSECERTIFICAAT;KWALITEITSCERTIFICAAT|Nr.|Product|Artikelnr.|Charge|Productiedatum|Houdbaar tot|Hoeveelheid|Afnemer|Bepaling|Methode|Specificatie|Resultaat|Eenheid|Uiterlijk|Watergehalte|De charge voldoet aan de specificatie.;De charge voldoet niet aan de specificatie.|Analist|Kwaliteitsdienst|Datum van afgifte|wit poeder;kleurloze vloeistof;gelige kristallen|Gehalte;pH (10 %);Dichtheid;Zware metalen;Chloride;Gloeirest;Viscositeit;Droogverlies|Citroenzuur;Glycerine;Calciumchloride;Aceton technisch;Maïszetmeel|Dit certificaat is elektronisch opgemaakt en geldig zonder handtekening. De resultaten gelten alleen voor de genoemde charge. De afnemer blijft verantwoordelijk voor ingangscontrole.|max.|min.',
} as const;
const UNITS = ['%', '', 'g/ml', 'ppm', 'mg/kg', '%', 'mPa·s', '%'] as const;

/** A certificate of analysis: facts centred in pairs or in a narrow list, a results table with limits before or behind the result, a verdict in one sentence. */
const family: Family = {
	author: 'tarmo',
	locales: ['pl-PL', 'de-DE', 'nl-NL', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const made = random.day('1991-01-01', '2025-03-01');
		const company = locale.company();
		const numbers = random.some([0, 1, 2, 3, 4, 5, 6, 7], random.int(2, 7));
		const names = at(21).split(';');
		const isBad = random.chance(0.12);
		const [isFirst, isCentred, isRuled] = [
			random.chance(0.5),
			random.chance(0.4),
			random.chance(0.5),
		];
		const number = (value: number) => locale.count(value).text;
		const cells = (
			test: ReturnType<typeof markup>,
			method: string,
			limits: string,
			result: ReturnType<typeof markup>,
			unit: string,
		) =>
			markup`<tr data-row><td>${test}<td>${method !== '' && field('method', method)}${!isFirst && markup`<td>${field('limits', limits)}`}<td class="r">${result}<td>${unit !== '' && field('unit', unit)}${isFirst && markup`<td>${field('limits', limits)}`}`;
		const rows = numbers.map((i) => {
			const value = random.decimal(0.5, 99, 1);
			const limit =
				i === 0
					? `${at(25)} ${number(Math.floor(value))}`
					: `${at(24)} ${number(Math.ceil(value + 1))}`;
			return cells(
				field('test', names[i] ?? ''),
				random.chance(0.8)
					? random.pick(['ISO 6353', 'Ph. Eur. 2.2.20', 'QM-014', 'DIN 51777', 'HPLC', 'ICP'])
					: '',
				limit,
				field('result', number(value)),
				UNITS[i] ?? '',
			);
		});
		const look = one(20);
		const water = random.decimal(0.02, 0.9);
		const fact = (label: string, path: string, content: Parameters<typeof field>[1], share = 1) =>
			random.chance(share) &&
			markup`<div class="p"><span>${label}</span><b>${field(path, content)}</b></div>`;
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A4', 'A5'])}; margin: 13mm 15mm } body { font: 8.5pt/1.35 'Liberation ${random.pick(['Sans', 'Serif', 'Sans'])}' } header { text-align: ${random.pick(['left', 'right', 'center'])}; color: #445 } h1 { font-size: 15pt; text-align: ${isCentred ? 'center' : 'left'}; margin: 5mm 0 3mm } .p { ${isCentred ? 'text-align: center; margin-bottom: 1.4mm' : 'display: grid; grid-template-columns: 42mm 1fr; margin-bottom: .8mm'} } .p span { ${isCentred ? 'display: block; font-size: 7pt; color: #666' : ''} } .fs { ${isCentred ? 'display: grid; grid-template-columns: 1fr 1fr 1fr' : ''} } table { width: 100%; margin: 4mm 0 } th { text-align: left; font-size: 7.5pt; border-bottom: 1.2pt solid #223 } td { padding: 1mm 2mm 1mm 0; ${isRuled ? 'border-bottom: .5pt solid #aab' : ''} } .r { font-weight: bold } footer { font-size: 7pt; margin-top: 6mm; color: #555 } .sg { display: flex; gap: 18mm; margin-top: 6mm }
			</style><header>${field('maker', company.name)}<br>${company.address.whole} · ${company.phone}</header><h1>${one(0)} ${random.chance(0.85) && markup`${at(1)} ${field('certificateNo', random.pattern(random.pick(['####/##', 'CoA-#####', '######'])))}`}</h1><div class="fs">${fact(at(2), 'product', one(22))}${fact(at(3), 'article', random.pattern('####.####'), 0.8)}${fact('CAS', 'cas', random.pattern('##-##-#'), 0.6)}${fact(at(4), 'batch', random.pattern(random.pick(['?####', '##-####', '#######'])))}${fact(at(5), 'made', locale.date(made), 0.9)}${fact(at(6), 'expires', locale.date(addDays(made, random.pick([365, 730, 1095]))), 0.7)}${fact(at(7), 'quantity', `${number(random.int(2, 90) * 25)} kg`, 0.6)}${fact(at(8), 'customer', locale.company().name, 0.6)}</div>
			<table data-list="tests"><tr><th>${at(9)}<th>${at(10)}${!isFirst && markup`<th>${at(11)}`}<th>${at(12)}<th>${at(13)}${isFirst && markup`<th>${at(11)}`}${cells(field('test', at(14)), '', look, field('result', field('/appearance', look)), '')}${cells(field('test', at(15)), 'K. Fischer', `${at(24)} ${number(1)}`, field('result', field('/water', number(water))), '%')}${rows}</table>
			<p><b>${field('verdict', at(16).split(';')[isBad ? 1 : 0] ?? '')}</b></p><div class="sg">${random.chance(0.75) && markup`<span>${at(17)}: ${field('analyst', locale.person().name)}</span>`}<span>${at(18)}: ${field('head', `${random.pick(['Dr. ', ''])}${locale.person().name}`)}</span></div><p>${at(19)}: ${field('issued', locale.date(addDays(made, random.int(2, 40))))}</p><footer>${at(23)}</footer>`;
		return { html, fields };
	},
};
export default family;
