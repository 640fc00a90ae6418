import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { asDate, drawPeople, initialled, stampNumber } from '../../kit/archive.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { askCells, askNumber, askText, sum } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { toMoney } from '../../kit/goods.ts';
import { fillIn } from '../../kit/reports.ts';

const SAID = {
	en: 'To|From|Re|Expenses of my trip to|I ask for repayment of the following expenses:|Hotel, two nights;Train fare;Taxi;Lunch with customer;Telephone;Parking;Postage;Tips|Total|Less advance|Balance due to me|Receipts are attached except for|Account|Approved|Please charge to|the telephone;the tips;the taxi',
	de: 'An|Von|Betr.|Auslagen meiner Reise nach|Ich bitte um Erstattung folgender Auslagen:|Hotel, zwei Nächte;Fahrkarte;Taxi;Essen mit Kunden;Telefon;Parken;Porto;Trinkgelder|Summe|Abzüglich Vorschuss|Noch zu zahlen|Belege liegen bei, außer für|Konto|Genehmigt|Zu buchen auf|das Telefon;die Trinkgelder;das Taxi',
	fr: 'À|De|Objet|Frais de mon voyage à|Je demande le remboursement des frais suivants :|Hôtel, deux nuits;Train;Taxi;Déjeuner client;Téléphone;Parking;Timbres;Pourboires|Total|À déduire : avance|Reste dû|Reçus joints, sauf pour|Compte|Approuvé|À imputer au|le téléphone;les pourboires;le taxi',
	sv: 'Till|Från|Ang.|Utlägg för min resa till|Jag ber om ersättning för följande utlägg:|Hotell, två nätter;Tågbiljett;Taxi;Lunch med kund;Telefon;Parkering;Porto;Dricks|Summa|Avgår förskott|Kvar att betala|Kvitton bifogas utom för|Konto|Godkänt|Konteras på|telefonen;dricksen;taxin',
	it: 'A|Da|Oggetto|Spese del mio viaggio a|Chiedo il rimborso delle spese seguenti:|Albergo, due notti;Treno;Taxi;Pranzo con cliente;Telefono;Parcheggio;Francobolli;Mance|Totale|Meno anticipo|Saldo a mio favore|Ricevute allegate salvo per|Conto|Approvato|Da addebitare al|il telefono;le mance;il taxi',
} as const;
const ASK = {
	en: 'How much was spent on “{r}”?|cost of “{r}”|{r}',
	de: 'Wie viel kostete „{r}“?|Auslage „{r}“',
	fr: 'Combien a coûté « {r} » ?|frais « {r} »',
	sv: 'Vad kostade ”{r}”?|utlägg ”{r}”',
	it: 'Quanto è costato «{r}»?|spesa «{r}»',
};

/** A typed memo in which an employee lists expenses: dates at the left, amounts lined up at the right with a rule of dashes, the advance taken off, the account to charge, an approving signature. */
const family: Family = {
	author: 'philippa',
	locales: ['en-US', 'de-DE', 'fr-FR', 'sv-SE', 'it-IT', 'en-GB'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const all = at(5).split(';');
		const items = random.some(all, random.int(4, 6));
		const amounts = items.map(() => random.decimal(3, 190));
		const total = toMoney(sum(amounts));
		const advance = Math.floor(total / 2 / 25) * 25;
		const grid = askCells(random, locale, {
			rows: items,
			columns: ['amount'],
			count: 3,
			missing: all.filter((one) => !items.includes(one)),
			say: fillIn(ASK, locale.language),
		});
		const [to, from, boss] = drawPeople(locale, 3);
		const year = random.int(1953, 1998);
		const fields: Fields = {
			...grid.asked,
			to: askText(
				'receiver of the memo|To whom is the memo addressed?|memoTo|An wen geht es?|destinataire de la note',
			),
			from: askText(
				'traveller|Who asks for the money?|claimant|Wer bittet um Erstattung?|qui demande le remboursement',
			),
			city: askText(
				'town that was visited|Where did the writer travel?|tripTo|Wohin ging die Reise?|où est allé le voyageur',
			),
			written: asDate('date of the memo|When was the memo written?|memoDate|Datum|date de la note'),
			total: askNumber(
				'sum of the expenses|What is the total of the expenses?|expensesTotal|Summe der Auslagen|total des frais',
			),
			advance: askNumber('advance|Which advance was paid?|advancePaid|Vorschuss|avance reçue'),
			due: askNumber(
				'balance due|How much is still to be paid to the traveller?|balanceDue|Restbetrag|reste dû',
			),
			account: askText(
				'account to be charged|Which account is charged?|chargeAccount|Welches Konto wird belastet?|compte à imputer',
			),
			missing: askText(
				'item without a receipt|For which item is there no receipt?|noReceiptFor|Wofür fehlt der Beleg?|sans reçu pour',
			),
			approved: askText(
				'person who approved it|Who approved the expenses?|approvedBy|Wer hat genehmigt?|approuvé par',
			),
			stamp: askText(
				'number stamped on it|What number is stamped on the page?|stampNumber|Stempelnummer',
			),
			items: list(
				{
					day: askText('day|date of the expense|Tag'),
					item: askText('expense|what for|Auslage'),
					amount: askNumber('amount|Betrag|montant'),
				},
				'expenses',
				'What was spent on which day?',
				'expenseItems',
				'einzelne Auslagen',
			),
			mileage: absent(
				askNumber('miles driven|How many miles or kilometres were driven?|gefahrene Kilometer'),
			),
			rate: absent(askText('rate of exchange|At which rate was money changed?|Wechselkurs')),
		};
		const rows = items.map(
			(item, i) =>
				markup`<tr data-row><td>${field('day', `${random.int(1, 12)}/${random.int(1, 28)}`)}<td>${field('item', item)}<td>${grid.cell(item, 'amount', 'amount', locale.amount(amounts[i] ?? 0))}`,
		);
		const line = (label: string, content: ReturnType<typeof markup>) =>
			markup`<tr><td><td>${label}<td>${content}`;
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4', 'A5'])}; margin: 18mm 20mm } body { position: relative; font: ${random.pick(["10.5pt/1.45 'Liberation Mono'", "9.5pt/1.45 'DejaVu Sans Mono'", "11pt/1.4 'Liberation Serif'"])}; min-height: 150mm } .k td { padding-right: 6mm } .e { margin: 3mm 0 3mm ${random.int(0, 16)}mm; border-collapse: collapse } .e td { padding: .3mm 8mm .3mm 0 } .e td:last-child { text-align: right; padding-right: 0 } .r td:last-child { border-top: ${random.pick(['1pt dashed #000', '.6pt solid #000'])} } .z td:last-child { border-bottom: 2pt double #000 }
			</style><table class="k"><tr><td>${at(0)}:<td>${field('to', to?.name ?? '')}<tr><td>${at(1)}:<td>${field('from', from?.name ?? '')}<tr><td>${at(2)}:<td>${at(3)} ${field('city', locale.address().city)}</table><p>${field('written', locale.date(`${year}-${random.pick(['03', '06', '09', '11'])}-${random.int(10, 28)}`))}</p><p>${at(4)}</p><table class="e" data-list="items">${rows}<tbody class="r">${line(at(6), field('/total', locale.amount(total)))}</tbody>${advance > 0 && line(at(7), field('/advance', locale.amount(advance)))}<tbody class="z">${line(at(8), field('/due', locale.money(toMoney(total - advance))))}</tbody></table><p>${random.chance(0.7) && markup`${at(9)} ${field('missing', oneOf(random, at(13)))}. `}${at(12)} ${at(10).toLowerCase()} ${field('account', random.pattern('###-##'))}.</p><p>${at(11)}: ${random.chance(0.7) ? field('approved', initialled(random, boss ?? locale.person())) : '____________'}</p>${random.chance(0.4) && stampNumber(random, 'stamp', random.pattern('######'))}`;
		return { html, fields };
	},
};
export default family;
