import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { DOC, dat, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	fileNo: str(
		'file of the collection agency|fileNo|Aktenzeichen|numéro de dossier|dossiernummer|numer sprawy|Which reference must be quoted?',
		'referenceNumber',
	),
	letterDate: DOC.invoiceDate,
	agency: str(
		'collection agency|agency|Inkassobüro|société de recouvrement|incassobureau|firma windykacyjna|Who writes the letter?',
		'seller',
	),
	creditor: str(
		'on whose behalf it is claimed|creditor|Gläubiger|créancier|schuldeiser|wierzyciel|Whom is the money owed to?',
	),
	debtor: str('who owes the money|debtor|Schuldner|débiteur|schuldenaar|dłużnik', 'buyer'),
	debtorAddress: str(
		'where the debtor lives|debtorAddress|Anschrift des Schuldners|adresse du débiteur|adres dłużnika',
		'address',
	),
	invoice: str(
		'invoice that was not paid|unpaidInvoice|Unbezahlte Rechnung|facture impayée|onbetaalde factuur|niezapłacona faktura',
		'invoiceNumber',
	),
	invoiceDay: dat(
		'date of the unpaid invoice|unpaidInvoiceDate|Datum der offenen Rechnung|date de la facture impayée|data faktury',
	),
	claim: rows(
		{
			item: str('part of the claim|claimItem|Forderungsteil|poste|składnik'),
			amount: num('amount of the part|claimAmount|Betrag|montant|kwota', 'lineTotal'),
		},
		'make-up of the claim|claim breakdown|Forderungsaufstellung|décompte|specificatie|zestawienie',
	),
	principal: num(
		'principal claim|principal|Hauptforderung|principal de la créance|hoofdsom|należność główna',
		'claimAmount',
	),
	interest: num('interest so far|interest|Zinsen|intérêts|rente|odsetki', 'interestAmount'),
	rate: num(
		'interest per year in percent|interestRate|Zinssatz|taux|rentevoet|stopa',
		'interestRate',
	),
	perDay: num('interest for each further day|interestPerDay|Tageszins|intérêt journalier|dagrente'),
	total: num(
		'total of the claim|claimTotal|Gesamtforderung|total dû|totaal|suma|How much must be paid now?',
		'amountDue',
	),
	payBy: DOC.due,
	account: DOC.iban,
	instalmentOffer: num(
		'instalment that is offered|instalmentOffer|angebotene Rate|mensualité proposée|aangeboden termijn',
		'instalment',
	),
	hours: str(
		'when one can call|officeHours|Sprechzeiten|horaires|bereikbaarheid|godziny',
		'workingHours',
	),
	customerNo: absent(DOC.customerNo),
	court: absent(
		str('court that is competent|court|Gericht|tribunal|rechtbank|sąd', 'disputeCourt'),
	),
};
const SAID = {
	de: 'Inkasso|Aktenzeichen (bitte stets angeben)|Letzte Aufforderung vor gerichtlichem Mahnverfahren|Guten Tag|in der Angelegenheit|gegen Sie hat uns die Gläubigerin mit dem Einzug beauftragt. Die Rechnung|vom|ist trotz Mahnung nicht ausgeglichen.|Hauptforderung;Verzugszinsen;Mahnkosten der Gläubigerin;Inkassovergütung;Auslagen|Gesamtforderung|Ab morgen fallen täglich weitere|Zinsen an|Zahlen Sie bis|auf|Sie können nicht alles auf einmal zahlen? Wir bieten Raten von monatlich|Telefonisch erreichbar|Mo–Fr 8–18 Uhr;Mo–Do 9–16 Uhr|p.a.',
	fr: 'Recouvrement|Référence à rappeler|Dernière relance avant procédure|Madame, Monsieur|pour le compte de|nous sommes chargés du recouvrement de votre dette. La facture|du|reste impayée malgré les rappels.|Principal;Intérêts de retard;Frais de relance;Frais de recouvrement;Débours|Total dû|À compter de demain s’ajoutent chaque jour|d’intérêts|Réglez avant le|sur le compte|Vous ne pouvez tout payer ? Nous proposons des mensualités de|Par téléphone|lun.–ven. 8–18 h;lun.–jeu. 9–16 h|l’an',
	nl: 'Incasso|Dossiernummer (altijd vermelden)|Laatste aanmaning vóór dagvaarding|Geachte heer, mevrouw|namens|vorderen wij het openstaande bedrag van u. De factuur|van|is ondanks aanmaningen niet betaald.|Hoofdsom;Wettelijke rente;Aanmaningskosten;Incassokosten;Verschotten|Totaal|Vanaf morgen komt daar per dag|rente bij|Betaal uiterlijk|op rekening|Kunt u niet alles ineens betalen? Wij bieden termijnen van|Telefonisch|ma–vr 8–18 uur;ma–do 9–16 uur|per jaar',
	pl: 'Windykacja|Numer sprawy (prosimy podawać)|Ostateczne wezwanie do zapłaty|Szanowni Państwo|w imieniu|wzywamy do zapłaty zaległości. Faktura|z dnia|mimo wezwań nie została opłacona.|Należność główna;Odsetki;Koszty wezwań;Koszty windykacji;Wydatki|Razem|Od jutra doliczamy dziennie|odsetek|Prosimy o wpłatę do|na rachunek|Nie mogą Państwo zapłacić całości? Proponujemy raty po|Telefonicznie|pn.–pt. 8–18;pn.–czw. 9–16|rocznie',
	en: 'Collections|Reference (always quote)|Final notice before court proceedings|Dear Sir or Madam|acting for|we are instructed to collect the sum you owe. The invoice|of|has not been paid in spite of reminders.|Principal;Interest;Reminder costs;Collection fee;Disbursements|Total claim|From tomorrow interest of|a day is added|Pay by|into account|You cannot pay all at once? We offer monthly instalments of|Lines open|Mon–Fri 8–18;Mon–Thu 9–16|a year',
} as const;

/** A collection agency's letter: a red bar with the reference at the top edge, who claims from whom in a sentence, the claim added up in a frame in the middle, instalments offered in a dashed box. */
const family: Family = {
	author: 'ottilie',
	locales: ['de-DE', 'fr-FR', 'nl-NL', 'pl-PL', 'en-GB', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, money } = locale;
		const [agency, creditor, debtor] = [locale.company(at(0)), locale.company(), locale.person()];
		const day = random.day('2007-02-01', '2026-06-20');
		const home = locale.address();
		const days = random.int(40, 260);
		const rate = random.pick([5, 8, 9.12, 7.62, 10]);
		const main = inMoney(random.decimal(35, 2400), locale);
		const interest = toMoney((main * rate * days) / 36500);
		const names = at(8).split(';');
		const values = [
			main,
			interest,
			inMoney(random.pick([5, 10, 15]), locale),
			inMoney(random.decimal(30, 190), locale),
			random.chance(0.5) ? inMoney(random.decimal(4, 20), locale) : 0,
		];
		const claim = names
			.map((item, i) => ({ item, i, value: values[i] ?? 0 }))
			.filter(({ value }) => value > 0);
		const total = toMoney(claim.reduce((sum, one) => sum + one.value, 0));
		const file = random.pattern('##/######-#');
		const both = (i: number, value: number) => {
			const inner = field('amount', amount(value));
			if (i > 1) return inner;
			return field(i === 0 ? '/principal' : '/interest', inner, value);
		};
		const html = markup`<style>@page { size: A4; margin: 0 20mm 15mm 24mm } body { font: 10.5pt/1.45 'Liberation Sans' } .bar { background: #b3001b; color: #fff; margin: 0; padding: 5mm 6mm; display: flex; justify-content: space-between } .to { margin: 22mm 0 14mm } .frame { border: 1.2pt solid #b3001b; width: 110mm; margin: 6mm auto; padding: 3mm 5mm } table { width: 100% } .n { text-align: right } .rates { border: 1pt dashed #555; padding: 3mm; margin: 5mm 0 }</style>
			<div class="bar"><b>${field('agency', agency.name)}</b><span>${at(1)}: <b>${field('fileNo', file)}</b></span></div><div class="to">${field('debtor', debtor.name)}<br><span data-field="debtorAddress" data-value="${home.whole}">${home.lines[0]}<br>${home.lines[1]}</span></div><p class="n">${agency.address.city}, ${field('letterDate', locale.date(day))}</p><p><b>${at(2)}</b></p><p>${at(3)},</p>
			<p>${at(4)} <b>${field('creditor', creditor.name)}</b> ${at(5)} ${field('invoice', random.pattern('#######'))} ${at(6)} ${field('invoiceDay', locale.date(addDays(day, -days)))} ${at(7)}</p><div class="frame"><table data-list="claim">${claim.map((one) => markup`<tr data-row><td>${field('item', one.item)}${one.i === 1 && markup` (${field('/rate', locale.percent(rate))} ${at(17)})`}<td class="n">${both(one.i, one.value)}`)}<tr><td><b>${at(9)}</b><td class="n"><b>${field('/total', money(total))}</b></table></div>
			<p>${at(10)} ${field('perDay', money(Math.max(0.01, toMoney((main * rate) / 36500))))} ${at(11)}.</p><p><b>${at(12)} ${field('payBy', locale.date(addDays(day, 10)))}</b> ${at(13)} ${field('account', locale.iban())} (${field('fileNo', file)}).</p>${random.chance(0.6) && markup`<div class="rates">${at(14)} ${field('instalmentOffer', money(Math.max(10, Math.round(total / 12))))}.</div>`}<p>${at(15)}: ${field('hours', random.pick(at(16).split(';')))}, ${agency.phone}</p>`;
		return { html, fields };
	},
};
export default family;
