import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { drawPeople } from '../../kit/archive.ts';
import { dat, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	agent: str(
		'agent who earns the commission|agentName|Vertreter|agent|makelaar|agente|ügynök',
		'broker',
	),
	agentNumber: str(
		'number of the agent|agentNo|Vermittlernummer|numéro d’agent|agentnummer|código de agente',
		'otherNumber',
	),
	company: str(
		'insurance company|insurer|Versicherung|assureur|verzekeraar|aseguradora',
		'insurer',
	),
	month: str('month of the statement|statementMonth|Abrechnungsmonat|mois|maand|mes', 'period'),
	statementNo: str(
		'number of the statement|statementNo|Abrechnung Nr.|relevé n°|afrekening nr|liquidación n.º',
		'statementNumber',
	),
	entries: rows(
		{
			policy: str(
				'policy number|policyNo|Vertragsnummer|police|polisnummer|póliza',
				'policyNumber',
			),
			holder: str('policyholder|holder|Kunde|assuré|verzekerde|tomador', 'insured'),
			code: str('kind of business|businessCode|Geschäftsart|code|soort'),
			premium: num('premium|premium|Beitrag|prime|premie|prima', 'premium'),
			rate: num('commission rate|commissionRate|Provisionssatz|taux|percentage', 'interestRate'),
			amount: num(
				'commission of the contract|commission|Provision|commission gagnée|provisie|comisión',
			),
		},
		'commissions|contracts that paid commission|Provisionen|commissions du mois|provisies|comisiones',
	),
	newBusiness: num(
		'commission for new business|newBusinessTotal|Abschlussprovision gesamt|nouvelles affaires|nieuwe posten',
	),
	renewals: num(
		'commission for renewals|renewalTotal|Folgeprovision gesamt|renouvellements|verlengingen',
	),
	clawback: num('commission charged back|clawback|Stornoprovision|reprise|terugboeking|extorno'),
	reserve: num('held in the cancellation reserve|reserve|Stornoreserve|réserve|reserve'),
	payout: num('commission paid out|payout|Auszahlung|versement|uitbetaling|abono', 'payout'),
	payDay: dat('day of the payment|payDay|Zahltag|date de versement|betaaldatum', 'paymentDate'),
	tax: absent(num('tax on the commission|taxAmount|Umsatzsteuer|TVA|btw', 'taxTotal')),
	premiumTotal: absent(
		num('number of cancelled contracts|cancelledCount|stornierte Verträge|contrats résiliés'),
	),
};
const SAID = {
	de: 'Provisionsabrechnung|Vermittler|Nr.|Monat|Vertrag;Kunde;Art;Beitrag;Satz %;Provision|AP|FP|ST|AP = Abschluss, FP = Folge, ST = Storno|Abschlussprovision|Folgeprovision|Storno|Stornoreserve 10 %|Auszahlung|am|Versicherung',
	fr: 'Relevé de commissions|Agent|n°|Mois|Police;Assuré;Code;Prime;Taux %;Commission|NA|RN|AN|NA = affaire nouvelle, RN = renouvellement, AN = annulation|Affaires nouvelles|Renouvellements|Annulations|Réserve 10 %|Versement|le|Assurances',
	nl: 'Provisieafrekening|Tussenpersoon|nr.|Maand|Polis;Verzekerde;Soort;Premie;%;Provisie|NP|VL|RY|NP = nieuw, VL = verlenging, RY = royement|Nieuwe posten|Verlengingen|Royementen|Reserve 10 %|Uitbetaling|op|Verzekeringen',
	es: 'Liquidación de comisiones|Agente|n.º|Mes|Póliza;Tomador;Clave;Prima;%;Comisión|NP|CA|AN|NP = nueva, CA = cartera, AN = anulación|Nueva producción|Cartera|Anulaciones|Reserva 10 %|Abono|el|Seguros',
	hu: 'Jutalékelszámolás|Ügynök|szám:|Hónap|Kötvény;Ügyfél;Kód;Díj;%;Jutalék|ÚJ|FN|TÖ|ÚJ = új kötés, FN = fenntartás, TÖ = törlés|Új kötések|Fenntartás|Törlések|Tartalék 10 %|Kifizetés|dátum:|Biztosító',
} as const;

/** An insurer's statement to its agent: a list in alternating bands with two-letter codes explained below, minus signs behind charges, three sums as bars of different length at the right. */
const family: Family = {
	author: 'casimir',
	locales: ['de-DE', 'fr-FR', 'nl-NL', 'es-ES', 'hu-HU', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, count } = locale;
		const codes = [at(5), at(6), at(7)];
		const [year, month] = [random.int(1998, 2025), random.int(1, 12)];
		const people = drawPeople(locale, random.int(5, 14)).map(({ name }, i) => {
			const k = i === 0 ? 0 : i === 1 ? 1 : random.pick([0, 1, 1, 2]);
			const premium = inMoney(random.decimal(40, 1400), locale);
			const rate = k === 1 ? random.pick([5, 7.5]) : random.pick([20, 25, 40]);
			return {
				name,
				k,
				premium,
				rate,
				value: toMoney((premium * rate) / 100),
				policy: random.pattern('##.###.###-#'),
			};
		});
		const sum = (k: number) =>
			toMoney(people.reduce((all, one) => all + (one.k === k ? one.value : 0), 0));
		const reserve = toMoney(sum(0) * 0.1);
		const pay = toMoney(sum(0) + sum(1) - sum(2) - reserve);
		const minus = (value: number) => ({ text: `${amount(value).text}-`, value: -value });
		const bar = (label: string, path: string, shown: ReturnType<typeof amount>, width: number) =>
			markup`<div class="bar" style="width:${width}mm"><span>${label}</span>${field(path, shown)}</div>`;
		const html = markup`<style>@page { size: A4; margin: 13mm 16mm } body { font: 9pt/1.45 'Liberation Sans' } .top { background: #0d3b66; color: #fff; padding: 4mm 6mm; display: flex; justify-content: space-between } table { width: 100%; border-collapse: collapse; margin-top: 5mm } th { text-align: left; color: #0d3b66; border-bottom: 1pt solid #0d3b66 } tr:nth-child(even) td { background: #eef3f8 } td { padding: .6mm 2mm } .n { text-align: right } .bar { background: #d9e4ef; margin: 1mm 0 0 auto; padding: .8mm 3mm; display: flex; justify-content: space-between } small { color: #555 }</style>
			<div class="top"><b>${field('company', `${locale.company().name.split(' ')[0] ?? ''} ${at(15)}`)}</b><span>${at(0)} ${at(2)} ${field('statementNo', random.pattern('##/####'))}</span></div><p>${at(1)}: <b>${field('agent', locale.person().name)}</b> (${field('agentNumber', random.pattern('#####'))})<br>${at(3)}: ${field('month', `${locale.month(month)} ${year}`)}</p>
			<table data-list="entries"><tr>${at(4)
				.split(';')
				.map(
					(head) => markup`<th>${head}`,
				)}${people.map((one) => markup`<tr data-row><td>${field('policy', one.policy)}<td>${field('holder', one.name)}<td>${field('code', codes[one.k] ?? '')}<td class="n">${field('premium', amount(one.premium))}<td class="n">${field('rate', count(one.rate))}<td class="n">${field('amount', one.k === 2 ? minus(one.value) : amount(one.value))}`)}</table><small>${at(8)}</small>
			${bar(at(9), 'newBusiness', amount(sum(0)), 70)}${bar(at(10), 'renewals', amount(sum(1)), 84)}${sum(2) > 0 && bar(at(11), 'clawback', minus(sum(2)), 92)}${bar(at(12), 'reserve', minus(reserve), 98)}<div class="bar" style="width:112mm;background:#0d3b66;color:#fff;font-size:12pt"><b>${at(13)}</b>${field('payout', locale.money(pay))}</div><p class="n">${at(14)} ${field('payDay', locale.date(`${year}-${String(month).padStart(2, '0')}-28`))}</p>`;
		return { html, fields };
	},
};
export default family;
