import type { Family, Fields } from '../../family.ts';
import { absent, list, number, text } from '../../kit/ask.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { inMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	hotel: text('hotel', 'Come si chiama l’albergo?', 'What is the hotel called?'),
	stars: number(
		'',
		'Quante stelle ha?',
		'How many stars does it have?',
		'stars',
		'Wie viele Sterne?',
	),
	city: text('city', 'In che città si trova?', 'In which town is the hotel?'),
	rooms: number('rooms', 'Quante camere ha l’albergo?', 'How many rooms are there?'),
	distanceSea: text(
		'',
		'distanza dal mare',
		'How far is it to the beach?',
		'distanceToBeach',
		'Wie weit ist es zum Strand?',
	),
	doublePrice: number(
		'',
		'prezzo della doppia',
		'What does a double room cost?',
		'doubleRoomRate',
		'Preis Doppelzimmer',
	),
	breakfastHours: text(
		'',
		'orario della colazione',
		'When is breakfast served?',
		'breakfastHours',
		'Wann gibt es Frühstück?',
	),
	founded: text(
		'',
		'anno di fondazione',
		'Since when does the hotel exist?',
		'foundedIn',
		'Gründungsjahr',
	),
	season: text('period', 'periodo di apertura', 'In which months is it open?'),
	rates: list(
		{
			room: text('propertyType', 'tipo di camera'),
			low: number('', 'bassa stagione', 'low season rate', 'lowSeason'),
			high: number('', 'alta stagione', 'high season rate', 'highSeason'),
		},
		'tariffe',
		'What do the rooms cost?',
	),
	phone: text('phone', 'telefono dell’albergo'),
	website: text('website', 'sito internet'),
	dogs: number('', 'supplemento per cani', 'What does a dog cost?', 'petFee', 'Hund'),
	guest: absent(text('guest', 'nome dell’ospite')),
	arrival: absent(text('arrivalDate', 'data di arrivo')),
	bookingNumber: absent(text('bookingNumber', 'numero di prenotazione')),
};
const SAID = {
	it: 'Benvenuti|La nostra casa, fondata nel|, dispone di|camere con balcone e si trova a|dal mare, nel cuore di|. La famiglia vi accoglie con la cucina di una volta.|Aperto da|a|Tariffe per camera e notte|Bassa|Alta|Singola;Doppia;Tripla;Suite|La colazione a buffet è servita dalle|alle|Cani benvenuti: |al giorno|Come arrivare|Dall’autostrada uscita 12, poi 4 km in direzione centro. Parcheggio privato, 30 posti. Bambini fino a 3 anni gratis.|150 m;300 metri;5 minuti a piedi|maggio;marzo|ottobre;settembre',
	de: 'Willkommen|Unser Haus, gegründet|, hat|Zimmer mit Balkon und liegt|vom Strand entfernt, mitten in|. Die Familie empfängt Sie mit Küche wie früher.|Geöffnet von|bis|Preise je Zimmer und Nacht|Nebensaison|Hochsaison|Einzelzimmer;Doppelzimmer;Dreibettzimmer;Suite|Das Frühstück gibt es von|bis|Hunde willkommen:|am Tag|Anreise|Autobahnausfahrt 12, dann 4 km Richtung Zentrum. Eigener Parkplatz, 30 Plätze. Kinder bis 3 Jahre frei.|150 m;300 Meter;5 Minuten|Mai;März|Oktober;September',
	en: 'Welcome|Our house, founded in|, has|rooms with balcony and lies|from the beach, in the heart of|. The family greets you with cooking as it used to be.|Open from|to|Rates per room and night|Low|High|Single;Double;Triple;Suite|Breakfast is served from|to|Dogs welcome:|a day|How to find us|Motorway exit 12, then 4 km towards the centre. Car park with 30 spaces. Children under 3 stay free.|150 m;300 metres;5 minutes|May;March|October;September',
} as const;

/** A leaflet folded in three: each panel a column, prose, a small table of rates, directions with numbers that are decoys. */
const family: Family = {
	author: 'mirela',
	locales: ['it-IT', 'de-AT', 'en-IE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const stars = random.int(2, 4);
		const place = locale.address();
		const name = `Hotel ${random.pick(['Miramare', 'Seeblick', 'Corallo', 'Bellavista', 'Atlantic', 'Post'])}`;
		const rates = at(11)
			.split(';')
			.slice(0, random.int(2, 4))
			.map((room, i) => {
				const low = inMoney(random.int(35, 60) + i * 25, locale);
				return { room, low, high: low + inMoney(random.int(15, 45), locale), isDouble: i === 1 };
			});
		const one = (i: number) => oneOf(random, at(i));
		const panels = random.shuffle([
			markup`<h2>${at(0)}</h2><p>${at(1)} ${field('founded', String(random.int(1889, 1994)))}${at(2)} ${field('rooms', random.int(11, 140))} ${at(3)} ${field('distanceSea', one(18))} ${at(4)} ${field('city', place.city)}${at(5)}</p>${random.chance(0.8) && markup`<p>${at(6)} ${field('season', `${one(19)} ${at(7)} ${one(20)}`)}.</p>`}`,
			markup`<h2>${at(8)}</h2><table width="100%" data-list="rates"><tr><td><td align="right"><i>${at(9)}</i><td align="right"><i>${at(10)}</i>${rates.map(({ room, low, high, isDouble }) => markup`<tr data-row><td>${field('room', room)}<td align="right">${isDouble ? markup`<span data-field="/doublePrice" data-value="${low}">${field('low', locale.amount(low, 0))}</span>` : field('low', locale.amount(low, 0))}<td align="right">${field('high', locale.amount(high, 0))}`)}</table>${random.chance(0.7) && markup`<p>${at(12)} ${field('breakfastHours', `${random.pick(['7.00', '7.30', '8.00'])} ${at(13)} ${random.pick(['10.00', '10.30'])}`)}.</p>`}${random.chance(0.6) && markup`<p>${at(14)} ${field('dogs', locale.money(inMoney(random.int(4, 15), locale)))} ${at(15)}</p>`}`,
			markup`<h2>${at(16)}</h2><p>${at(17)}</p><p>${place.lines[0]}<br>${place.lines[1]}<br>${field('phone', locale.phone())}<br>${field('website', `www.${name.toLowerCase().replace(/\s/g, '-')}.example`)}</p>`,
		]);
		const html = markup`<style>@page { size: A4 landscape; margin: 10mm } body { font: 11pt/1.5 'DejaVu Serif' } .p { vertical-align: top; padding: 6mm; border-left: ${random.pick(['.4pt dashed #aaa', '0'])} } h1 { font: italic 30pt 'Liberation Serif'; margin: 0; text-align: center } h2 { color: #27627a; font-size: 14pt; margin: 0 0 3mm } .pic { background: #cfe3ea; height: ${random.int(20, 55)}mm; margin: 3mm 0 }
			</style><h1>${field('hotel', name)} <small style="font-size:14pt"><span data-field="stars" data-value="${stars}">${'★'.repeat(stars)}</span></small></h1><div class="pic"></div><table width="100%"><tr>${panels.map((panel) => markup`<td class="p" width="33%">${panel}`)}</table>`;
		return { html, fields };
	},
};
export default family;
