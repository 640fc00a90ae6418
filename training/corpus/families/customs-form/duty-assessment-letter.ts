import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { dat, num, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	office: str(
		'customs office|customsOffice|Zollamt|tullkontor|celní úřad|vámhivatal|urząd celny|Which office decided?',
		'issuingAuthority',
	),
	reference: str(
		'number of the decision|decisionNo|Bescheidnummer|beslutsnummer|číslo rozhodnutí|határozat száma',
		'referenceNumber',
	),
	decided: dat(
		'date of the decision|decisionDate|Bescheid vom|beslutsdatum|datum rozhodnutí|határozat kelte',
		'issueDate',
	),
	importer: str(
		'who imports|importer|Einführer|importör|dovozce|importőr|Who has to pay the duty?',
		'buyer',
	),
	parcel: str(
		'number of the parcel|parcelNo|Sendungsnummer|kollinummer|číslo zásilky|csomagszám',
		'trackingNumber',
	),
	contents: str(
		'what is in the parcel|contents|Inhalt|innehåll|obsah|tartalom',
		'goodsDescription',
	),
	sender: str('who sent the parcel|sender|Absender|avsändare|odesílatel|feladó', 'shipper'),
	value: num(
		'value of the goods|goodsValue|Warenwert|varuvärde|hodnota zboží|áru értéke',
		'declaredValue',
	),
	postage: num('postage|postage|Portokosten|porto|poštovné|postaköltség', 'shippingCost'),
	customsValue: num(
		'customs value|customsValue|Zollwert|tullvärde|celní hodnota|vámérték',
		'taxableAmount',
	),
	dutyRate: num('rate of duty in percent|dutyRate|Zollsatz|tullsats|celní sazba|vámtétel'),
	duty: num('customs duty|duty|Zoll|tull|clo|vám|How much is the duty?'),
	importVat: num(
		'import VAT|importVat|Einfuhrumsatzsteuer|importmoms|DPH při dovozu|importáfa',
		'taxTotal',
	),
	fee: num(
		'handling fee|handlingFee|Auslagenpauschale|hanteringsavgift|manipulační poplatek|kezelési díj',
		'serviceCharges',
	),
	total: num(
		'to be paid for the parcel|totalDue|Insgesamt zu zahlen|att betala|k úhradě|fizetendő',
		'amountDue',
	),
	payBy: dat(
		'last day to collect or pay|payBy|Zahlbar oder abzuholen bis|betalas senast|zaplatit do|befizetés határideje',
		'dueDate',
	),
	officer: str(
		'officer who decided|officer|Sachbearbeiter|handläggare|vyřizuje|ügyintéző',
		'contactPerson',
	),
	appealDays: num(
		'days to appeal|appealDays|Einspruchsfrist in Tagen|överklagandetid|lhůta k odvolání|fellebbezési határidő',
	),
	commodity: absent(str('commodity code|commodityCode|Warennummer|varukod|kód zboží', 'hsCode')),
	weight: absent(num('weight of the parcel|weight|Gewicht|vikt|hmotnost', 'weight')),
};
const SAID = {
	de: 'Zollamt|Bescheid über Einfuhrabgaben|Nr.|vom|Sehr geehrte|, für die Sendung|von|mit dem Inhalt|werden folgende Abgaben festgesetzt:|Warenwert|+ Porto|= Zollwert|x Zollsatz|= Zoll|Einfuhrumsatzsteuer auf Zollwert und Zoll|+ Auslagenpauschale|= zu zahlen|Die Sendung liegt bis|zur Abholung bereit. Gegen diesen Bescheid kann binnen|Tagen Einspruch eingelegt werden.|Bearbeitet von|Sportschuhe;Ersatzteile;Kamera, gebraucht;Vitamine;Seidentuch;Modellbausatz',
	sv: 'Tullkontoret|Beslut om tull och avgifter|nr|den|Bästa|, för försändelsen|från|med innehållet|fastställs följande:|Varuvärde|+ porto|= tullvärde|x tullsats|= tull|Moms på tullvärde och tull|+ hanteringsavgift|= att betala|Försändelsen kan hämtas till och med|. Beslutet kan överklagas inom|dagar.|Handläggare|sportskor;reservdelar;kamera, begagnad;vitaminer;sidenduk;byggsats',
	cs: 'Celní úřad|Rozhodnutí o dovozních dávkách|č.|ze dne|Vážená/ý|, u zásilky|od|s obsahem|se vyměřuje:|Hodnota zboží|+ poštovné|= celní hodnota|x sazba|= clo|DPH z celní hodnoty a cla|+ poplatek|= k úhradě|Zásilka je připravena do|. Odvolání lze podat do|dnů.|Vyřizuje|sportovní obuv;náhradní díly;fotoaparát, použitý;vitamíny;hedvábný šátek;stavebnice',
	hu: 'Vámhivatal|Határozat behozatali terhekről|szám:|kelt|Tisztelt|! A küldeményre|feladó:|tartalom:|az alábbiakat állapítjuk meg:|Áru értéke|+ postaköltség|= vámérték|x vámtétel|= vám|Áfa a vámérték és vám után|+ kezelési díj|= fizetendő|A küldemény átvehető eddig:|. A határozat ellen|napon belül fellebbezés nyújtható be.|Ügyintéző|sportcipő;alkatrész;használt fényképezőgép;vitamin;selyemkendő;makett',
} as const;

/** A customs office's decision on a parcel: a coat of arms as a ring, the duty worked out line by line down the middle with the sign of each step before it, everything else in running text. */
const family: Family = {
	author: 'casimir',
	locales: ['de-DE', 'sv-SE', 'cs-CZ', 'hu-HU', 'de-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { money } = locale;
		const [person, sender] = [locale.person(), locale.person()];
		const day = random.day('1999-02-01', '2026-06-20');
		const worth = inMoney(random.decimal(48, 900), locale);
		const post = inMoney(random.decimal(8, 60), locale);
		const base = toMoney(worth + post);
		const rate = random.pick([2.5, 4.7, 8, 12, 17]);
		const duty = toMoney((base * rate) / 100);
		const percent = locale.country.rates[0] ?? 20;
		const vat = toMoney(((base + duty) * percent) / 100);
		const fee = random.chance(0.6) ? inMoney(random.pick([6, 7.5, 12]), locale) : 0;
		const step = (label: string, content: ReturnType<typeof field>, style = '') =>
			markup`<tr style="${style}"><td>${label}<td class="n">${content}`;
		const html = markup`<style>@page { size: A4; margin: 20mm 26mm } body { font: 11pt/1.5 'Liberation Serif' } .ring { width: 16mm; height: 16mm; border: 2pt double #222; border-radius: 50%; float: left; margin-right: 6mm } table { margin: 4mm auto; width: 96mm; border-collapse: collapse } td { padding: .6mm 0 } .n { text-align: right } h1 { font-size: 13pt; clear: left; padding-top: 12mm }</style>
			<div class="ring"></div><b>${field('office', `${at(0)} ${locale.address().city}`)}</b><br>${locale.address().street}<h1>${at(1)}</h1><p>${at(2)} ${field('reference', random.pattern('AB/##/######'))} ${at(3)} ${field('decided', locale.date(day))}</p>
			<p>${at(4)} ${field('importer', person.name)}${at(5)} ${field('parcel', random.pattern('?? ### ### ### ??'))} ${at(6)} ${field('sender', sender.name)}, ${random.pick(['Osaka', 'Denver', 'Shenzhen', 'Sydney'])}, ${at(7)} „${field('contents', random.pick(at(21).split(';')))}“ ${at(8)}</p>
			<table>${step(at(9), field('value', money(worth)))}${step(at(10), field('postage', money(post)))}${step(at(11), field('customsValue', money(base)), 'border-top:.6pt solid')}${step(at(12), field('dutyRate', locale.percent(rate)))}${step(at(13), field('duty', money(duty)))}${step(`${at(14)} (${locale.percent(percent).text})`, field('importVat', money(vat)))}${fee > 0 && step(at(15), field('fee', money(fee)))}${step(at(16), markup`<b>${field('total', money(toMoney(duty + vat + fee)))}</b>`, 'border-top:1.6pt solid')}</table>
			<p>${at(17)} ${field('payBy', locale.date(addDays(day, random.pick([7, 14]))))} ${at(18)} ${field('appealDays', random.pick([15, 21, 30]))} ${at(19)}</p><p>${at(20)}: ${field('officer', locale.person().family)}</p>`;
		return { html, fields };
	},
};
export default family;
