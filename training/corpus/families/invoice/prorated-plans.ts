import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, dat, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	invoice_number: DOC.invoiceNo,
	date_of_issue: DOC.invoiceDate,
	date_due: DOC.due,
	provider: DOC.seller,
	provider_vat: DOC.sellerTax,
	customer: DOC.buyer,
	customer_email: str(
		'e-mail of the customer|customerEmail|Which address was it sent to?|E-Mail des Kunden|courriel du client',
		'email',
	),
	customer_vat: DOC.buyerTax,
	subscription: str(
		'identifier of the subscription|subscriptionId|Which subscription is billed?|Abonnementnummer|numéro d’abonnement',
		'contractNumber',
	),
	line_items: rows(
		{
			description: COL.name,
			period_start: dat(
				'from when the row runs|rowStart|Beginn des Zeitraums|début',
				'periodStart',
			),
			period_end: dat('until when the row runs|rowEnd|Ende des Zeitraums|fin', 'periodEnd'),
			qty: COL.qty,
			unit_price: COL.price,
			amount: COL.amount,
		},
		'plans and credits|line items|Was wird berechnet?|lignes de l’abonnement',
	),
	subtotal: DOC.subtotal,
	total: DOC.gross,
	applied_balance: num(
		'applied balance|customer balance used|appliedBalance|Verrechnetes Guthaben|solde appliqué',
	),
	amount_due: num(
		'amount due after balance|amountDue|What is left to pay?|Offener Betrag|montant restant dû',
		'amountDue',
	),
	reverse_charge: str(
		'note about the tax|reverse charge note|taxNote|Hinweis zur Steuerschuld|mention d’autoliquidation',
	),
	coupon: absent(str('coupon code|promoCode|Gutscheincode|code promotionnel')),
	seats_free: absent(num('free seats|freeSeats|Freie Plätze|places gratuites')),
};
const SAID = {
	en: 'Invoice|Invoice number|Date of issue|Date due|Bill to|Description;Qty;Unit price;Amount|Subtotal|Total|Applied balance|Amount due|due|Pay online|Tax to be paid on reverse charge basis|Team plan;Storage add-on 500 GB;Priority support;API calls, per 1,000;Seats|Unused time on|Remaining time on|after|Subscription|Page 1 of 1',
	de: 'Rechnung|Rechnungsnummer|Ausstellungsdatum|Fälligkeitsdatum|Rechnung an|Beschreibung;Anz.;Stückpreis;Betrag|Zwischensumme|Gesamt|Verrechnetes Guthaben|Fälliger Betrag|fällig am|Online bezahlen|Steuerschuldnerschaft des Leistungsempfängers|Team-Tarif;Speicher 500 GB;Vorrang-Support;API-Aufrufe je 1.000;Plätze|Nicht genutzte Zeit für|Verbleibende Zeit für|nach|Abonnement|Seite 1 von 1',
	fr: 'Facture|Numéro de facture|Date d’émission|Date d’échéance|Facturer à|Description;Qté;Prix unitaire;Montant|Sous-total|Total|Solde appliqué|Montant dû|à payer avant le|Payer en ligne|Autoliquidation de la TVA|Forfait Équipe;Stockage 500 Go;Assistance prioritaire;Appels API par 1 000;Places|Temps non utilisé sur|Temps restant sur|après le|Abonnement|Page 1 sur 1',
	es: 'Factura|Número de factura|Fecha de emisión|Fecha de vencimiento|Facturar a|Descripción;Cant.;Precio unitario;Importe|Subtotal|Total|Saldo aplicado|Importe adeudado|vence el|Pagar en línea|Inversión del sujeto pasivo|Plan Equipo;Almacenamiento 500 GB;Soporte prioritario;Llamadas API por 1.000;Plazas|Tiempo no utilizado de|Tiempo restante de|después del|Suscripción|Página 1 de 1',
} as const;

/** What payment services send for software plans: a sentence with sum and day in large type, rows with their span of days in grey below, credits for unused time, a balance that was applied. */
const family: Family = {
	author: 'noor',
	locales: ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'en-IE', 'en-CA'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const [firm, client, person] = [locale.company('Cloud'), locale.company(), locale.person()];
		const day = random.day('2018-02-01', '2026-06-20');
		const end = addDays(day, 30);
		const long = (one: string) =>
			locale.date(one, locale.countryCode === 'US' ? 'MMMM d, yyyy' : 'd MMMM yyyy');
		const plans = random.some(at(13).split(';'), random.int(1, 4)).map((name) => {
			const quantity = random.pick([1, 1, 3, 5, 12, 40]);
			const price = random.pick([4, 6.5, 9, 15, 29, 49]);
			return { name, quantity, price, amount: toMoney(quantity * price) };
		});
		const first = plans[0] ?? { name: '', quantity: 1, price: 1, amount: 1 };
		const credit = random.chance(0.5) ? -toMoney(first.amount * 0.37) : 0;
		const total = toMoney(plans.reduce((all, one) => all + one.amount, credit));
		const applied = random.chance(0.35) ? toMoney(Math.min(total, 12.5)) : 0;
		const due = toMoney(Math.max(total, 0) - applied);
		const span = (from: string, to: string) =>
			markup`<div class="s">${field('period_start', long(from))} – ${field('period_end', long(to))}</div>`;
		const isReverse = random.chance(0.5);
		const html = markup`<style>@page { size: ${locale.countryCode === 'US' ? 'letter' : 'A4'}; margin: 17mm 18mm } body { font: 9.5pt/1.5 'DejaVu Sans'; color: #1a1f36 } .two { display: flex; justify-content: space-between } h1 { font-size: 17pt; margin: 0 } .k { display: grid; grid-template-columns: 36mm auto; margin: 3mm 0 8mm } .big { font-size: 15pt; font-weight: bold; margin: 8mm 0 2mm } table { width: 100%; border-collapse: collapse; margin-top: 8mm } th { font-weight: normal; font-size: 8pt; text-align: right; border-bottom: .8pt solid #1a1f36 } th:first-child { text-align: left } td { padding: 2mm 0 0; vertical-align: top } .n { text-align: right } .s { color: #8792a2; font-size: 8pt } .t { margin-left: 50%; } .t div { display: flex; justify-content: space-between; border-top: .4pt solid #ccd; padding: .8mm 0 } .d { width: 12mm; height: 12mm; border-radius: 3mm; background: ${random.pick(['#635bff', '#00a37a', '#d9480f'])} }</style>
			<div class="two"><h1>${at(0)}</h1><div class="d"></div></div><div class="k"><b>${at(1)}</b>${field('invoice_number', random.pattern('?#??####-00##'))}<b>${at(2)}</b>${field('date_of_issue', long(day))}<b>${at(3)}</b>${field('date_due', long(addDays(day, 7)))}${random.chance(0.5) && markup`<b>${at(17)}</b>${field('subscription', random.pattern('sub_1?##??#??'))}`}</div>
			<div class="two"><div><b>${field('provider', firm.name)}</b><br>${firm.address.lines[0]}<br>${firm.address.lines[1]}<br>${firm.email}<br>${locale.country.tax[0]} ${field('provider_vat', firm.taxNumber)}</div><div style="width:76mm"><b>${at(4)}</b><br>${field('customer', client.name)}<br>${client.address.lines[0]}<br>${client.address.lines[1]}<br>${field('customer_email', person.email)}${isReverse && markup`<br>${locale.country.tax[0]} ${field('customer_vat', client.taxNumber)}`}</div></div>
			<div class="big">${field('amount_due', locale.money(due))} ${at(10)} ${field('date_due', long(addDays(day, 7)))}</div><u>${at(11)}</u>
			<table data-list="line_items"><tr>${at(5)
				.split(';')
				.map(
					(head) => markup`<th>${head}`,
				)}${credit < 0 && markup`<tr data-row><td>${field('description', `${at(14)} ${first.name} ${at(16)} ${locale.date(addDays(day, -11), 'd MMM yyyy').text}`)}${span(addDays(day, -11), day)}<td><td><td class="n">${field('amount', locale.money(credit))}`}${plans.map((one) => markup`<tr data-row><td>${field('description', one.name)}${span(day, end)}<td class="n">${field('qty', one.quantity)}<td class="n">${field('unit_price', locale.money(one.price))}<td class="n">${field('amount', locale.money(one.amount))}`)}</table><br>
			<div class="t"><div><span>${at(6)}</span>${field('subtotal', locale.money(total))}</div><div><span>${at(7)}</span>${field('total', locale.money(total))}</div>${applied > 0 && markup`<div><span>${at(8)}</span>${field('applied_balance', locale.money(-applied))}</div>`}<div><b>${at(9)}</b><b>${field('amount_due', locale.money(due))}</b></div></div>${isReverse && markup`<p class="s">[1] ${field('reverse_charge', at(12))}</p>`}<p class="s" style="margin-top:20mm">${at(18)}</p>`;
		return { html, fields };
	},
};
export default family;
