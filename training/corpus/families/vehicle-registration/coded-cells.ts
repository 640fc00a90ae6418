import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import type { field } from '../../kit/html.ts';
import { markup } from '../../kit/html.ts';
import { entry } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	plate: asText(
		'A | numer rejestracyjny | rendszám | plateNumber | Jaki numer rejestracyjny ma pojazd? | What is the number plate? | Mi a jármű rendszáma?',
	),
	firstRegistered: asDate(
		'B | data pierwszej rejestracji | első nyilvántartásba vétel | firstRegistration | Kiedy pojazd zarejestrowano po raz pierwszy? | When was the vehicle first registered? | Mikor vették először nyilvántartásba?',
	),
	holder: asText(
		'C.1.1 | posiadacz dowodu | üzembentartó | registeredKeeper | Na kogo zarejestrowany jest pojazd? | Who keeps the vehicle? | Ki az üzembentartó?',
	),
	holderAddress: asText(
		'C.1.3 | adres posiadacza | üzembentartó címe | keeperAddress | Gdzie mieszka posiadacz pojazdu? | Where does the keeper live? | Hol lakik az üzembentartó?',
	),
	make: asText(
		'D.1 | marka | gyártmány | make | Jakiej marki jest pojazd? | Which make is the car? | Milyen gyártmányú a jármű?',
	),
	type: asText(
		'D.2 | typ | típus | variant | Jaki jest typ pojazdu? | What type is given? | Mi a jármű típusa?',
	),
	commercial: asText(
		'D.3 | nazwa handlowa | kereskedelmi leírás | commercialName | Jaki to model? | What is the model called? | Mi a kereskedelmi neve?',
	),
	vin: asText(
		'E | numer nadwozia | alvázszám | vin | Jaki jest numer nadwozia? | What is the chassis number? | Mi az alvázszám?',
	),
	maxMass: asNumber(
		'F.1 | dopuszczalna masa całkowita | megengedett össztömeg | maxMass | Ile wynosi dopuszczalna masa? | How heavy may the vehicle be? | Mekkora az össztömeg?',
	),
	mass: asNumber(
		'G | masa własna | saját tömeg | kerbMass | Ile waży pojazd? | How heavy is the empty vehicle? | Mennyi a saját tömege?',
	),
	validUntil: asDate(
		'H | ważny do | érvényes | validUntil | Do kiedy ważny jest dowód? | Until when is the document valid? | Meddig érvényes?',
	),
	issued: asDate(
		'I | data wydania | kiállítás napja | issueDate | Kiedy wydano dowód? | When was the document issued? | Mikor állították ki?',
	),
	category: asText(
		'J | rodzaj pojazdu | járműkategória | vehicleCategory | Jakiego rodzaju jest pojazd? | What category of vehicle is it? | Milyen kategóriájú?',
	),
	displacement: asNumber(
		'P.1 | pojemność silnika | hengerűrtartalom | displacement | Jaką pojemność ma silnik? | How many cubic centimetres has the engine? | Mekkora a hengerűrtartalom?',
	),
	power: asNumber(
		'P.2 | moc silnika | teljesítmény | enginePower | Jaką moc ma silnik? | How many kilowatts has the engine? | Mekkora a teljesítménye?',
	),
	fuel: asText(
		'P.3 | rodzaj paliwa | hajtóanyag | fuel | Na jakie paliwo jest pojazd? | What fuel does it burn? | Milyen üzemanyaggal megy?',
	),
	colour: asText(
		'R | kolor | szín | colour | Jaki kolor ma pojazd? | Of what colour is it? | Milyen színű?',
	),
	seats: asNumber(
		'S.1 | liczba miejsc | ülések száma | seatCount | Ile miejsc ma pojazd? | How many seats are there? | Hány ülés van benne?',
	),
	documentNo: asText(
		'seria i numer | okmány száma | documentNo | Jaki numer ma dokument? | What is the number of the document? | Mi az okmány száma?',
	),
	authority: asText(
		'organ wydający | kiállító hatóság | issuedBy | Kto wydał dowód? | Which office issued it? | Melyik hatóság állította ki?',
	),
	insurer: absent(
		asText(
			'ubezpieczyciel | biztosító | insurer | Gdzie ubezpieczony jest pojazd? | Who insures the vehicle?',
		),
	),
	mileage: absent(
		asNumber(
			'przebieg | futásteljesítmény | mileage | Ile kilometrów przejechał pojazd? | How far has the car been driven?',
		),
	),
	price: absent(
		asNumber('cena | vételár | price | Ile kosztował pojazd? | What did the car cost?'),
	),
};
const SAID = {
	pl: 'DOWÓD REJESTRACYJNY|Numer rejestracyjny pojazdu|Data pierwszej rejestracji|Posiadacz|Adres|Marka|Typ, wariant|Nazwa handlowa|Numer identyfikacyjny|Dop. masa całkowita, kg|Masa własna, kg|Okres ważności|Data wydania|Rodzaj pojazdu|Pojemność, cm³|Moc, kW|Paliwo|Kolor|Miejsca siedzące|Seria, nr|Organ wydający|osobowy;ciężarowy;motocykl;ciągnik|benzyna;olej napędowy;gaz;elektryczny|czerwony;szary;biały;granatowy|Starosta;Prezydent Miasta',
	hu: 'FORGALMI ENGEDÉLY|Rendszám|Első nyilvántartásba vétel|Üzembentartó|Lakcím|Gyártmány|Típus|Kereskedelmi leírás|Alvázszám|Össztömeg, kg|Saját tömeg, kg|Érvényes|Kiállítás napja|Kategória|Hengerűrtartalom, cm³|Teljesítmény, kW|Hajtóanyag|Szín|Ülések száma|Sorszám|Kiállító hatóság|személygépkocsi;tehergépkocsi;motorkerékpár;vontató|benzin;gázolaj;gáz;elektromos|piros;szürke;fehér;kék|Okmányiroda;Kormányhivatal',
	sk: 'OSVEDČENIE O EVIDENCII|Evidenčné číslo|Dátum prvej evidencie|Držiteľ|Adresa|Značka|Typ, variant|Obchodný názov|Číslo VIN|Najv. prípustná hmotnosť, kg|Hmotnosť, kg|Platnosť do|Dátum vydania|Druh vozidla|Zdvihový objem, cm³|Výkon, kW|Palivo|Farba|Počet miest|Séria, číslo|Vydal|osobné;nákladné;motocykel;ťahač|benzín;nafta;plyn;elektrina|červená;sivá;biela;modrá|Okresný úrad;Dopravný inšpektorát',
} as const;

/** A folded vehicle document: three panels of cells, each with a harmonised code in front of a tiny caption, values in capitals of a printer. */
const family: Family = {
	author: 'graziella',
	locales: ['pl-PL', 'hu-HU', 'sk-SK'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const first = random.day('1996-01-01', '2022-12-01');
		const issued = addDays(first, random.pick([0, 0, 400, 1300, 2600]));
		const mass = random.int(90, 210) * 10;
		const makes = ['TARNO', 'VELUX MOTOR', 'STRADA', 'OSTMOBIL', 'KARPAT', 'LUMEN'];
		const captions = random.chance(0.75);
		const cell = (
			code: string,
			label: string,
			path: string,
			content: Parameters<typeof field>[1],
			share = 1,
			style = '',
		) =>
			markup`<div class="k" style="${style}"><span class="c"><b>${code}</b> ${captions && label}</span><span class="v">${entry(random, path, content, share)}</span></div>`;
		const upper = (text: string) => text.toUpperCase();
		const half = 'width:49%;display:inline-block';
		const html = markup`<style>@page { size: ${random.pick(['216mm 105mm', 'A5 landscape'])}; margin: 5mm } body { font: 6.2pt 'Liberation Sans' } .p { display: grid; grid-template-columns: repeat(3, 1fr); gap: 3mm } .p > div { border: .7pt solid #36c; padding: 1.5mm; background: #f4f7fd; min-height: 88mm } .k { padding: .7mm 0; border-bottom: .4pt solid #9bd; vertical-align: top } .c { display: block; color: #248; font-size: 5.6pt } .v { display: block; font: ${random.pick(["8.5pt 'Liberation Mono'", "bold 8pt 'DejaVu Sans Mono'", "8.5pt 'Liberation Sans'"])}; min-height: 3.6mm; overflow-wrap: anywhere } h1 { font-size: 8pt; margin: 0 0 1.5mm; color: #248 }
			</style><div class="p"><div><h1>${at(0)}</h1>${cell('A', at(1), 'plate', random.pattern('?? ####?'))}${cell('B', at(2), 'firstRegistered', locale.date(first, locale.country.dates[0]), 0.95)}${cell('C.1.1', at(3), 'holder', upper(locale.person().name))}${cell('C.1.3', at(4), 'holderAddress', upper(locale.address().whole))}${cell('H', at(11), 'validUntil', locale.date(addDays(issued, 3650), locale.country.dates[0]), 0.5, half)}${cell('I', at(12), 'issued', locale.date(issued, locale.country.dates[0]), 0.95, half)}${cell('', at(20), 'authority', upper(`${one(24)} ${locale.address().city}`), 0.9)}</div>
			<div>${cell('D.1', at(5), 'make', random.pick(makes))}${cell('D.2', at(6), 'type', random.pattern('?#?/##?'), 0.85)}${cell('D.3', at(7), 'commercial', random.pick(['PICO 1.2', 'CARAVEL', 'TERRA VAN', 'LINEA', 'BORA 4']), 0.9)}${cell('E', at(8), 'vin', random.pattern('???##????#?######'))}${cell('F.1', at(9), 'maxMass', mass + random.int(30, 60) * 10, 0.9, half)}${cell('G', at(10), 'mass', mass, 0.9, half)}${cell('J', at(13), 'category', one(21), 0.9)}</div>
			<div>${cell('P.1', at(14), 'displacement', random.int(899, 2998), 0.9, half)}${cell('P.2', at(15), 'power', random.int(33, 190), 0.9, half)}${cell('P.3', at(16), 'fuel', one(22), 0.95)}${cell('R', at(17), 'colour', one(23), 0.6, half)}${cell('S.1', at(18), 'seats', random.int(2, 7), 0.8, half)}${cell('', at(19), 'documentNo', random.pattern('??? #######'))}<p style="font-size:5.4pt;margin-top:6mm">www.${random.pattern('??')}-register.example</p></div></div>`;
		return { html, fields };
	},
};
export default family;
