import type { Family, Fields } from '../../family.ts';
import { absent, date, flag, number, text } from '../../kit/ask.ts';
import { speak, tick } from '../../kit/forms.ts';
import { inMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	'seller.name': text('seller', 'Wer verkauft das Fahrzeug?', 'Who sells the car?', 'verkoper'),
	'seller.address': text('address', 'Anschrift des Verkäufers', 'adres van de verkoper'),
	'buyer.name': text('buyer', 'Wer kauft das Fahrzeug?', 'Who buys the car?', 'koper'),
	'buyer.address': text('address', 'Anschrift des Käufers', 'adres van de koper'),
	'buyer.idNumber': text(
		'documentNumber',
		'Ausweisnummer des Käufers',
		'identity card of the buyer',
	),
	vehicle: text('vehicleModel', 'Welches Fahrzeug wird verkauft?', 'merk en type'),
	plate: text('vehiclePlate', 'amtliches Kennzeichen', 'kenteken'),
	vin: text('vin', 'Fahrgestellnummer', 'chassisnummer'),
	firstRegistration: date('firstRegistration', 'Erstzulassung', 'eerste toelating'),
	mileage: number('mileage', 'Kilometerstand', 'kilometerstand'),
	price: number('purchasePrice', 'Kaufpreis', 'koopsom', 'Was kostet das Auto?'),
	deposit: number('deposit', 'Anzahlung', 'aanbetaling'),
	keys: number(
		'',
		'Anzahl der Schlüssel',
		'How many keys are handed over?',
		'keysHandedOver',
		'aantal sleutels',
	),
	hasAccident: flag(
		'',
		'Unfallwagen',
		'Has the car had an accident?',
		'accidentDamage',
		'schadeverleden',
	),
	defects: text('', 'Welche Mängel sind bekannt?', 'known defects', 'gebreken', 'knownDefects'),
	handover: date('deliveryDate', 'Übergabe am', 'When is the car handed over?', 'overdracht'),
	place: text('city', 'Ort des Vertrags', 'plaats'),
	signedOn: date('signatureDate', 'Datum des Vertrags', 'datum'),
	warranty: absent(text('warrantyPeriod', 'Garantie', 'How long is the warranty?')),
	iban: absent(text('iban', 'Konto des Verkäufers', 'rekening van de verkoper')),
	insurer: absent(text('insurer', 'Versicherung', 'verzekering')),
};
const SAID = {
	de: 'Kaufvertrag über ein gebrauchtes Kraftfahrzeug|Zwischen|, wohnhaft|(im Folgenden „Verkäufer“), und|, Ausweis-Nr.|(im Folgenden „Käufer“), wird folgender Vertrag geschlossen:|§ 1 Der Verkäufer verkauft das Fahrzeug|, amtliches Kennzeichen|, Fahrgestellnummer|, Erstzulassung|, mit einem Kilometerstand von|km.|§ 2 Der Kaufpreis beträgt|und ist bei Übergabe in bar zu zahlen.|Eine Anzahlung von|wurde geleistet.|§ 3 Dem Käufer sind folgende Mängel bekannt:|. Die Sachmängelhaftung ist ausgeschlossen, soweit gesetzlich zulässig.|Das Fahrzeug hatte einen Unfallschaden.|§ 4 Die Übergabe erfolgt am|mit|Schlüsseln. Der Käufer meldet das Fahrzeug binnen sieben Tagen um; andernfalls haftet er für Steuern und Beiträge.|Verkäufer|Käufer|Rost am Schweller;defekte Klimaanlage;Steinschlag in der Frontscheibe;keine',
	nl: 'Koopovereenkomst gebruikte auto|Tussen|, wonende|(hierna “verkoper”), en|, identiteitsbewijs|(hierna “koper”), is het volgende overeengekomen:|Art. 1 Verkoper verkoopt het voertuig|, kenteken|, chassisnummer|, eerste toelating|, met een kilometerstand van|km.|Art. 2 De koopsom bedraagt|en wordt bij overdracht contant betaald.|Een aanbetaling van|is voldaan.|Art. 3 De koper kent de volgende gebreken:|. Verkoper geeft verder geen garantie.|De auto heeft schade gehad.|Art. 4 De overdracht vindt plaats op|met|sleutels. Koper zet het kenteken dezelfde dag over op zijn naam.|Verkoper|Koper|roest;defecte airco;ster in de voorruit;geen',
} as const;

/** A contract of sale in numbered paragraphs: parties in prose, dotted blanks, two signatures without names below. */
const family: Family = {
	author: 'horst',
	locales: ['de-DE', 'nl-NL', 'de-AT', 'nl-BE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const day = random.day('1998-01-01', '2026-05-01');
		const price = inMoney(random.int(6, 240) * 100, locale);
		const gap = (content: ReturnType<typeof markup>) => markup`<span class="g">${content}</span>`;
		const face = random.pick([
			"italic 12pt 'Liberation Serif'",
			"11pt 'Liberation Mono'",
			"11pt 'DejaVu Serif'",
			"bold 10.5pt 'Liberation Sans'",
		]);
		const html = markup`<style>@page { size: A4; margin: 22mm 24mm } body { font: 10.5pt/1.9 ${random.pick(["'Liberation Serif'", "'Liberation Sans'"])} } h1 { font-size: 15pt; text-align: center } .g { font: ${face}; border-bottom: ${random.pick(['.6pt dotted #000', '.6pt solid #000', '0'])}; padding: 0 2mm } p { text-align: justify; margin: 0 0 3mm } .s { display: flex; justify-content: space-between; margin-top: 18mm } .s span { border-top: .6pt solid #000; width: 65mm; font-size: 8.5pt } .tick { display: inline-block; width: 4mm; height: 4mm; border: .7pt solid #000; text-align: center; font: bold 9pt/3.8mm 'Liberation Sans' }
			</style><h1>${at(0)}</h1><p>${at(1)} ${gap(field('seller.name', locale.person().name))}${at(2)} ${gap(field('seller.address', locale.address().whole))} ${at(3)} ${gap(field('buyer.name', locale.person().name))}${at(2)} ${gap(field('buyer.address', locale.address().whole))}${random.chance(0.6) && markup`${at(4)} ${gap(field('buyer.idNumber', random.pattern('?########')))}`} ${at(5)}</p>
			<p>${at(6)} ${gap(field('vehicle', random.pick(['Lumen E2', 'Tarn GT 1.6', 'Rialto Kombi', 'Corvina 1.9 D', 'Pico Van'])))}${at(7)} ${gap(field('plate', random.pattern('??-?? ###')))}${random.chance(0.8) && markup`${at(8)} ${gap(field('vin', random.pattern('W??#?##??#?######')))}`}${at(9)} ${gap(field('firstRegistration', locale.date(addDays(day, -random.int(900, 6000)))))}${at(10)} ${gap(field('mileage', locale.count(random.int(8, 260) * 971)))} ${at(11)}</p><p>${at(12)} ${gap(field('price', locale.money(price)))} ${at(13)}${random.chance(0.4) && markup` ${at(14)} ${gap(field('deposit', locale.money(price / 10)))} ${at(15)}`}</p>
			<p>${at(16)} ${gap(field('defects', random.pick(at(24).split(';'))))}${at(17)}<br>${tick('hasAccident', random.chance(0.3), at(18))}</p><p>${at(19)} ${gap(field('handover', locale.date(addDays(day, random.int(0, 9)))))} ${at(20)} ${gap(field('keys', random.int(1, 3)))} ${at(21)}</p><p>${gap(field('place', locale.address().city))}, ${gap(field('signedOn', locale.date(day)))}</p><div class="s"><span>${at(22)}</span><span>${at(23)}</span></div>`;
		return { html, fields };
	},
};
export default family;
