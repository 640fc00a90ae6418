import type { Family, Fields } from '../../family.ts';
import { choose, drawFilling, oneOf, speak } from '../../kit/forms.ts';
import { markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, drawFour, filler, rubber } from '../../kit/slips.ts';

const fields: Fields = askForm({
	berichtNr: 'Bericht-Nr. | Welche Nummer hat der Bericht? | number of the report | reportNumber',
	eingang:
		'@ Eingang am | Wann ging die Reklamation ein? | When did the complaint arrive? | receivedDate',
	kunde: 'Kunde | Wer reklamiert? | Who complains? | customerName',
	kundenNr: 'Kd.-Nr. | Welche Kundennummer? | customerNumber | number of the customer',
	auftrag:
		'Auftrag | Zu welchem Auftrag gehört die Ware? | Which order is concerned? | orderNumber',
	artikel: 'Artikel | Welcher Artikel wird beanstandet? | Which article is faulty? | articleName',
	charge: 'Charge | Welche Charge? | batchNumber | Which batch is it from?',
	geliefert:
		'# gelieferte Menge | Wie viel wurde geliefert? | quantity delivered | deliveredQuantity',
	beanstandet:
		'# beanstandete Menge | Wie viel ist mangelhaft? | How many are faulty? | rejectedQuantity',
	mangel: 'Mangel | Was ist der Fehler? | What is wrong? | defect',
	ursache: 'Ursache | Woran lag es? | What was the cause? | rootCause',
	massnahme: 'Maßnahme | Was wird unternommen? | What is done about it? | correctiveAction',
	verantwortlich: 'verantwortlich | Wer ist zuständig? | Who is in charge? | responsiblePerson',
	termin: '@ Termin | Bis wann ist es zu erledigen? | By when? | dueDate',
	entscheidung: 'Entscheidung | Was wurde entschieden? | What was decided? | decision',
	kosten: '# Kosten | Was kostet der Fall? | What does it cost? | costOfClaim',
	kostenstelle: 'Kostenstelle | Welche Kostenstelle trägt es? | costCentre | cost centre charged',
	bearbeiter: 'Bearbeiter | Wer bearbeitet den Fall? | Who handles the case? | clerk',
	leiter: 'Leiter QS | Wer leitet die Qualitätsstelle? | head of quality | qualityManager',
	erledigt: '@ erledigt am | Wann wurde der Fall abgeschlossen? | When was it closed? | closedDate',
	rechnung: '- Rechnungs-Nr. | Welche Rechnung? | invoiceNumber',
	lieferant: '- Lieferant | Welcher Lieferant? | supplierName',
});
const SAID = {
	de: 'REKLAMATIONSBERICHT;FEHLERMELDUNG;Beanstandungsprotokoll|Bericht-Nr.|Eingang am|Kunde|Kd.-Nr.|Auftrag|Artikel|Charge|gelieferte Menge|beanstandete Menge|Mangel|Ursache|Maßnahme|verantwortlich|Termin|Entscheidung|Kosten|Kostenstelle|Bearbeiter|Leiter QS|erledigt am|Gutschrift;Ersatzlieferung;Nacharbeit;abgelehnt|Maß außerhalb der Toleranz;Oberfläche verkratzt;falsche Kennzeichnung;Feuchtigkeit im Karton|Werkzeug verschlissen;Prüfplan nicht beachtet;Verpackung zu schwach;Fahrlässigkeit beim Verladen|Werkzeug ersetzt;Mitarbeiter belehrt;100-%-Prüfung der nächsten drei Lose;Karton verstärkt|ERLEDIGT|Dichtring;Gehäusedeckel;Schaltnocken;Profilleiste',
	nl: 'KLACHTENRAPPORT;AFWIJKINGSMELDING;Klachtformulier|Rapport nr.|Ontvangen op|Klant|Klantnr.|Order|Artikel|Partij|geleverd aantal|afgekeurd aantal|Gebrek|Oorzaak|Maatregel|verantwoordelijk|Gereed voor|Beslissing|Kosten|Kostenplaats|Behandeld door|Hoofd KD|afgehandeld op|creditnota;vervanging;herstel;afgewezen|maat buiten tolerantie;krassen op het oppervlak;verkeerd etiket;vocht in de doos|gereedschap versleten;keuring overgeslagen;verpakking te zwak;fout bij het laden|gereedschap vervangen;personeel geïnstrueerd;volgende drie partijen volledig keuren;zwaardere doos|AFGEDAAN|afdichtring;deksel;nok;profiel',
	sv: 'REKLAMATIONSRAPPORT;AVVIKELSERAPPORT|Rapport nr|Inkom den|Kund|Kundnr|Order|Artikel|Sats|levererat antal|reklamerat antal|Fel|Orsak|Åtgärd|ansvarig|Klart senast|Beslut|Kostnad|Kostnadsställe|Handläggare|Kvalitetschef|avslutat den|kreditering;ersättning;omarbetning;avslag|mått utanför tolerans;repig yta;fel märkning;fukt i kartongen|slitet verktyg;kontroll missad;för svag kartong;hanteringsskada|verktyg bytt;personal informerad;fullständig kontroll av tre satser;kraftigare kartong|KLART|tätningsring;lock;kam;list',
};

/** A report on faulty goods in numbered stages: labels in a narrow grey column on the left of full-width rows, two pairs to some rows, a stamp when it is done. */
const family: Family = {
	author: 'ignatius',
	locales: ['de-DE', 'nl-NL', 'sv-SE', 'de-AT', 'nl-BE'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const put = filler(random);
		const day = random.day('1974-01-01', '1999-06-01');
		const [one, two, three] = drawFour(locale);
		const sent = random.int(3, 80) * 50;
		const what = random.int(0, 3);
		const nth = (i: number) => say(i).split(';')[what] ?? '';
		const isDone = random.chance(0.5);
		const row = (...pairs: readonly (readonly [number, ReturnType<typeof put>])[]) =>
			markup`<div class="w">${pairs.map(([i, content]) => markup`<div class="k">${say(i)}</div><div class="v"><tt>${content}</tt></div>`)}</div>`;
		const head = (text: string) => markup`<div class="n">${text}</div>`;
		const kinds = say(21).split(';');
		const html = markup`<style>@page { size: A4; margin: 14mm 14mm 14mm 22mm } body { font: 8.8pt 'Liberation Sans'; position: relative } h1 { font-size: 14pt; margin: 0 0 4mm } .w { display: flex; border-bottom: .5pt solid #444; min-height: 8.4mm } .k { width: 31mm; background: #e6e6e6; padding: 1.6mm; font-size: 7.6pt } .v { flex: 1; padding: 1.2mm 2mm } tt { ${drawFilling(random)} } .n { font: bold 9pt 'Liberation Sans'; margin-top: 5mm; border-bottom: 1.4pt solid } .tick { display: inline-block; width: 3.4mm; height: 3.4mm; border: .7pt solid; text-align: center; font: 8pt/3.2mm 'Liberation Sans' } .choice { margin-right: 4mm }
			</style>${isDone && rubber(random, markup`${say(25)}<br>${put('erledigt', locale.date(addDays(day, 45), 'd.m.yy'))}`, 'right:6mm;top:2mm')}<h1>${oneOf(random, say(0))}</h1>${row([1, put('berichtNr', random.pattern('##/###'))], [2, put('eingang', locale.date(day))])}${head('1')}${row([3, put('kunde', locale.company().name)], [4, put('kundenNr', random.pattern('#####'), 0.8)])}${row([5, put('auftrag', random.pattern('?-####'), 0.85)], [7, put('charge', random.pattern('##?-###'), 0.75)])}${row([6, put('artikel', `${oneOf(random, say(26))} ${random.pattern('##x##')}`)])}${row([8, put('geliefert', locale.count(sent))], [9, put('beanstandet', locale.count(random.int(1, sent / 10)))])}
			${head('2')}${row([10, put('mangel', nth(22))])}${row([11, put('ursache', nth(23), 0.8)])}${head('3')}${row([12, put('massnahme', nth(24), 0.85)])}${row([13, put('verantwortlich', one.name, 0.8)], [14, put('termin', locale.date(addDays(day, 21)), 0.8)])}<div class="w"><div class="k">${say(15)}</div><div class="v">${choose('entscheidung', kinds, random.pick(kinds))}</div></div>${row([16, put('kosten', locale.amount(random.decimal(40, 9000)), 0.6)], [17, put('kostenstelle', random.pattern('####'), 0.6)])}
			${head('4')}${row([18, put('bearbeiter', two.name)], [19, put('leiter', three.name, 0.7)])}${row([20, false], [13, false])}<p style="font-size:7pt">${random.pattern('QS-FO-##')} &nbsp; ${locale.company().name}</p>`;
		return { html, fields };
	},
};
export default family;
