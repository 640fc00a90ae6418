import type { Family, Fields } from '../../family.ts';
import { speak, tick } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askSecurity } from '../../kit/slips.ts';

const fields: Fields = {
	...askSecurity('bank', 'client', 'noteDate', 'account'),
	...askForm({
		principal:
			'# Which amount is put in? | Anlagebetrag | kwota lokaty | kapitál | belopp | depositAmount',
		rate: '# What interest is paid in percent? | Zinssatz | oprocentowanie | kamat | ränta | interestRate',
		days: '# For how many days is the money tied up? | Laufzeit in Tagen | liczba dni | napok száma | löptid | termDays',
		from: '@ When does the deposit begin? | Beginn der Anlage | data rozpoczęcia | kezdő nap | startdag | depositStart',
		maturity:
			'@ When does the deposit end? | Fälligkeit | termin zakończenia | lejárat | förfallodag | maturityDate',
		interest:
			'# How much interest is paid at the end? | Zinsbetrag | odsetki | kamat összege | räntebelopp | interestAmount',
		tax: '# How much tax is kept on the interest? | Steuer auf Zinsen | podatek od odsetek | kamatadó | skatt | interestTax',
		payout:
			'# What is paid out at the end? | Auszahlungsbetrag | kwota do wypłaty | kifizetendő | utbetalas | payoutAmount',
		renews:
			'? Is it renewed by itself? | verlängert sich | odnowienie | automatikus megújítás | förnyas automatiskt | isRenewed',
		contractNo:
			'What is the number of the deposit? | Nummer der Anlage | numer umowy | szerződésszám | avtalsnummer | depositNumber',
		branch: 'Which branch made the notice? | Filiale | oddział | fiók | kontor | branchName',
		earlyRate:
			'# What rate is paid on early withdrawal? | Zins bei vorzeitiger Verfügung | stopa przy zerwaniu | lejárat előtti kamat | fortida ranta | earlyRate',
		fee: '-# What does the bank charge? | Gebühr | opłata | díj | avgift',
		credit: '-# What credit limit is there? | Kreditrahmen | limit kredytu | hitelkeret',
	}),
};
const SAID = {
	de: 'FESTGELDBESTÄTIGUNG;Termineinlage|Anlage-Nr.|Betrag|Zinssatz|Laufzeit|Tage|vom|bis|Zinsen|Zinsabschlag|Rückzahlung|Filiale|verlängert sich automatisch um die gleiche Zeit|bei vorzeitiger Verfügung|p.a.|Wir bestätigen Ihre Anlage|Konto',
	pl: 'POTWIERDZENIE LOKATY;Lokata terminowa|Nr umowy|Kwota|Oprocentowanie|Okres|dni|od|do|Odsetki|Podatek|Do wypłaty|Oddział|odnawia się automatycznie|przy zerwaniu|w skali roku|Potwierdzamy założenie lokaty|Rachunek',
	hu: 'BETÉTLEKÖTÉS VISSZAIGAZOLÁS;Lekötött betét|Szerződés|Összeg|Kamat|Futamidő|nap|-tól|-ig|Kamatösszeg|Kamatadó|Kifizetendő|Fiók|automatikusan megújul|lejárat előtt|évente|Megerősítjük betétjét|Számla',
	sv: 'BEKRÄFTELSE AV TIDSBUNDEN INSÄTTNING;Fasträntekonto|Avtal|Belopp|Ränta|Löptid|dagar|från|till|Räntebelopp|Skatt|Att utbetala|Kontor|förnyas automatiskt|vid förtida uttag|per år|Vi bekräftar er insättning|Konto',
	cs: 'POTVRZENÍ O VKLADU;Termínovaný vklad|Smlouva|Částka|Úrok|Doba|dní|od|do|Úroky|Srážková daň|K výplatě|Pobočka|obnoví se automaticky|při předčasném výběru|ročně|Potvrzujeme Váš vklad|Účet',
	fi: 'MÄÄRÄAIKAISTALLETUKSEN VAHVISTUS;Talletus|Sopimus|Pääoma|Korko|Aika|päivää|alkaen|asti|Korko yhteensä|Lähdevero|Maksetaan|Konttori|uusiutuu automaattisesti|ennenaikaisessa nostossa|vuodessa|Vahvistamme talletuksenne|Tili',
};

/** A confirmation of a fixed deposit on a short sheet: three great figures in the middle, the rest as pairs around them, one tick, a printed bar code at the side. */
const family: Family = {
	author: 'radmila',
	locales: ['pl-PL', 'hu-HU', 'sv-SE', 'de-DE', 'cs-CZ', 'fi-FI'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const { amount, count } = locale;
		const places = locale.country.currency === 'HUF' ? 0 : 2;
		const money = (value: number) => amount(value, places);
		const scale =
			locale.country.currency === 'HUF' ? 400 : locale.country.currency === 'EUR' ? 1 : 12;
		const principal = random.int(2, 90) * 1000 * scale;
		const rate = random.decimal(0.15, 7.4, 2);
		const days = random.pick([30, 60, 90, 180, 365]);
		const interest = Number(((principal * rate * days) / 36500).toFixed(places));
		const tax = random.chance(0.6) ? Number((interest * 0.19).toFixed(places)) : 0;
		const start = random.day('1997-02-01', '2026-02-01');
		const early = random.decimal(0, 1, 2);
		const who = locale.person();
		const pair = (label: string, content: ReturnType<typeof markup>) =>
			markup`<div class="p"><i>${label}</i><br>${content}</div>`;
		const html = markup`<style>@page { size: ${random.pick(['A5', 'A5 landscape', '180mm 130mm'])}; margin: 11mm } body { font: 8.8pt/1.35 ${random.pick(["'Liberation Sans'", "'Liberation Mono'"])}; position: relative } .h { display: flex; justify-content: space-between } .z { display: grid; grid-template-columns: 1fr 1fr 1fr; text-align: center; border: 1.4pt solid; margin: 6mm 0; padding: 4mm 0 } .z b { display: block; font-size: 15pt } .z i { font: 7pt 'Liberation Sans' } .g { display: grid; grid-template-columns: repeat(3, 1fr); gap: 3mm } .p i { font: 7pt 'Liberation Sans' } .tick { display: inline-block; width: 3.6mm; height: 3.6mm; border: .7pt solid; text-align: center; line-height: 3.2mm } .bar { position: absolute; right: 0; top: 0; width: 9mm; height: 30mm; background: repeating-linear-gradient(0deg, #000 0 .6mm, #fff .6mm 1.1mm, #000 1.1mm 1.3mm, #fff 1.3mm 2.1mm) }
			</style>${random.chance(0.4) && markup`<div class="bar"></div>`}<div class="h"><b>${field('bank', random.pick(['Bank Kalina', 'Fecske Takarék', 'Älvbanken', 'Spořitelna Skalka', 'Elbtal Kasse']))}</b><span>${field('noteDate', locale.date(start))}</span></div><p>${random.pick(say(0).split(';'))} – ${say(15)}<br>${field('client', `${who.given} ${who.family}`)}</p><div class="z"><div><i>${say(2)}</i><b>${field('principal', money(principal))}</b></div><div><i>${say(3)}</i><b>${field('rate', { text: `${amount(rate).text} %`, value: rate })}</b><i>${say(14)}</i></div><div><i>${say(10)}</i><b>${field('payout', money(toMoney(principal + interest - tax)))}</b></div></div>
			<div class="g">${pair(say(1), markup`${field('contractNo', random.pattern('##/######'))}`)}${pair(say(4), markup`${field('days', count(days))} ${say(5)}`)}${pair(say(6), markup`${field('from', locale.date(start))} ${say(7)} ${field('maturity', locale.date(addDays(start, days)))}`)}${pair(say(8), markup`${field('interest', money(interest))}`)}${tax > 0 && pair(say(9), markup`${field('tax', money(tax))}`)}${random.chance(0.4) && pair(say(13), markup`${field('earlyRate', locale.percent(early))}`)}</div><p>${tick('renews', random.chance(0.6), say(12))}</p><p>${say(11)} ${field('branch', `${locale.address().city} ${random.pick(['1', 'Centrum', 'Nord'])}`)} &nbsp; ${say(16)} ${field('account', locale.iban())}</p>`;
		return { html, fields };
	},
};
export default family;
