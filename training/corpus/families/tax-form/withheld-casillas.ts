import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	year: asText(
		'For which year is the certificate? | ejercicio | anno d’imposta | Steuerjahr',
		'taxYear',
	),
	payerId: asText(
		'tax number of the payer | NIF del pagador | codice fiscale del sostituto | Steuernummer des Arbeitgebers',
	),
	payer: asText(
		'Who paid the income? | pagador | sostituto d’imposta | Wer hat gezahlt?',
		'employer',
	),
	recipientId: asText(
		'tax number of the person paid | NIF del perceptor | codice fiscale del percipiente | Steuernummer des Empfängers',
		'taxNumber',
	),
	recipient: asText(
		'Who was paid? | perceptor | percipiente | Wer hat das Einkommen bezogen?',
		'employee',
	),
	birthYear: asText(
		'year of birth of the person paid | año de nacimiento | anno di nascita | Geburtsjahr',
	),
	familySituation: asText(
		'code of the family situation | situación familiar | situazione familiare | Familienschlüssel',
	),
	key: asText('key of the income | clave | causale | Schlüssel der Einkunftsart'),
	gross: asNumber(
		'gross income | retribución íntegra | reddito lordo | Bruttoeinkünfte',
		'grossPay',
	),
	withheld: asNumber(
		'tax withheld | retención practicada | ritenuta | einbehaltene Steuer',
		'incomeTax',
	),
	inKind: asNumber(
		'value of income in kind | retribución en especie | compensi in natura | Sachbezüge',
	),
	contributions: asNumber(
		'social contributions | cotizaciones | contributi previdenziali | Sozialbeiträge',
		'socialContribution',
	),
	allowances: asNumber(
		'exempt travel allowances | dietas exentas | indennità esenti | steuerfreie Spesen',
	),
	children: asNumber('children under age | descendientes | figli a carico | Kinder', 'children'),
	signedAt: asText('Where was it issued? | lugar de expedición | luogo | Ausstellungsort', 'city'),
	signedOn: asDate(
		'Day of issue | fecha de expedición | data di rilascio | Ausstellungsdatum',
		'documentIssueDate',
	),
	signatory: asText(
		'Who signs for the payer? | firmante | firmatario | Wer unterschreibt?',
		'signatory',
	),
	netPay: absent(asNumber('amount paid out | líquido | netto', 'netSalary')),
	account: absent(asText('account of the person paid | cuenta | conto', 'iban')),
};
const SAID = {
	es: 'Certificado de retenciones e ingresos a cuenta|Rendimientos del trabajo|Ejercicio|Datos del perceptor|NIF|Apellidos y nombre|Año de nacimiento|Situación familiar|Datos del pagador|Razón social|Clave|Retribuciones dinerarias|Importe íntegro|Retención practicada|Retribuciones en especie|Valoración|Gastos deducibles|Cotizaciones|Dietas y gastos de viaje exceptuados|Descendientes|Lugar y fecha|Firma del pagador|El que suscribe certifica lo anterior a los efectos de la declaración del impuesto.',
	it: 'Certificazione dei redditi corrisposti|Redditi di lavoro|Anno|Dati del percipiente|C.F.|Cognome e nome|Anno di nascita|Situazione familiare|Dati del sostituto|Denominazione|Causale|Compensi in denaro|Ammontare lordo|Ritenuta operata|Compensi in natura|Valore|Oneri deducibili|Contributi|Indennità di trasferta esenti|Figli a carico|Luogo e data|Firma del sostituto|Si certifica quanto sopra ai fini della dichiarazione dei redditi.',
	pt: 'Declaração de rendimentos e retenções|Rendimentos do trabalho|Ano|Titular dos rendimentos|NIF|Nome|Ano de nascimento|Situação familiar|Entidade pagadora|Denominação|Código|Rendimentos em dinheiro|Valor ilíquido|Imposto retido|Rendimentos em espécie|Valor|Deduções|Contribuições|Ajudas de custo não sujeitas|Dependentes|Local e data|Assinatura da entidade|Declara-se o que antecede para efeitos de imposto.',
	fr: 'Certificat de salaire et de retenues|Revenus du travail|Année|Bénéficiaire|N° AVS|Nom et prénom|Année de naissance|Situation de famille|Employeur|Raison sociale|Code|Prestations en espèces|Montant brut|Impôt retenu|Prestations en nature|Valeur|Déductions|Cotisations|Frais de voyage exonérés|Enfants à charge|Lieu et date|Signature de l’employeur|Certifié exact aux fins de la déclaration d’impôt.',
} as const;

/** A certificate in framed parts with curved heads; every cell carries a small boxed number at its right edge before the amount, captions run in the cell's upper left. */
const family: Family = {
	author: 'milica',
	locales: ['es-ES', 'it-IT', 'pt-PT', 'fr-CH', 'es-MX'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const [payer, person] = [locale.company(), locale.person()];
		const year = random.int(2001, 2025);
		const gross = random.decimal(9800, 68_000);
		const tax = Number((gross * random.decimal(0.04, 0.26)).toFixed(2));
		const social = Number((gross * 0.0635).toFixed(2));
		const first = random.pick([1, 10, 20]);
		let number = first;
		const cell = (
			label: string,
			content: ReturnType<typeof markup> | false,
			width = 1,
			isNumbered = true,
		) =>
			markup`<div class="c" style="grid-column:span ${width}"><u>${label}</u><div class="v">${isNumbered && markup`<b class="n">${String((number += 1)).padStart(2, '0')}</b>`}${content}</div></div>`;
		const part = (label: string, ...cells: ReturnType<typeof markup>[]) =>
			markup`<fieldset><legend>${label}</legend><div class="g">${cells}</div></fieldset>`;
		const euro = (path: string, value: number) => field(path, locale.amount(value));
		const id = () => random.pattern(locale.language === 'it' ? '??????##?##?###?' : '########?');
		const html = markup`<style>@page { size: A4; margin: 20mm 15mm } body { font: 8.5pt 'Liberation Sans' } h1 { font-size: 12pt; margin: 0; display: flex; justify-content: space-between; border-bottom: 2pt solid #7a0c2e; padding-bottom: 2mm } fieldset { border: .9pt solid #7a0c2e; border-radius: 2.5mm; margin: 4mm 0 0; padding: 1mm 2mm 2mm } legend { color: #7a0c2e; font-weight: bold; font-size: 8.5pt; padding: 0 2mm } .g { display: grid; grid-template-columns: repeat(4, 1fr) } .c { padding: 1mm 1.5mm } u { text-decoration: none; font-size: 7pt } .v { border: .5pt solid #888; height: 6.5mm; text-align: right; padding: 1mm 1.5mm 0 9mm; position: relative; font: 10pt 'Liberation Mono'; background: #fcf3f5 } .n { position: absolute; left: 0; top: 0; bottom: 0; width: 7mm; border-right: .5pt solid #888; text-align: center; font: 7pt/6.3mm 'Liberation Sans'; background: #fff } .l .v { text-align: left; padding-left: 1.5mm } .e { margin-top: 10mm; display: flex; justify-content: space-between }
			</style><h1><span>${at(0)}<br><small style="font-weight:normal">${at(1)}</small></span><span>${at(2)} ${field('year', String(year))}</span></h1><div class="l">${part(at(3), cell(at(4), field('recipientId', id()), 1, false), cell(at(5), field('recipient', `${person.family} ${person.given}`), 2, false), cell(at(6), random.chance(0.8) && field('birthYear', String(random.int(1950, 1999))), 1, false))}${part(at(8), cell(at(4), field('payerId', locale.taxNumber()), 1, false), cell(at(9), field('payer', payer.name), 3, false))}</div>
			${part(at(11), cell(at(10), field('key', random.pick(['A', 'B.01', 'G', '1'])), 1, false), cell(at(12), euro('gross', gross)), cell(at(13), euro('withheld', tax)), cell(at(7), field('familySituation', String(random.int(1, 3)))))}${part(at(14), cell(at(15), random.chance(0.4) && euro('inKind', random.decimal(80, 2600))), cell(at(13), false))}${part(at(16), cell(at(17), euro('contributions', social)), cell(at(18), random.chance(0.5) && euro('allowances', random.decimal(100, 3000)), 2), cell(at(19), random.chance(0.6) && field('children', random.int(1, 4))))}
			<p>${at(22)}</p><div class="e"><span>${at(20)}: ${field('signedAt', payer.address.city)}, ${field('signedOn', locale.date(`${year + 1}-0${random.int(1, 4)}-${random.int(10, 28)}`))}</span><span style="text-align:center">${field('signatory', locale.person().name)}<br><small>${at(21)}</small></span></div>`;
		return { html, fields };
	},
};
export default family;
