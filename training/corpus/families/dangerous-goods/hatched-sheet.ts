import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { choose, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { drawTypeface, entry } from '../../kit/paperwork.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	shipper: asText(
		'avsender | lähettäjä | shipper | Hvem sender godset? | Kuka lähettää tavaran? | Who ships the goods? | Hvem er afsender?',
	),
	shipperPhone: asText(
		'avsenders telefon | lähettäjän puhelin | shipperPhone | Hva er telefonnummeret til avsenderen? | What is the telephone of the shipper?',
	),
	consignee: asText(
		'mottaker | vastaanottaja | consignee | Hvem skal ha godset? | Kuka vastaanottaa tavaran? | Who receives the goods? | Hvem er modtager?',
	),
	waybill: asText(
		'fraktbrevnummer | rahtikirjan numero | waybillNo | Hva er fraktbrevnummeret? | Mikä on rahtikirjan numero? | What is the number of the waybill?',
	),
	carrier: asText(
		'transportør | rahdinkuljettaja | carrier | Hvem transporterer godset? | Kuka kuljettaa tavaran? | Who carries the goods?',
	),
	vehicle: asText(
		'kjøretøy | ajoneuvo | vehicleNo | Hvilket kjøretøy brukes? | Mikä on ajoneuvon tunnus? | Which vehicle carries the goods?',
	),
	from: asText(
		'avgangssted | lähtöpaikka | placeOfLoading | Hvor lastes godset? | Missä tavara lastataan? | Where are the goods loaded?',
	),
	to: asText(
		'bestemmelsessted | määräpaikka | destination | Hvor skal godset? | Minne tavara menee? | Where do the goods go?',
	),
	mode: asText(
		'transportmåte | kuljetustapa | modeOfTransport | Hvilken transportmåte er krysset av? | Mikä kuljetustapa on merkitty? | By which mode are the goods carried?',
	),
	substances: list(
		{
			unNumber: asText('UN-nummer | YK-numero | unNumber | Which UN number?'),
			name: asText('varebetegnelse | tavaran nimi | properShippingName | What substance is it?'),
			hazardClass: asText('klasse | luokka | hazardClass | Which class?'),
			group: asText('emballasjegruppe | pakkausryhmä | packingGroup | Which packing group?'),
			packages: asText('kolli | kollit | packages | How many packages of what kind?'),
			mass: asNumber('nettovekt | nettopaino | netMass | How many kilograms?'),
		},
		'farlig gods',
		'vaaralliset aineet',
		'Hvilke farlige stoffer sendes?',
		'Which dangerous substances are declared?',
	),
	totalMass: asNumber(
		'samlet vekt | kokonaispaino | totalMass | Hvor mye veier alt sammen? | Paljonko kaikki painaa? | What is the total mass?',
	),
	firstUn: asText(
		'UN-nummer i første linje | ensimmäisen rivin YK-numero | firstUnNumber | Hvilket UN-nummer står først? | What is the first UN number?',
	),
	emergencyPhone: asText(
		'nødtelefon | hätänumero | emergencyPhone | Hvilket nummer skal man ringe ved ulykke? | Mihin numeroon soitetaan hätätilanteessa? | Which number is to be called in an emergency?',
	),
	instructions: asText(
		'særlige forholdsregler | erityisohjeet | handlingInstructions | Hvilke forholdsregler er nevnt? | Mitä ohjeita on annettu? | What handling instructions are given?',
	),
	signer: asText(
		'underskriver | allekirjoittaja | signatory | Hvem har underskrevet? | Kuka allekirjoitti? | Who signed the declaration?',
	),
	signerTitle: asText(
		'stilling | asema | signatoryTitle | Hvilken stilling har den som skriver under? | What is the position of the person who signed?',
	),
	placeDate: asDate(
		'dato for erklæringen | ilmoituksen päiväys | declarationDate | Når ble erklæringen underskrevet? | Milloin ilmoitus allekirjoitettiin? | When was the declaration signed?',
	),
	container: absent(
		asText(
			'containernummer | kontin numero | containerNo | Hva er containernummeret? | What is the number of the container?',
		),
	),
	flashpoint: absent(
		asText(
			'flammepunkt | leimahduspiste | flashPoint | Hva er flammepunktet? | What is the flash point?',
		),
	),
	freight: absent(
		asNumber('frakt | rahti | freightCost | Hva koster frakten? | What does the freight cost?'),
	),
};
const SAID = {
	nb: 'ERKLÆRING OM FARLIG GODS|Avsender|Mottaker|Fraktbrev nr.|Transportør|Kjøretøy / reg.nr.|Avgangssted|Bestemmelsessted|Transportmåte|vei;bane;sjø;luft|UN-nr.|Varebetegnelse|Kl.|Emb.gr.|Antall og type kolli|Netto kg|I alt|Nødtelefon (24 timer)|Særlige forholdsregler|Container nr.|Navn|Stilling|Sted og dato|Jeg erklærer at innholdet i denne sendingen er fullstendig og nøyaktig beskrevet med riktig varenavn og er klassifisert, emballert og merket etter gjeldende regler. Brudd kan straffes.|fat;kanner;kasser;sekker|holdes tørt og kjølig;ikke sammen med næringsmidler;bare på dekk|lagersjef;spedisjonsleder;kjemiker',
	da: 'DEKLARATION FOR FARLIGT GODS|Afsender|Modtager|Fragtbrev nr.|Transportør|Køretøj / reg.nr.|Afgangssted|Bestemmelsessted|Transportmåde|vej;bane;sø;luft|UN-nr.|Godsets betegnelse|Kl.|Emb.gr.|Antal og art kolli|Netto kg|I alt|Nødtelefon (24 timer)|Særlige forskrifter|Container nr.|Navn|Stilling|Sted og dato|Undertegnede erklærer, at indholdet af denne sending er beskrevet fuldstændigt og nøjagtigt og er klassificeret, emballeret og mærket efter gældende regler. Overtrædelse straffes.|tromler;dunke;kasser;sække|holdes tørt og køligt;ikke sammen med fødevarer;kun på dæk|lagerchef;speditør;kemiker',
	fi: 'VAARALLISTEN AINEIDEN ILMOITUS|Lähettäjä|Vastaanottaja|Rahtikirja nro|Rahdinkuljettaja|Ajoneuvo / rek.nro|Lähtöpaikka|Määräpaikka|Kuljetustapa|tie;rautatie;meri;ilma|YK-nro|Tavaran nimi|Lk|Pakk.ryhmä|Kollien määrä ja laji|Netto kg|Yhteensä|Hätänumero (24 h)|Erityisohjeet|Kontti nro|Nimi|Asema|Paikka ja päiväys|Vakuutan, että tämän lähetyksen sisältö on kuvattu täydellisesti ja oikein ja että se on luokiteltu, pakattu ja merkitty voimassa olevien määräysten mukaisesti. Rikkomuksesta rangaistaan.|tynnyriä;kanisteria;laatikkoa;säkkiä|pidettävä kuivana ja viileänä;ei elintarvikkeiden kanssa;vain kannella|varastopäällikkö;huolitsija;kemisti',
} as const;
const SUBSTANCES = [
	'1203;BENSIN;3;II',
	'1263;PAINT;3;III',
	'1789;HYDROCHLORIC ACID;8;II',
	'1824;SODIUM HYDROXIDE SOLUTION;8;II',
	'1090;ACETONE;3;II',
	'1950;AEROSOLS;2.1;',
	'2014;HYDROGEN PEROXIDE;5.1;II',
	'3077;ENVIRONMENTALLY HAZARDOUS SUBSTANCE;9;III',
] as const;

/** A declaration inside a frame of coarse dashes: parties in open boxes, a table without rules whose columns stand by position alone, the oath beside the signature. */
const family: Family = {
	author: 'tarmo',
	locales: ['nb-NO', 'fi-FI', 'da-DK'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const rows = random.some(SUBSTANCES, random.int(1, 5)).map((said) => {
			const [un = '', name = '', hazard = '', group = ''] = said.split(';');
			return {
				un: `UN ${un}`,
				name,
				hazard,
				group,
				packages: `${random.int(1, 60)} ${one(24)}`,
				mass: random.int(4, 900),
			};
		});
		const sender = locale.company();
		const box = (label: string, content: ReturnType<typeof markup> | false, style = '') =>
			markup`<div class="k" style="${style}"><small>${label}</small><div class="v">${content}</div></div>`;
		const put = (path: string, content: Parameters<typeof field>[1], share = 1) =>
			entry(random, path, content, share);
		const modes = at(9).split(';');
		const pitch = random.pick([1.3, 1.5]);
		const color = random.pick(['#c00', '#a22', '#333']);
		const html = markup`<style>@page { size: A4; margin: 8mm } body { font: 7.5pt 'Liberation Sans' } .h { border: 4mm dashed ${color} } .f { padding: 3mm; min-height: 262mm } h1 { font-size: 13pt; margin: 0 0 3mm; color: ${color} } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 2mm } .k { border: .6pt solid #555; padding: 1mm 1.5mm; min-height: 12mm } small { font-size: 6pt; display: block } .v { font: ${drawTypeface(random, 9.5)}; padding-top: 1mm } table { width: 100%; margin: 4mm 0; font: ${drawTypeface(random, 9)}; line-height: ${pitch} } th { font: 6.3pt 'Liberation Sans'; text-align: left; border-bottom: .6pt solid; border-top: .6pt solid; padding: 1mm 0 } td { vertical-align: top; padding-right: 2mm } .n { text-align: right } .big { min-height: 86mm } .e { display: grid; grid-template-columns: 1.2fr 1fr; gap: 5mm } .tick { display: inline-block; width: 3.4mm; height: 3.4mm; border: .7pt solid; text-align: center; font: bold 8pt/3.2mm 'Liberation Sans' } .choice { margin-right: 4mm }
			</style><div class="h"><div class="f"><h1>${at(0)}</h1><div class="g">${box(at(1), markup`${put('shipper', sender.name)}<br>${sender.address.whole}<br>${put('shipperPhone', sender.phone, 0.7)}`, 'min-height:26mm')}<div>${box(at(3), put('waybill', random.pattern('###-########'), 0.85))}<div style="height:2mm"></div>${box(at(4), put('carrier', locale.company().name, 0.8))}</div>${box(at(2), markup`${put('consignee', locale.company().name)}<br>${locale.address().whole}`, 'min-height:24mm')}<div>${box(at(5), put('vehicle', random.pattern('?? #####'), 0.7))}<div style="height:2mm"></div>${box(at(8), choose('mode', modes, random.pick(modes)))}</div>${box(at(6), put('from', locale.address().city, 0.9))}${box(at(7), put('to', locale.address().city))}</div>
			<div class="big"><table data-list="substances"><tr><th>${at(10)}<th>${at(11)}<th>${at(12)}<th>${at(13)}<th>${at(14)}<th class="n">${at(15)}${rows.map((row, i) => markup`<tr data-row><td style="white-space:nowrap">${field('unNumber', i === 0 ? field('/firstUn', row.un) : row.un)}<td>${field('name', row.name)}<td>${field('hazardClass', row.hazard)}<td>${row.group !== '' && field('group', row.group)}<td>${field('packages', row.packages)}<td class="n">${field('mass', locale.count(row.mass))}`)}${rows.length > 1 && markup`<tr><td><td><td><td><td class="n">${at(16)}<td class="n">${field('/totalMass', locale.count(rows.reduce((sum, { mass }) => sum + mass, 0)))}`}</table></div>
			<div class="g">${box(at(18), put('instructions', one(25), 0.55))}${box(at(17), put('emergencyPhone', locale.phone(), 0.85))}${box(at(19), false)}</div><div class="e" style="margin-top:4mm"><p style="font-size:7pt;margin:0">${at(23)}</p><div>${box(at(20), put('signer', locale.person().name))}${box(at(21), put('signerTitle', one(26), 0.65))}${box(at(22), markup`${locale.address().city}, ${put('placeDate', locale.date(random.day('1988-01-01', '2023-12-01')))}`)}</div></div></div></div>`;
		return { html, fields };
	},
};
export default family;
