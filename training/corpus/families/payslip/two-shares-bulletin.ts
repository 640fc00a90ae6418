import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { dat, num, rows, str } from '../../kit/commerce.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	employeur: str('Qui emploie ?|employer|employerName|Arbeitgeber|nom de la société', 'employer'),
	siret: str('SIRET de l’employeur|company number|siret|Firmennummer', 'registrationNumber'),
	convention: str(
		'convention collective|collective agreement|collectiveAgreement|Tarifvertrag|Quelle convention s’applique ?',
	),
	salarie: str('Qui est payé ?|employee|employeeName|Mitarbeiter|nom du salarié', 'employee'),
	emploi: str('emploi occupé|job title|jobTitle|Tätigkeit|Quel est son poste ?', 'jobTitle'),
	matricule: str('matricule|staff number|staffNo|Personalnummer', 'employeeNumber'),
	entree: dat('date d’entrée|joined on|hireDate|Eintritt', 'hireDate'),
	du: dat('début de la période|first day of the period|from|Beginn', 'periodStart'),
	au: dat('fin de la période|last day of the period|to|Ende', 'periodEnd'),
	paiement: dat(
		'date de paiement|day of payment|payDate|Zahltag|Quand le salaire est-il versé ?',
		'paymentDate',
	),
	heures: num('heures mensuelles|monthly hours|monthlyHours|Monatsstunden', 'hoursWorked'),
	brut: num('salaire brut|gross salary|grossSalary|Bruttogehalt|Quel est le brut ?', 'grossPay'),
	cotisations: rows(
		{
			libelle: str(
				'nom de la cotisation|contribution|contributionName|Beitragsart',
				'itemDescription',
			),
			base: num('base de calcul|base|base|Grundlage', 'taxableAmount'),
			taux: num('taux salarial|employee rate|employeeRate|Satz Arbeitnehmer'),
			salarial: num('part du salarié|employee share|employeeShare|Arbeitnehmeranteil'),
			patronal: num('part de l’employeur|employer share|employerShare|Arbeitgeberanteil'),
		},
		'cotisations sociales|social contributions|Sozialabgaben|cotizaciones',
	),
	totalSalarial: num(
		'total des retenues|deductions of the employee|totalDeductions|Abzüge insgesamt',
		'totalDeductions',
	),
	totalPatronal: num(
		'total des charges patronales|employer contributions|employerTotal|Arbeitgeberabgaben',
	),
	imposable: num('net imposable|taxable net|taxableNet|steuerpflichtiges Netto', 'taxableIncome'),
	impot: num(
		'impôt prélevé à la source|income tax withheld|withheldTax|Quellensteuer',
		'incomeTax',
	),
	net: num('net payé|net pay|netPay|Auszahlung|Combien touche le salarié ?', 'netSalary'),
	conges: num('congés restants|leave left|leaveLeft|Resturlaub', 'vacationDays'),
	anciennete: absent(num('prime d’ancienneté|seniority bonus|seniorityBonus|Treueprämie')),
	iban: absent(str('compte du salarié|account of the employee|employeeIban|Konto', 'iban')),
};
const LINES =
	'Santé – maladie;0;7|Sécurité sociale plafonnée;6.9;8.55|Sécurité sociale déplafonnée;.4;2.02|Complémentaire tranche 1;3.15;4.72|Contribution d’équilibre;.86;1.29|Famille;0;3.45|Assurance chômage;0;4.05|CSG déductible;6.8;0|CSG/CRDS non déductible;2.9;0|Accidents du travail;0;1.38|Mutuelle;1.1;1.1';

/** A French pay slip: base, rate, employee's share and employer's share in columns under group bars, taxable net and tax in a frame, the net paid in reverse print, leave in a corner table. */
const family: Family = {
	author: 'ottilie',
	locales: ['fr-FR', 'fr-LU'],
	draw: (random, locale) => {
		const { amount } = locale;
		const [firm, person] = [locale.company(), locale.person()];
		const [year, month] = [random.int(2010, 2025), random.int(1, 12)];
		const two = String(month).padStart(2, '0');
		const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
		const brut = random.decimal(1480, 5200);
		const lines = LINES.split('|')
			.map((line) => {
				const [name = '', own = '0', theirs = '0'] = line.split(';');
				const base = name.startsWith('CSG') ? toMoney(brut * 0.9825) : brut;
				return {
					name,
					base,
					rate: Number(own),
					own: toMoney((base * Number(own)) / 100),
					theirs: toMoney((base * Number(theirs)) / 100),
				};
			})
			.filter(() => random.chance(0.85));
		const own = toMoney(lines.reduce((sum, one) => sum + one.own, 0));
		const theirs = toMoney(lines.reduce((sum, one) => sum + one.theirs, 0));
		const before = toMoney(brut - own);
		const taxable = toMoney(before + brut * 0.029);
		const tax = year >= 2019 ? toMoney((taxable * random.pick([0, 1.9, 3.8, 6.3, 9.7])) / 100) : 0;
		const hasGroup = random.chance(0.6);
		const html = markup`<style>@page { size: A4; margin: 12mm 13mm } body { font: 8.6pt/1.4 'DejaVu Sans Condensed' } .two { display: flex; justify-content: space-between; gap: 6mm } .two > div { flex: 1 } table { width: 100%; border-collapse: collapse } .l th { background: #2b3a55; color: #fff; font-weight: normal; font-size: 7.5pt } .l td { padding: .5mm 1.5mm; border-left: .4pt solid #99a; border-right: .4pt solid #99a } .g td { background: #e4e8f0; font-weight: bold } .n { text-align: right } .tot td { border: .4pt solid #99a; font-weight: bold } .net { background: #2b3a55; color: #fff; padding: 2mm 4mm; font-size: 12pt; display: flex; justify-content: space-between; margin-top: 3mm } .cg td, .cg th { border: .4pt solid #99a; text-align: center }</style>
			<div class="two"><div><b>${field('employeur', firm.name)}</b><br>${firm.address.lines[0]}<br>${firm.address.lines[1]}<br>SIRET ${field('siret', random.pattern('### ### ### #####'))}<br>Convention : ${field('convention', random.pick(['Commerce de gros', 'Métallurgie', 'Bureaux d’études', 'Bâtiment ouvriers']))}</div><div><b style="font-size:13pt">BULLETIN DE PAIE</b><br>Période du ${field('du', locale.date(`${year}-${two}-01`, 'dd/mm/yyyy'))} au ${field('au', locale.date(last, 'dd/mm/yyyy'))}<br>Payé le ${field('paiement', locale.date(last, 'dd/mm/yyyy'))}<p>${field('salarie', person.name)}<br>${locale.address().lines[0]}</p></div></div>
			<p>Matricule ${field('matricule', random.pattern('0####'))} · Emploi ${field('emploi', random.pick(['Technicienne', 'Comptable', 'Magasinier', 'Chargé d’affaires', 'Assistante']))} · Entrée ${field('entree', locale.date(random.day('1992-01-02', '2009-12-01'), 'dd/mm/yyyy'))} · Horaire ${field('heures', amount(151.67))} h</p>
			<table class="l" data-list="cotisations"><tr><th>Libellé<th>Base<th>Taux salarial<th>Part salarié<th>Part employeur<tr class="g"><td>SALAIRE BRUT<td><td><td class="n">${field('/brut', amount(brut))}<td>${lines.map((one, i) => markup`${hasGroup && i === 0 && markup`<tr class="g"><td>SANTÉ ET RETRAITE<td><td><td><td>`}${hasGroup && i === 5 && markup`<tr class="g"><td>AUTRES CONTRIBUTIONS<td><td><td><td>`}<tr data-row><td>${field('libelle', one.name)}<td class="n">${field('base', amount(one.base))}<td class="n">${one.rate > 0 && field('taux', amount(one.rate, 3))}<td class="n">${one.own > 0 && field('salarial', amount(one.own))}<td class="n">${one.theirs > 0 && field('patronal', amount(one.theirs))}`)}<tr class="tot"><td>Total des cotisations<td><td><td class="n">${field('/totalSalarial', amount(own))}<td class="n">${field('/totalPatronal', amount(theirs))}</table>
			<div class="two" style="margin-top:3mm"><div>Net imposable : ${field('imposable', amount(taxable))}<br>${tax > 0 && markup`Impôt prélevé à la source : ${field('impot', amount(tax))}<br>`}Net avant impôt : ${amount(before)}</div><div>${random.chance(0.8) && markup`<table class="cg"><tr><th>Congés acquis<th>pris<th>solde<tr><td>${amount(25)}<td>${amount(25 - 7.5)}<td>${field('conges', amount(7.5))}</table>`}</div></div><div class="net"><span>NET PAYÉ EN EUROS</span>${field('net', amount(toMoney(before - tax)))}</div><small>Dans votre intérêt, conservez ce bulletin sans limitation de durée.</small>`;
		return { html, fields };
	},
};
export default family;
