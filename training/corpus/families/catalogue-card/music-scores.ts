import type { Family, Fields } from '../../family.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { askCard, askForm } from '../../kit/slips.ts';

const fields: Fields = {
	...askCard(
		'title',
		'place',
		'publisher',
		'year',
		'pages',
		'format',
		'callNumber',
		'inventoryNo',
		'note',
		'borrower',
	),
	...askForm({
		composer: 'Who composed it? | skladatel | kompozytor | zeneszerző | Komponist | composer',
		opus: 'What is the opus number? | opus | op. | opuszám | opusNumber',
		key: 'In which key is it? | tónina | tonacja | hangnem | Tonart | musicalKey',
		scoring:
			'For which instruments is it? | obsazení | obsada | hangszerek | Besetzung | instrumentation',
		arranger: 'Who arranged it? | úprava | opracował | átirat | Bearbeiter | arranger',
		plateNo:
			'What is the plate number? | číslo desky | numer płyty | lemezszám | Plattennummer | plateNumber',
		parts:
			'# How many parts are there? | počet hlasů | liczba głosów | szólamok | Stimmen | partCount',
		duration: '-# How long does it take to play? | trvání | czas trwania | Spieldauer',
		isbn: '- What is the ISBN? | ISBN',
	}),
};
const SAID = {
	cs: 'Sonáta;Smyčcový kvartet;Dvanáct duet;Koncert;Suita|C dur;g moll;D dur;a moll|housle a klavír;2 housle, viola a violoncello;flétna a smyčce;klavír na 4 ruce|upravil|partitura;hlasy;partitura a hlasy|hlasů|s.|Rukopis;Chybí 2. hlas;Razítko spolku na tit. listu|nakl.',
	pl: 'Sonata;Kwartet smyczkowy;Dwanaście duetów;Koncert;Suita|C-dur;g-moll;D-dur;a-moll|skrzypce i fortepian;2 skrzypiec, altówka i wiolonczela;flet i smyczki|oprac.|partytura;głosy;partytura i głosy|głosów|s.|Rękopis;Brak głosu 2;Pieczęć towarzystwa|nakł.',
	hu: 'Szonáta;Vonósnégyes;Tizenkét duett;Concerto;Szvit|C-dúr;g-moll;D-dúr;a-moll|hegedű és zongora;2 hegedű, brácsa és cselló;fuvola és vonósok|átdolg.|partitúra;szólamok;partitúra és szólamok|szólam|l.|Kézirat;A 2. szólam hiányzik;Egyleti bélyegző|kiad.',
	de: 'Sonate;Streichquartett;Zwölf Duette;Konzert;Suite|C-dur;g-moll;D-dur;a-moll|Violine und Klavier;2 Violinen, Viola und Violoncello;Flöte und Streicher|bearb. von|Partitur;Stimmen;Partitur und Stimmen|Stimmen|S.|Handschrift;2. Stimme fehlt;Stempel des Vereins|Verl.',
	sk: 'Sonáta;Sláčikové kvarteto;Dvanásť duet;Koncert;Suita|C dur;g mol;D dur;a mol|husle a klavír;2 husle, viola a violončelo;flauta a sláčiky|upravil|partitúra;hlasy;partitúra a hlasy|hlasov|s.|Rukopis;Chýba 2. hlas;Pečiatka spolku|nakl.',
};

/** A card of a music library: composer in capitals, uniform title in square brackets with scoring and key, imprint with a plate number, parts counted on the right. */
const family: Family = {
	author: 'radmila',
	locales: ['cs-CZ', 'pl-PL', 'hu-HU', 'de-DE', 'sk-SK'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const one = (i: number) => random.pick(say(i).split(';'));
		const who = locale.person();
		const year = random.int(1866, 1978);
		const parts = random.int(2, 9);
		const title = one(0);
		const key = field('key', one(1));
		const scoring = field('scoring', one(2));
		const opus = field('opus', `op. ${random.int(2, 118)}`);
		const isBracketed = random.chance(0.6);
		const html = markup`<style>@page { size: ${random.pick(['125mm 75mm', '148mm 105mm'])}; margin: 6mm 7mm } body { font: 9pt/1.35 ${random.pick(["'Liberation Mono'", "'Liberation Serif'"])} } .h { display: flex; justify-content: space-between } .i { margin: 1.5mm 0 0 6mm } .r { position: fixed; right: 7mm; top: 34mm; text-align: right } .z { position: fixed; bottom: 0; right: 7mm; font-size: 8pt }
			</style><div class="h"><b>${field('composer', `${who.family.toUpperCase()}, ${who.given}`)}</b><span>${field('callNumber', random.pattern(random.pick(['Mus. ## ?', 'H ### ', 'NM ?? ###'])))}</span></div>${isBracketed ? markup`<div class="i">[${field('title', title)}, ${scoring}, ${random.chance(0.8) && markup`${opus}, `}${key}]</div>` : markup`<div class="i">${field('title', title)} ${key} ${random.chance(0.8) && markup`${opus} `}– ${scoring}</div>`}<div class="i">${random.chance(0.35) && markup`${say(3)} ${field('arranger', locale.person().name)}. `}${field('place', locale.address().city)} : ${field('publisher', `${say(8)} ${locale.person().family}`)}${random.chance(0.75) && markup`, ${field('year', String(year))}`}. ${random.chance(0.6) && markup`– ${field('plateNo', random.pattern(random.pick(['?. ####', '#### ?', 'E. M. ###'])))}`}</div><div class="i">${random.chance(0.8) && markup`${field('pages', random.int(8, 210))} ${say(6)} ; `}${field('format', `${random.int(24, 36)} cm`)} – ${one(4)}</div>${random.chance(0.5) && markup`<div class="i">${field('note', one(7))}.</div>`}<div class="r">${random.chance(0.7) && markup`${field('parts', parts)} ${say(5)}`}</div><div class="z">${field('inventoryNo', random.pattern('####/##'))}</div>`;
		return { html, fields };
	},
};
export default family;
