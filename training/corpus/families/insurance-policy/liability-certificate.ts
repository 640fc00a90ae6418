import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { dat, num, rows, str, yes } from '../../kit/commerce.ts';
import { tick } from '../../kit/forms.ts';

import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	issued: dat(
		'date of the certificate|certificateDate|Ausstellungsdatum|date du certificat|fecha del certificado',
		'issueDate',
	),
	producer: str(
		'insurance agency|producer|Makler|courtier|agencia|Who issued the certificate?',
		'broker',
	),
	producerPhone: str(
		'phone of the agency|agencyPhone|Telefon des Maklers|téléphone du courtier',
		'phone',
	),
	insured: str('who is insured|namedInsured|Versicherungsnehmer|assuré|asegurado', 'insured'),
	insuredAddress: str(
		'address of the insured|insuredAddress|Anschrift des Versicherten|adresse de l’assuré',
		'address',
	),
	insurers: rows(
		{
			letter: str('letter of the insurer|insurerLetter|Buchstabe'),
			value: str('company that insures|insurerName|Versicherer|assureur|aseguradora', 'insurer'),
		},
		'insurers affording coverage|insurers|Versicherer|assureurs',
	),
	coverages: rows(
		{
			letter: str('letter of the insurer of this line|lineInsurer|Kennbuchstabe'),
			kind: str('type of insurance|coverageType|Versicherungsart|type d’assurance', 'coverage'),
			policy: str('policy number|policyNo|Policennummer|numéro de police', 'policyNumber'),
			from: dat('policy effective|effective|Beginn|début', 'policyStart'),
			to: dat('policy expires|expires|Ablauf|fin', 'policyEnd'),
			limit: num(
				'limit for each occurrence|eachOccurrence|Deckung je Schaden|plafond par sinistre',
				'sumInsured',
			),
			aggregate: num('aggregate limit|aggregateLimit|Jahreshöchstleistung|plafond annuel'),
		},
		'coverages|lines of coverage|Deckungen|garanties',
	),
	claimsMade: yes(
		'claims made basis|isClaimsMade|Gilt das Anspruchserhebungsprinzip?|base réclamation',
	),
	occurrence: yes('occurrence basis|isOccurrence|Gilt das Ereignisprinzip?|base événement'),
	workersStatutory: yes(
		'statutory limits for workers|isStatutory|Gelten gesetzliche Grenzen?|limites légales',
	),
	operations: str(
		'description of operations|operations|Tätigkeiten|activités|What work is covered?',
		'notes',
	),
	holder: str(
		'certificate holder|certificateHolder|Empfänger der Bescheinigung|destinataire du certificat|Who asked for the certificate?',
	),
	holderAddress: str(
		'address of the certificate holder|holderAddress|Anschrift des Empfängers|adresse du destinataire',
	),
	noticeDays: num(
		'days of notice before cancellation|cancellationNotice|Kündigungsfrist in Tagen|préavis d’annulation',
	),
	representative: str(
		'authorized representative|representative|Bevollmächtigter|représentant',
		'signatory',
	),
	premium: absent(num('premium|premiumAmount|Beitrag|prime|prima', 'premium')),
	claims: absent(
		num('claims paid so far|claimsPaid|Gezahlte Schäden|sinistres payés', 'claimAmount'),
	),
};
const KINDS = [
	'COMMERCIAL GENERAL LIABILITY',
	'AUTOMOBILE LIABILITY',
	'UMBRELLA / EXCESS LIABILITY',
	'WORKERS COMPENSATION',
	'PROFESSIONAL LIABILITY',
];

/** An American certificate of liability insurance: a form in capitals with disclaimers, insurers by letter, one ruled band per coverage with ticks and limits stacked at the right, holder in the corner. */
const family: Family = {
	author: 'noor',
	locales: ['en-US', 'en-CA', 'en-US'],
	draw: (random, locale) => {
		const { date } = locale;
		const [agency, insured, holder] = [
			locale.company('Insurance Services'),
			locale.company(),
			locale.company(),
		];
		const day = random.day('1998-02-01', '2026-06-20');
		const short = (one: string) => date(one, 'mm/dd/yyyy');
		const insurers = Array.from({ length: random.int(1, 3) }, (_, i) => ({
			letter: 'ABC'[i] ?? 'A',
			name: `${random.pick(['Cardinal', 'Harbor', 'Prairie', 'Summit', 'Old Mill'])} ${random.pick(['Mutual', 'Casualty', 'Indemnity'])} ${random.pick(['Co.', 'Group', 'of Ohio'])}`,
		}));
		const lines = KINDS.filter((_, i) => i === 0 || random.chance(0.6)).map((kind) => ({
			kind,
			letter: random.pick(insurers).letter,
			policy: random.pattern('???-#######'),
			limit: random.pick([500000, 1000000, 2000000]),
		}));
		const whole = (value: number) => locale.amount(value, 0);
		const isMade = random.chance(0.3);
		const html = markup`<style>@page { size: letter; margin: 9mm } body { font: 8pt/1.3 'Liberation Sans' } table { width: 100%; border-collapse: collapse } td, th { border: .7pt solid #000; vertical-align: top; padding: .6mm 1mm } th { font-size: 6.5pt; text-align: left } .small { font-size: 6pt; line-height: 1.2 } .tick { display: inline-block; width: 3mm; height: 3mm; border: .6pt solid; font: bold 7pt/3mm 'Liberation Sans'; text-align: center } .n { text-align: right; float: right } h1 { font-size: 13pt; text-align: center; margin: 0 } .v { font: 9pt 'Liberation Mono' }</style>
			<table><tr><td style="width:76%"><h1>CERTIFICATE OF LIABILITY INSURANCE</h1><td><span class="small">DATE (MM/DD/YYYY)</span><br><span class="v">${field('issued', short(day))}</span><tr><td colspan="2" class="small">THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER. IT DOES NOT AMEND, EXTEND OR ALTER THE COVERAGE AFFORDED BY THE POLICIES BELOW.</table>
			<table><tr><td style="width:50%" rowspan="3"><span class="small">PRODUCER</span><br><span class="v">${field('producer', agency.name)}<br>${agency.address.lines[0]}<br>${agency.address.lines[1]}<br>${field('producerPhone', agency.phone)}</span><td><span class="small">INSURER(S) AFFORDING COVERAGE</span><tr><td class="v" data-list="insurers">${insurers.map((one) => markup`<div data-row>INSURER ${field('letter', one.letter)} : ${field('value', one.name)}</div>`)}<tr><td>&nbsp;<tr><td colspan="2"><span class="small">INSURED</span> <span class="v">${field('insured', insured.name)}, ${field('insuredAddress', insured.address.whole)}</span></table><p class="small" style="margin:1mm 0"><b>COVERAGES</b> — THIS IS TO CERTIFY THAT THE POLICIES LISTED BELOW HAVE BEEN ISSUED TO THE INSURED NAMED ABOVE FOR THE POLICY PERIOD INDICATED.</p>
			<table data-list="coverages"><tr><th>INSR LTR<th style="width:58mm">TYPE OF INSURANCE<th>POLICY NUMBER<th>POLICY EFF<th>POLICY EXP<th style="width:56mm">LIMITS${lines.map((one, i) => markup`<tr data-row><td class="v">${field('letter', one.letter)}<td>${field('kind', one.kind)}${i === 0 && markup`<br>${tick('/claimsMade', isMade, 'CLAIMS-MADE')} ${tick('/occurrence', !isMade, 'OCCUR')}`}${one.kind.startsWith('WORKERS') && markup`<br>${tick('/workersStatutory', random.chance(0.7), 'PER STATUTE')}`}<td class="v">${field('policy', one.policy)}<td class="v">${field('from', short(addDays(day, -120)))}<td class="v">${field('to', short(addDays(day, 245)))}<td>EACH OCCURRENCE <span class="n">$ ${field('limit', whole(one.limit))}</span><br>${random.chance(0.7) && markup`AGGREGATE <span class="n">$ ${field('aggregate', whole(one.limit * 2))}</span>`}<br>&nbsp;`)}</table>
			<table><tr><td style="height:20mm"><span class="small">DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES</span><br><span class="v">${random.chance(0.8) && field('operations', random.pick(['Roofing work at the north warehouse', 'Job #4471, parking lot resurfacing', 'Catering for the spring banquet', 'Holder is named as additional insured']))}</span></table>
			<table><tr><td style="width:50%"><span class="small">CERTIFICATE HOLDER</span><br><span class="v">${field('holder', holder.name)}<br>${field('holderAddress', holder.address.whole)}</span><td><span class="small">CANCELLATION — SHOULD ANY OF THE ABOVE POLICIES BE CANCELLED, THE ISSUING COMPANY WILL MAIL ${field('noticeDays', random.pick([10, 30]))} DAYS WRITTEN NOTICE TO THE CERTIFICATE HOLDER.<br>AUTHORIZED REPRESENTATIVE</span><br><i style="font:14pt 'DejaVu Serif'">${field('representative', locale.person().name)}</i></table>`;
		return { html, fields };
	},
};
export default family;
