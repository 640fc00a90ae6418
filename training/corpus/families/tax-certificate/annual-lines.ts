import type { Family, Fields } from '../../family.ts';
import { speak } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askSecurity } from '../../kit/slips.ts';

const fields: Fields = {
	...askSecurity('bank', 'client', 'depot', 'noteDate', 'account'),
	...askForm({
		taxNo:
			'What is the tax number of the client? | Steuernummer des Kunden | numéro fiscal du client | codice fiscale | clientTaxNumber',
		year: 'For which year is it? | Steuerjahr | année fiscale | anno d’imposta | taxYear',
		gross:
			'# How much income is there in all? | Kapitalerträge | revenus totaux | redditi totali | totalIncome',
		profits:
			'# What gains from sales are there? | Veräußerungsgewinne | plus-values | plusvalenze | capitalGains',
		losses:
			'# What losses remain? | nicht ausgeglichene Verluste | moins-values reportables | minusvalenze | lossesCarriedForward',
		exempt:
			'# What allowance was used? | Sparer-Pauschbetrag | abattement | importo esente | allowanceUsed',
		tax: '# How much tax was kept? | Kapitalertragsteuer | prélèvement | imposta sostitutiva | taxWithheld',
		surcharge:
			'# How much solidarity surcharge? | Solidaritätszuschlag | contribution | addizionale | surchargeWithheld',
		church: '# How much church tax? | Kirchensteuer | taxe religieuse | churchTax',
		foreign:
			'# What foreign tax was kept? | ausländische Steuer | impôt étranger | imposta estera | foreignTax',
		certificateNo:
			'What number has the certificate? | Bescheinigungsnummer | numéro d’attestation | numero certificato | certificateNumber',
		rate: '-# What is the rate of the tax? | Steuersatz | taux',
		purchase: '-# What was paid for it? | Anschaffungskosten | prix d’achat',
	}),
};
const SAID = {
	de: 'Steuerbescheinigung für das Jahr|Höhe der Kapitalerträge|Gewinn aus Aktienveräußerungen|Höhe des nicht ausgeglichenen Verlustes|In Anspruch genommener Sparer-Pauschbetrag|Kapitalertragsteuer|Solidaritätszuschlag|Kirchensteuer zur Kapitalertragsteuer|Angerechnete ausländische Steuer|Konto|Depot|Steuer-Id.|wird folgendes bescheinigt|Zeile',
	fr: 'Imprimé fiscal unique, année|Revenus de capitaux mobiliers|Plus-values de cession|Moins-values reportables|Abattement utilisé|Prélèvement forfaitaire|Prélèvements sociaux|Contribution|Crédit d’impôt étranger|Compte|Compte-titres|N° fiscal|il est certifié|Ligne',
	it: 'Certificazione dei redditi, anno|Proventi di capitale|Plusvalenze|Minusvalenze riportabili|Importo esente|Imposta sostitutiva|Addizionale|Contributo|Imposta estera|Conto|Deposito|Codice fiscale|si certifica|Rigo',
	es: 'Certificado de retenciones, ejercicio|Rendimientos del capital|Ganancias patrimoniales|Pérdidas pendientes|Mínimo exento aplicado|Retención practicada|Recargo|Gravamen|Impuesto extranjero|Cuenta|Cuenta de valores|NIF|se certifica|Línea',
	pl: 'Informacja o przychodach, rok|Przychody z kapitałów|Zysk ze sprzedaży|Strata do odliczenia|Kwota wolna|Podatek zryczałtowany|Danina|Podatek kościelny|Podatek zagraniczny|Rachunek|Depozyt|NIP|zaświadcza się|Wiersz',
};

/** A tax certificate of a bank: a sentence with the client's number in the middle, then lines with their number in a narrow first column, amounts far to the right, nothing boxed. */
const family: Family = {
	author: 'fenna',
	locales: ['de-DE', 'fr-FR', 'it-IT', 'es-ES', 'pl-PL', 'de-AT'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const { amount } = locale;
		const year = random.int(2004, 2025);
		const gross = random.decimal(120, 9800);
		const profits = random.chance(0.6) ? random.decimal(50, 6000) : 0;
		const losses = random.chance(0.4) ? random.decimal(20, 3000) : 0;
		const exempt = random.chance(0.6) ? random.pick([801, 1000, 500]) : 0;
		const tax = toMoney(Math.max(0, gross + profits - exempt) * 0.25);
		const solidarity = toMoney(tax * 0.055);
		const foreign = random.chance(0.4) ? random.decimal(5, 400) : 0;
		const client = locale.person();
		const currency = locale.country.currency;
		const line = (number: number, label: string, path: string, value: number) =>
			markup`<tr><td>${say(13)} ${number}<td>${label}<td>${currency}<td class="r">${field(path, amount(value))}`;
		const html = markup`<style>@page { size: A4; margin: 22mm 20mm } body { font: 9.6pt/1.5 ${random.pick(["'Liberation Sans'", "'DejaVu Sans'", "'Liberation Serif'"])} } h1 { font-size: 13pt; margin: 10mm 0 5mm } table { width: 100%; border-collapse: collapse; margin: 6mm 0 } td { padding: .8mm 0; vertical-align: top } td:first-child { width: 24mm; color: #444; font-size: 8.4pt } td:nth-child(3) { width: 14mm } .r { text-align: right; width: 34mm } .f { border-top: .5pt solid; font-size: 8pt; padding-top: 2mm }
			</style><div style="display:flex;justify-content:space-between"><div>${field('bank', random.pick(['Nordwind Bank AG', 'Crédit Clairval', 'Fiorana SpA', 'Banco Encinar', 'Bank Kalina']))}<br>${locale.address().city}, ${field('noteDate', locale.date(addDays(`${year + 1}-01-10`, random.int(0, 60))))}</div><div style="text-align:right">${field('certificateNo', random.pattern(`${year}-######`))}</div></div><h1>${say(0)} ${field('year', String(year))}</h1><p>${field('client', client.name)}, ${locale.address().whole} (${say(11)} ${field('taxNo', random.pattern(random.pick(['## ### ### ###', '####/###/####', '###########'])))}), ${say(10)} ${field('depot', random.pattern('### ######'))}: ${say(12)}</p>
			<table>${line(7, say(1), 'gross', gross)}${profits > 0 && line(8, say(2), 'profits', profits)}${losses > 0 && line(13, say(3), 'losses', losses)}${exempt > 0 && line(17, say(4), 'exempt', exempt)}${line(37, say(5), 'tax', tax)}${line(38, say(6), 'surcharge', solidarity)}${random.chance(0.25) && line(39, say(7), 'church', toMoney(tax * 0.09))}${foreign > 0 && line(40, say(8), 'foreign', foreign)}</table><p>${say(9)} ${field('account', locale.iban() || random.pattern('########'))}</p><div class="f">${random.pick(['Dieser Nachweis wurde maschinell erstellt.', 'Ce document ne vaut pas paiement.', 'Documento emesso elettronicamente.', 'Conserve este certificado.'])}</div>`;
		return { html, fields };
	},
};
export default family;
