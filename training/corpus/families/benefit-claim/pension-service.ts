import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { drawTypeface, offLine } from '../../kit/paperwork.ts';
import { asList } from '../../kit/people.ts';
import { addDays } from '../../kit/random.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	claimant: asText(
		'Who claims the pension? | demandeur | richiedente | Rentenantragsteller',
		'claimant',
	),
	maidenName: asText(
		'name at birth of the claimant | nom de naissance | cognome da nubile | Geburtsname',
		'maidenName',
	),
	bornOn: asDate(
		'birthday of the claimant | date de naissance | data di nascita | geboren am',
		'birthDate',
	),
	insuranceNumber: asText(
		'insurance number of the claimant | numéro d’immatriculation | numero di assicurazione | Versicherungsnummer',
		'insuranceNumber',
	),
	home: asText('home of the claimant | domicile | residenza | Anschrift', 'address'),
	startOn: asDate(
		'From when is the pension wanted? | point de départ | decorrenza | Rentenbeginn',
		'effectiveDate',
	),
	children: asNumber('children brought up | enfants élevés | figli | Kinder', 'children'),
	periods: asList(
		{
			from: asText('begin of the period | du | dal | von'),
			to: asText('end of the period | au | al | bis'),
			employer: asText(
				'employer of the period | employeur | datore di lavoro | Arbeitgeber',
				'employer',
			),
			place: asText('place of work | lieu | località | Ort', 'city'),
			kind: asText(
				'kind of work | nature du travail | qualifica | Art der Beschäftigung',
				'jobTitle',
			),
			quarters: asNumber('quarters credited | trimestres | trimestri | Vierteljahre'),
		},
		'insured periods | périodes d’emploi | periodi lavorativi | Versicherungszeiten',
	),
	totalQuarters: asNumber(
		'quarters in all | total des trimestres | totale trimestri | Summe der Vierteljahre',
	),
	payOffice: asText(
		'where the pension is to be paid | mode de paiement | ufficio pagatore | Zahlstelle',
		'paymentMethod',
	),
	claimedOn: asDate(
		'date of the claim | date de la demande | data della domanda | Antragsdatum',
		'applicationDate',
	),
	received: asText(
		'stamp of receipt | cachet d’arrivée | timbro di arrivo | Eingangsstempel',
		'receivedDate',
	),
	amount: absent(asNumber('monthly pension | montant mensuel | importo | Monatsrente', 'pension')),
	widowPension: absent(asText('pension of the husband | pension de réversion | Witwenrente')),
};
const SAID = {
	fr: 'DEMANDE DE PENSION DE VIEILLESSE|Nom et prénoms|Nom de naissance|Né(e) le|N° d’immatriculation|Demeurant à|demande le bénéfice de sa pension à compter du|et déclare avoir élevé|enfant(s).|Relevé des périodes de travail|du|au|employeur|lieu|emploi|trim.|Total|La pension sera payée|à domicile par mandat;au guichet de la poste;à la caisse d’épargne|A|, le|ARRIVÉ LE|ajusteur;couturière;manœuvre;employé;vendeuse',
	it: 'DOMANDA DI PENSIONE DI VECCHIAIA|Cognome e nome|Cognome da nubile|Nato/a il|N. di assicurazione|Residente a|chiede la liquidazione della pensione a decorrere dal|e dichiara di avere cresciuto|figli.|Periodi di lavoro|dal|al|datore di lavoro|località|qualifica|trim.|Totale|La pensione sarà riscossa|a domicilio;all’ufficio postale;alla banca|A|, li|PERVENUTO IL|aggiustatore;sarta;manovale;impiegato;commessa',
	de: 'ANTRAG AUF ALTERSRUHEGELD|Name, Vorname|Geburtsname|Geboren am|Vers.-Nr.|Wohnhaft in|beantragt das Ruhegeld ab|und hat|Kinder erzogen.|Nachweis der Beschäftigungen|von|bis|Arbeitgeber|Ort|Tätigkeit|Vj.|Summe|Die Zahlung erfolgt|durch die Post;am Schalter;auf ein Sparbuch|||EINGEGANGEN|Schlosser;Näherin;Hilfsarbeiter;Angestellter;Verkäuferin',
	pt: 'REQUERIMENTO DE PENSÃO DE VELHICE|Nome|Apelido de solteira|Nascido/a a|N.º de beneficiário|Morador/a em|requer a pensão a partir de|e declara ter criado|filhos.|Períodos de trabalho|de|a|entidade patronal|local|profissão|trim.|Total|A pensão será paga|ao domicílio;nos correios;na caixa|Em|, a|ENTRADA|serralheiro;costureira;servente;empregado;caixeira',
} as const;

/** A claim of the seventies on legal paper with a stamp duty mark: two typed paragraphs that state the person and the wish, then a typed table between dashed lines, all off the printed rules. */
const family: Family = {
	author: 'quentin',
	locales: ['fr-FR', 'it-IT', 'de-DE', 'pt-PT', 'fr-BE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = locale.person();
		const day = random.day('1966-01-01', '1984-12-01');
		const year = Number(day.slice(0, 4));
		let from = year - random.int(38, 46);
		const periods = Array.from({ length: random.int(3, 6) }, () => {
			const start = from;
			const quarters = random.int(6, 34);
			from += Math.ceil(quarters / 4) + random.int(0, 2);
			return { start, end: start + Math.floor(quarters / 4), quarters };
		}).filter(({ end }) => end < year);
		const total = periods.reduce((sum, { quarters }) => sum + quarters, 0);
		const face = drawTypeface(random, 10.5);
		const put = (path: string, content: Parameters<typeof field>[1]) =>
			offLine(random, markup`<span class="v">${field(path, content)}</span>`, 0.5);
		const start = addDays(day, random.int(30, 120));
		const html = markup`<style>@page { size: 210mm 310mm; margin: 0 } body { font: 11pt/2.05 'Liberation Serif'; padding: 20mm 16mm 12mm 46mm; background: repeating-linear-gradient(#fff, #fff 8mm, #e2ded2 8mm, #e2ded2 8.2mm) } .v, .t { font: ${face} } h1 { font-size: 13pt; letter-spacing: 1.5pt; margin: 0 0 6mm } .m { position: absolute; left: 10mm; top: 16mm; width: 27mm; border: 1pt solid #555; font: 8pt/1.3 'Liberation Serif'; text-align: center; padding: 2mm 0 } .st { position: absolute; left: 8mm; top: 150mm; border: 1.5pt solid #a33; color: #a33; font: bold 9pt/1.3 'Liberation Sans'; padding: 1.5mm; transform: rotate(${random.int(-84, -70)}deg) } .t { width: 100%; border-top: 1pt dashed #000; border-bottom: 1pt dashed #000 } .t td { padding: .8mm 1.5mm .8mm 0; font-size: .9em; vertical-align: top } .t .h td { font: italic 9pt 'Liberation Serif' } .z { text-align: right }
			</style><div class="m">50 c<br>TIMBRE<br>${random.pattern('№ ######')}</div><h1>${at(0)}</h1><div>${at(1)} ${put('claimant', `${person.family.toUpperCase()} ${person.given}`)}${person.isWoman && random.chance(0.7) && markup`, ${at(2).toLowerCase()} ${put('maidenName', locale.person().family)}`}. ${at(3)} ${put('bornOn', locale.date(random.day(`${year - 66}-01-01`, `${year - 60}-12-01`)))}, ${at(4)} ${put('insuranceNumber', random.pattern('# ## ## ## ### ###'))}. ${at(5)} ${put('home', locale.address().whole)}, ${at(6)} ${put('startOn', locale.date(start))} ${at(7)} ${put('children', random.int(0, 6))} ${at(8)}</div>
			<p style="margin:4mm 0 1mm">${at(9)} :</p><table class="t" data-list="periods"><tr class="h"><td>${at(10)}</td><td>${at(11)}</td><td>${at(12)}</td><td>${at(13)}</td><td>${at(14)}</td><td class="z">${at(15)}</td></tr>${periods.map((period) => markup`<tr data-row><td>${field('from', `${random.int(1, 12)}.${period.start}`)}</td><td>${field('to', `${random.int(1, 12)}.${period.end}`)}</td><td>${field('employer', locale.company().name)}</td><td>${field('place', locale.address().city)}</td><td>${field('kind', one(22))}</td><td class="z">${field('quarters', period.quarters)}</td></tr>`)}</table><p style="text-align:right;margin:1mm 0">${at(16)} <span class="v">${field('totalQuarters', total)}</span></p>
			<p>${at(17)} ${put('payOffice', one(18))}.</p><p>${at(19)} ${locale.address().city}${at(20)} ${put('claimedOn', locale.date(day))}</p>${random.chance(0.7) && markup`<div class="st">${at(21)}<br>${field('received', locale.date(addDays(day, random.int(2, 12)), 'dd MMM yyyy').text.toUpperCase())}</div>`}`;
		return { html, fields };
	},
};
export default family;
