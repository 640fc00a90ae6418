import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { choose, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { entry } from '../../kit/paperwork.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	reportNo: asText(
		'N. rapporto | Prüfbericht-Nr. | reportNo | Qual è il numero del rapporto? | Welche Nummer hat der Prüfbericht? | What is the number of the inspection report?',
	),
	article: asText(
		'Articolo | Artikel | partName | Quale articolo è stato controllato? | Welches Teil wurde geprüft? | Which article was inspected? | Jaký díl byl kontrolován?',
	),
	drawing: asText(
		'Disegno n. | Zeichnungs-Nr. | drawingNo | Secondo quale disegno? | Nach welcher Zeichnung wurde geprüft? | What is the drawing number?',
	),
	supplier: asText(
		'Fornitore | Lieferant | supplier | Chi ha fornito la merce? | Von wem kommt die Ware? | Who supplied the goods?',
	),
	order: asText(
		'Ordine | Bestellung | orderNo | A quale ordine si riferisce? | Zu welcher Bestellung gehört die Lieferung? | Which order does it belong to?',
	),
	lot: asText(
		'Lotto | Charge | lotNumber | Quale lotto è stato controllato? | Welche Charge wurde geprüft? | What lot was inspected?',
	),
	quantity: asNumber(
		'Quantità fornita | Liefermenge | deliveredQuantity | Quanti pezzi sono stati forniti? | Wie viele Stück wurden geliefert? | How many pieces were delivered?',
	),
	sample: asNumber(
		'Campione | Stichprobe | sampleSize | Quanti pezzi sono stati controllati? | Wie viele Stück wurden geprüft? | How large is the sample?',
	),
	inspected: asDate(
		'Data controllo | Prüfdatum | inspectionDate | Quando è stato fatto il controllo? | Wann wurde geprüft? | When was the inspection?',
	),
	checks: list(
		{
			characteristic: asText('caratteristica | Merkmal | feature | What is checked?'),
			nominal: asText('valore nominale | Sollwert | nominal | What should it be?'),
			actual: asNumber('valore misurato | Istwert | measured | What was measured?'),
			instrument: asText('strumento | Prüfmittel | gauge | What was it measured with?'),
		},
		'controlli',
		'Prüfmerkmale',
		'Welche Merkmale wurden geprüft?',
		'What was measured?',
	),
	firstActual: asNumber(
		'primo valore misurato | erster Istwert | firstMeasured | Che valore è stato misurato per la prima caratteristica? | Welcher Wert wurde beim ersten Merkmal gemessen? | What was measured for the first feature?',
	),
	defects: asNumber(
		'Pezzi non conformi | Fehlerhafte Teile | defectivePieces | Quanti pezzi sono difettosi? | Wie viele Teile sind fehlerhaft? | How many pieces are bad?',
	),
	decision: asText(
		'Esito | Entscheid | decision | Qual è l’esito del controllo? | Wie wurde entschieden? | What was decided about the lot? | Jak bylo rozhodnuto?',
	),
	remarks: asText(
		'Note | Bemerkungen | remarks | Che cosa è annotato? | Was wurde bemerkt? | What remarks were made?',
	),
	inspector: asText(
		'Controllore | Prüfer | inspector | Chi ha eseguito il controllo? | Wer hat geprüft? | Who did the inspection? | Kdo kontroloval?',
	),
	released: asText(
		'Approvato da | Freigabe | releasedBy | Chi ha approvato? | Wer hat freigegeben? | Who released the lot?',
	),
	customer: absent(
		asText(
			'Cliente | Kunde | customer | Per quale cliente? | Für welchen Kunden? | For which customer?',
		),
	),
	price: absent(
		asNumber(
			'Prezzo | Preis | unitPrice | Quanto costa un pezzo? | Was kostet das Teil? | What does a piece cost?',
		),
	),
	retest: absent(
		asDate(
			'Ricontrollo il | Nachprüfung am | retestDate | Quando si ricontrolla? | Wann wird nachgeprüft? | When is it checked again?',
		),
	),
};
const SAID = {
	it: 'RAPPORTO DI CONTROLLO|N.|Articolo|Disegno n.|Fornitore|Ordine|Lotto|Quantità fornita|Campione|Data controllo|Caratteristica|Nominale|Misurato|Strumento|C|NC|Pezzi non conformi|Esito|accettato;accettato in deroga;respinto|Note|Controllore|Approvato da|Ricontrollo il|diametro esterno;lunghezza;spessore;foro;altezza;rugosità;angolo;peso|calibro;micrometro;comparatore;a vista|flangia;albero;coperchio;staffa;boccola|leggere bave sul bordo;imballo bagnato;superficie opaca;mancano i certificati|C = conforme, NC = non conforme. In caso di un valore NC informare subito il reparto acquisti; il lotto va bloccato con cartellino rosso.',
	de: 'PRÜFBERICHT WARENEINGANG|Nr.|Artikel|Zeichnungs-Nr.|Lieferant|Bestellung|Charge|Liefermenge|Stichprobe|Prüfdatum|Merkmal|Sollwert|Istwert|Prüfmittel|i. O.|n. i. O.|Fehlerhafte Teile|Entscheid|angenommen;bedingt angenommen;abgelehnt|Bemerkungen|Prüfer|Freigabe|Nachprüfung am|Außendurchmesser;Länge;Dicke;Bohrung;Höhe;Rauheit;Winkel;Gewicht|Messschieber;Bügelmessschraube;Messuhr;Sichtprüfung|Flansch;Welle;Deckel;Halter;Buchse|leichter Grat an der Kante;Verpackung feucht;Oberfläche matt;Werkszeugnis fehlt|i. O. = in Ordnung, n. i. O. = nicht in Ordnung. Bei einem Wert n. i. O. ist der Einkauf zu benachrichtigen; die Charge ist mit roter Karte zu sperren.',
	cs: 'PROTOKOL O VSTUPNÍ KONTROLE|Č.|Díl|Č. výkresu|Dodavatel|Objednávka|Šarže|Dodané množství|Vzorek|Datum kontroly|Znak|Předepsáno|Naměřeno|Měřidlo|OK|NOK|Vadné kusy|Rozhodnutí|přijato;přijato s výjimkou;odmítnuto|Poznámky|Kontroloval|Uvolnil|Opakovaná kontrola|vnější průměr;délka;tloušťka;otvor;výška;drsnost;úhel;hmotnost|posuvné měřítko;mikrometr;úchylkoměr;vizuálně|příruba;hřídel;víko;držák;pouzdro|otřep na hraně;vlhký obal;matný povrch;chybí atest|OK = shodný, NOK = neshodný. Při hodnotě NOK uvědomte nákup; šarži označte červenou kartou.',
} as const;

/** An inspection record: head in strips of three, a table with nominal and measured values and two columns to cross, the verdict large at the bottom. */
const family: Family = {
	author: 'graziella',
	locales: ['it-IT', 'de-DE', 'cs-CZ', 'de-AT', 'de-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const checks = random.some(at(23).split(';'), random.int(2, 8)).map((name) => {
			const nominal = random.decimal(2, 180, 1);
			const tolerance = random.pick([0.1, 0.2, 0.05]);
			const isGood = random.chance(0.85);
			const actual = Number(
				(
					nominal +
					tolerance * (isGood ? random.decimal(-0.9, 0.9) : random.decimal(1.2, 3))
				).toFixed(2),
			);
			return { name, nominal, tolerance, isGood, actual };
		});
		const bad = checks.filter(({ isGood }) => !isGood).length;
		const quantity = random.int(4, 300) * 10;
		const sample = Math.min(quantity, random.pick([5, 8, 13, 20, 32, 50]));
		const cell = (label: string, path: string, content: Parameters<typeof field>[1], share = 1) =>
			markup`<div><span class="k">${label}</span><span class="v">${entry(random, path, content, share)}</span></div>`;
		const results = at(18).split(';');
		const isLeft = random.chance(0.5);
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A5 landscape', 'A4'])}; margin: 11mm } body { font: 8pt 'Liberation Sans' } .top { display: flex; justify-content: space-between; border: 1.2pt solid; padding: 2mm 3mm; font-size: 12pt; font-weight: bold } .h { display: grid; grid-template-columns: repeat(3, 1fr); border-left: .5pt solid; margin: 2mm 0 } .h div { border: .5pt solid; border-left: 0; margin-top: -.5pt; padding: 1mm 1.5mm; min-height: 8mm; display: ${isLeft ? 'flex; gap: 2mm; align-items: center' : 'block'} } .k { font-size: 6.8pt; white-space: nowrap; ${isLeft ? '' : 'display: block'} } .v { font: ${random.pick(["10pt 'Liberation Mono'", "italic 11pt 'Liberation Serif'", "bold 8.5pt 'Liberation Sans'"])} } table { width: 100% } td, th { border: .5pt solid; height: 6.2mm; padding: 0 1.5mm; text-align: left } th { background: #e4e4e4; font-size: 7pt } .n { text-align: right } .c { text-align: center; width: 11mm } .e { border: 1.2pt solid; padding: 2mm; margin-top: 2.5mm; display: flex; justify-content: space-between } .tick { display: inline-block; width: 3.4mm; height: 3.4mm; border: .7pt solid; text-align: center; font: bold 8pt/3.2mm 'Liberation Sans' } .choice { margin-right: 4mm } .s { display: grid; grid-template-columns: repeat(3, 1fr); gap: 6mm; margin-top: 6mm } .s div { border-top: .5pt solid; padding-top: .5mm; position: relative } .s .v { position: absolute; bottom: 4mm; left: 2mm }
			</style><div class="top"><span>${at(0)}</span><span>${at(1)} ${field('reportNo', random.pattern(random.pick(['##/####', 'WE-####', '####'])))}</span></div><div class="h">${cell(at(2), 'article', `${one(25)} ${random.pattern('?##')}`)}${cell(at(3), 'drawing', random.pattern('##.###-#'), 0.8)}${cell(at(4), 'supplier', locale.company().name)}${cell(at(5), 'order', random.pattern('45#####'), 0.75)}${cell(at(6), 'lot', random.pattern('L##-###'), 0.8)}${cell(at(9), 'inspected', locale.date(random.day('1984-01-01', '2025-06-01')))}${cell(at(7), 'quantity', locale.count(quantity))}${cell(at(8), 'sample', sample, 0.9)}<div><span class="k">${at(22)}</span></div></div>
			<table data-list="checks"><tr><th>${at(10)}<th>${at(11)}<th>${at(12)}<th>${at(13)}<th class="c">${at(14)}<th class="c">${at(15)}${checks.map(
				(check, i) => {
					const actual = locale.count(check.actual);
					return markup`<tr data-row><td>${field('characteristic', check.name)}<td>${field('nominal', `${locale.count(check.nominal).text} ±${locale.count(check.tolerance).text}`)}<td class="n"><span class="v">${i === 0 ? field('actual', markup`${field('/firstActual', actual)}`, check.actual) : field('actual', actual)}</span><td>${random.chance(0.7) && field('instrument', one(24))}<td class="c">${check.isGood && 'X'}<td class="c">${!check.isGood && 'X'}`;
				},
			)}${Array.from({ length: random.int(0, 4) }, () => markup`<tr><td><td><td><td><td><td>`)}</table>
			<div class="e"><span>${at(17)}: &nbsp; ${choose('decision', results, bad === 0 ? results[0] : random.pick(results.slice(1)))}</span><span>${at(16)}: <span class="v">${entry(random, 'defects', bad === 0 ? 0 : random.int(1, sample), 0.8)}</span></span></div><p>${at(19)}: <span class="v">${entry(random, 'remarks', one(26), 0.6)}</span></p><div style="font-size:6.5pt">${at(27)}</div><div class="s"><div>${at(20)}<span class="v">${field('inspector', locale.person().name)}</span></div><div>${at(21)}<span class="v">${random.chance(0.55) && field('released', locale.person().family)}</span></div></div>`;
		return { html, fields };
	},
};
export default family;
