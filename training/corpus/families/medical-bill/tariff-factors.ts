import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, dat, num, rows, str } from '../../kit/commerce.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const CODES =
	'1;Beratung, auch mittels Fernsprecher;4.66|3;Eingehende Beratung, Dauer mindestens 10 Minuten;8.74|5;Symptombezogene Untersuchung;4.66|7;Vollständige körperliche Untersuchung eines Organsystems;9.33|75;Ausführlicher schriftlicher Befundbericht;7.58|250;Blutentnahme mittels Spritze oder Kanüle;2.33|410;Ultraschalluntersuchung eines Organs;11.66|420;Ultraschall, je weiteres Organ;4.66|651;Elektrokardiographie in Ruhe;14.75|800;Eingehende neurologische Untersuchung;11.37|3550;Blutbild;3.5|2008;Wund- oder Fistelspaltung;5.25';
const fields: Fields = {
	rechnungsnummer: DOC.invoiceNo,
	rechnungsdatum: DOC.invoiceDate,
	arzt: str('Wer hat behandelt?|treating doctor|physician|behandelnder Arzt|médecin', 'physician'),
	fachrichtung: str(
		'Fachrichtung|specialty of the practice|specialty|Welches Fach?|spécialité',
		'specialty',
	),
	steuernummer: str(
		'Steuernummer der Praxis|tax number of the practice|practiceTaxNo|Unter welcher Steuernummer?',
		'taxNumber',
	),
	empfaenger: str(
		'Rechnungsempfänger|who pays the doctor’s bill|payer|An wen geht die Rechnung?|destinataire',
		'buyer',
	),
	patient: str(
		'Name des Patienten|patient|Who was treated?|Wer wurde behandelt?|nom du patient',
		'patientName',
	),
	geboren: dat(
		'Geburtsdatum des Patienten|patient born on|birthDate|Wann ist der Patient geboren?',
		'birthDate',
	),
	diagnosen: str(
		'Diagnose|diagnosis|diagnosisText|Welche Diagnose wurde gestellt?|diagnostic',
		'diagnosis',
	),
	leistungen: rows(
		{
			datum: COL.date,
			ziffer: str('Gebührenziffer|fee code|feeCode|Welche Ziffer?', 'procedure'),
			leistung: COL.name,
			faktor: num('Steigerungsfaktor|multiplier|factor|Mit welchem Faktor?'),
			anzahl: COL.qty,
			betrag: COL.amount,
		},
		'ärztliche Leistungen|treatments billed|Was wurde gemacht?|actes médicaux',
	),
	sachkosten: num('Sachkosten|materials|materialCosts|Was kostet das Material?|fournitures'),
	honorar: num(
		'Summe der Gebühren|fees without materials|feeTotal|Wie hoch ist das Honorar?|honoraires',
	),
	gesamt: DOC.gross,
	zahlbar: DOC.due,
	konto: DOC.iban,
	begruendung: str(
		'Begründung für den erhöhten Faktor|reason for the higher multiplier|factorReason|Warum mehr als der übliche Satz?',
		'reason',
	),
	krankenkasse: absent(
		str('Krankenversicherung|insurer of the patient|insurerName|Bei wem versichert?', 'insurer'),
	),
	ust: absent(DOC.tax),
};

/** A German doctor's private bill: the diagnosis as a paragraph, dates only where they change, fee code, multiplier and amount in narrow columns, a reason marked by a star, sums at the right. */
const family: Family = {
	author: 'ottilie',
	locales: ['de-DE', 'de-AT'],
	draw: (random, locale) => {
		const { amount } = locale;
		const [doctor, patient, payer] = [locale.person(), locale.person(), locale.person()];
		const day = random.day('2003-02-01', '2026-06-20');
		const [place, home] = [locale.address(), locale.address()];
		const born = random.day('1935-01-01', '2018-12-31');
		const who = born > '2006-01-01' ? payer : patient;
		const visits = Array.from({ length: random.int(1, 3) }, (_, i) =>
			addDays(day, -40 + i * random.int(5, 12)),
		);
		const all = random
			.some(CODES.split('|'), random.int(3, 8))
			.map((line, i) => {
				const [code = '', name = '', euros = '1'] = line.split(';');
				const factor = random.pick([1, 1.15, 1.8, 2.3, 2.3, 2.3, 3.5]);
				return {
					code,
					name,
					factor,
					count: random.pick([1, 1, 1, 2]),
					base: Number(euros),
					visit: visits[i % visits.length] ?? day,
				};
			})
			.sort((a, b) => a.visit.localeCompare(b.visit))
			.map((one) => ({ ...one, amount: toMoney(one.base * one.factor * one.count) }));
		const fees = toMoney(all.reduce((sum, one) => sum + one.amount, 0));
		const material = random.chance(0.4) ? random.decimal(1.5, 24) : 0;
		const hasReason = all.some(({ factor }) => factor === 3.5);
		const html = markup`<style>@page { size: A4; margin: 15mm 20mm } body { font: 10pt/1.4 'Liberation Sans' } .head { text-align: center; border-bottom: .8pt solid; padding-bottom: 2mm } .two { display: flex; justify-content: space-between } table { width: 100%; border-collapse: collapse; font-size: 9.5pt } th { text-align: left; border-top: .8pt solid; border-bottom: .8pt solid; font-size: 8.5pt } td { vertical-align: top; padding: .6mm 0 } .n { text-align: right; padding-left: 3mm } .sum { width: 74mm; margin-left: auto; margin-top: 2mm }</style>
			<div class="head"><b style="font-size:14pt">Dr. med. ${field('arzt', doctor.name)}</b><br>${field('fachrichtung', random.pick(['Facharzt für Innere Medizin', 'Fachärztin für Neurologie', 'Praxis für Allgemeinmedizin', 'Orthopädie und Unfallchirurgie']))}<br>${place.whole} · Tel. ${locale.phone()}</div>
			<div class="two" style="margin:12mm 0 8mm"><div>${who.isWoman ? 'Frau' : 'Herrn'}<br>${field('empfaenger', who.name)}<br>${home.lines[0]}<br>${home.lines[1]}</div><div>Rechnung Nr. ${field('rechnungsnummer', random.pattern('P######/##'))}<br>Datum ${field('rechnungsdatum', locale.date(day))}<br>St.-Nr. ${field('steuernummer', random.pattern('##/###/#####'))}</div></div>
			<p>Für die ärztliche Behandlung von <b>${field('patient', patient.name)}</b>, geb. ${field('geboren', locale.date(born))}, erlaube ich mir zu berechnen:</p><p><b>Diagnosen:</b> ${field('diagnosen', random.pick(['Akute Bronchitis, Verdacht auf Pneumonie ausgeschlossen', 'Lumboischialgie links', 'Arterielle Hypertonie, Hypercholesterinämie', 'Distorsion des rechten Sprunggelenks', 'Migräne mit Aura']))}</p>
			<table data-list="leistungen"><tr><th>Datum<th>Ziffer<th>Leistung<th class="n">Faktor<th class="n">Anz.<th class="n">EUR${all.map((one, i) => markup`<tr data-row><td>${(i === 0 || all[i - 1]?.visit !== one.visit) && field('datum', locale.date(one.visit, 'dd.mm.yy'))}<td>${field('ziffer', one.code)}<td>${field('leistung', one.name)}${one.factor === 3.5 && ' *'}<td class="n">${field('faktor', amount(one.factor, one.factor === 1.15 ? 2 : 1))}<td class="n">${field('anzahl', one.count)}<td class="n">${field('betrag', amount(one.amount))}`)}</table>
			<table class="sum"><tr><td>Summe Gebühren<td class="n">${field('honorar', amount(fees))}${material > 0 && markup`<tr><td>Sachkosten<td class="n">${field('sachkosten', amount(material))}`}<tr><td><b>Rechnungsbetrag</b><td class="n"><b>${field('gesamt', locale.money(toMoney(fees + material)))}</b></table>${hasReason && markup`<p style="font-size:8.5pt">* ${field('begruendung', random.pick(['Erhöhter Zeitaufwand wegen schwieriger Verhältnisse', 'Besondere Schwierigkeit bei ängstlichem Patienten', 'Überdurchschnittliche Dauer der Untersuchung']))}</p>`}
			<p>Ich bitte um Überweisung bis ${field('zahlbar', locale.date(addDays(day, random.pick([14, 30]))))} auf das Konto ${field('konto', locale.iban())}. Umsatzsteuerfrei nach § 4 Nr. 14 UStG.</p>`;
		return { html, fields };
	},
};
export default family;
