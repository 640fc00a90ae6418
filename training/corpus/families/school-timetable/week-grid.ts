import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { drawPeople } from '../../kit/archive.ts';
import { clock, speak } from '../../kit/forms.ts';
import { askCells, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { drawFace, fillIn } from '../../kit/reports.ts';

const SAID = {
	en: 'Timetable|Class|Form teacher|Monday;Tuesday;Wednesday;Thursday;Friday|Mathematics;English;French;History;Physics;Biology;Art;Music;P.E.;Geography|Break|Lunch|Room|valid from|Lesson|School',
	de: 'Stundenplan|Klasse|Klassenlehrer|Montag;Dienstag;Mittwoch;Donnerstag;Freitag|Mathematik;Deutsch;Englisch;Geschichte;Physik;Biologie;Kunst;Musik;Sport;Erdkunde|Pause|Mittagspause|Raum|gültig ab|Stunde|Schule',
	fr: 'Emploi du temps|Classe|Professeur principal|Lundi;Mardi;Mercredi;Jeudi;Vendredi|Maths;Français;Anglais;Histoire;Physique;SVT;Dessin;Musique;EPS;Géographie|Récréation|Déjeuner|Salle|à partir du|Heure|École',
	it: 'Orario delle lezioni|Classe|Coordinatore|Lunedì;Martedì;Mercoledì;Giovedì;Venerdì|Matematica;Italiano;Inglese;Storia;Fisica;Scienze;Arte;Musica;Ginnastica;Geografia|Intervallo|Mensa|Aula|valido dal|Ora|Scuola',
	cs: 'Rozvrh hodin|Třída|Třídní učitel|Pondělí;Úterý;Středa;Čtvrtek;Pátek|Matematika;Čeština;Angličtina;Dějepis;Fyzika;Přírodopis;Výtvarka;Hudebka;Tělocvik;Zeměpis|Přestávka|Oběd|Učebna|platí od|Hodina|Škola',
	tr: 'Ders programı|Sınıf|Sınıf öğretmeni|Pazartesi;Salı;Çarşamba;Perşembe;Cuma|Matematik;Türkçe;İngilizce;Tarih;Fizik;Biyoloji;Resim;Müzik;Beden;Coğrafya|Teneffüs|Öğle|Derslik|geçerlilik|Ders|Okul',
	fi: 'Lukujärjestys|Luokka|Luokanvalvoja|Maanantai;Tiistai;Keskiviikko;Torstai;Perjantai|Matematiikka;Äidinkieli;Englanti;Historia;Fysiikka;Biologia;Kuvataide;Musiikki;Liikunta;Maantieto|Välitunti|Ruokailu|Huone|voimassa|Tunti|Koulu',
} as const;
const ASK = {
	en: 'Which subject is on {c} at {r}?|What lesson is there on {c}, {r}?|{c}, {r}',
	de: 'Welches Fach ist am {c} um {r}?|{c}, {r}',
	fr: 'Quelle matière y a-t-il le {c} à {r} ?|{c}, {r}',
	it: 'Che materia c’è {c} alle {r}?|{c}, {r}',
	cs: 'Jaký předmět je v {c} ({r})?|{c}, {r}',
	tr: '{c} günü {r} hangi ders var?|{c}, {r}',
	fi: 'Mikä tunti on {c} klo {r}?|{c}, {r}',
};

/** A school week: hours down, days across, subject over teacher's letters and room in one cell, breaks as bars over the whole width, double lessons joined. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'it-IT', 'cs-CZ', 'tr-TR', 'fi-FI'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const days = at(3).split(';');
		const subjects = at(4).split(';');
		const start = random.pick([470, 480, 490, 510]);
		const count = random.int(5, 7);
		const slots = Array.from({ length: count }, (_, i) => {
			const from = start + i * 50 + (i > 1 ? 15 : 0) + (i > 3 ? 40 : 0);
			return `${clock(from)}–${clock(from + 45)}`;
		});
		const plan = slots.map((_, s) =>
			days.map(() => (s > 4 && random.chance(0.4) ? null : random.pick(subjects))),
		);
		const grid = askCells(random, locale, {
			rows: slots,
			columns: days,
			count: 8,
			type: 'string',
			missing: ['18:00–18:45', '19:10–19:55'],
			say: fillIn(ASK, locale.language),
		});
		const letters = Object.fromEntries(
			subjects.map((one) => [
				one,
				random
					.pattern('??')
					.toLowerCase()
					.replace(/^./, (sign) => sign.toUpperCase()),
			]),
		);
		const [teacher] = drawPeople(locale, 1);
		const fields: Fields = {
			...grid.asked,
			heading: askText(
				'heading|What is the heading of the page?|pageHeading|Überschrift|titre|intestazione',
			),
			class: askText(
				'class|Which class is the timetable for?|className|Für welche Klasse?|Pour quelle classe ?|classe',
			),
			teacher: askText(
				'form teacher|Who is the teacher of the class?|formTeacher|Wer ist Klassenlehrer?|professeur principal|coordinatore',
			),
			school: askText('school|Which school is it?|schoolName|Welche Schule?|école|scuola'),
			from: askText(
				'first day of the timetable|From when is the timetable valid?|validFrom|Ab wann gilt der Plan?|valable à partir du',
			),
			firstBreak: askText(
				'time of the first break|When is the first break?|breakTime|Wann ist die erste Pause?|heure de la récréation',
			),
			lunch: askText(
				'time of the lunch break|When is lunch?|lunchTime|Wann ist Mittagspause?|heure du déjeuner',
			),
			beginning: askText(
				'beginning of the first lesson|When does school begin?|schoolStart|Wann beginnt der Unterricht?|début des cours',
			),
			lessons: list(
				{
					slot: askText('time of the lesson|hour|Stunde'),
					...Object.fromEntries(
						days.map((day, i) => [
							`d${i + 1}`,
							askText(`${day}|subject on ${day}|lesson on ${day}`),
						]),
					),
				},
				'lessons by hour',
				'Which subjects are taught at each hour of the week?',
				'weekPlan',
				'Stundenplan nach Stunden',
			),
			holidays: absent(askText('holidays|When are the holidays?|Ferien|vacances')),
			marks: absent(
				askText('marks|Which mark was given in mathematics?|Mathematiknote|note de maths'),
			),
		};
		const hasRooms = random.chance(0.5);
		const cell = (s: number, d: number) => {
			const subject = plan[s]?.[d] ?? null;
			const inner = grid.cell(
				slots[s] ?? '',
				days[d] ?? '',
				`d${d + 1}`,
				subject,
				random.pick(['', '–']),
			);
			return markup`<td>${inner}${subject && markup`<br><small>${letters[subject]}${hasRooms && ` ${random.int(1, 3)}${random.int(10, 29)}`}</small>`}`;
		};
		const bar = (label: string, path: string, from: number, minutes: number) =>
			markup`<tr class="p"><td>${field(`/${path}`, `${clock(from)}–${clock(from + minutes)}`)}<td colspan="5">${label}`;
		const rows = slots.map((slot, s) => {
			const [begin = '', end = ''] = slot.split('–');
			const shown = field(
				'slot',
				s === 0 ? markup`${field('/beginning', begin)}–${end}` : slot,
				slot,
			);
			const pause =
				s === 1
					? bar(at(5), 'firstBreak', start + 95, 20)
					: s === 3
						? bar(at(6), 'lunch', start + 210, 45)
						: '';
			return markup`<tr data-row><td>${s + 1}. ${shown}${days.map((_, d) => cell(s, d))}${pause}`;
		});
		const html = markup`<style>@page { size: ${random.pick(['A4 landscape', 'A5 landscape', 'A4'])}; margin: 11mm } body { font: 9pt/1.25 ${drawFace(random)} } h1 { font-size: 15pt; margin: 0; ${random.pick(['text-align: center', ''])} } table { border-collapse: collapse; width: 100%; margin-top: 3mm; table-layout: fixed } td, th { border: ${random.pick(['.4pt', '.9pt'])} solid #000; padding: 1mm; text-align: center } td:first-child { width: 15%; font-size: 8pt } .p td { ${random.pick(['background: #ddd', 'font-style: italic'])}; padding: .3mm; font-size: 8pt } small { font-size: 7pt } .k { display: flex; justify-content: space-between }
			</style><h1>${field('heading', at(0))}</h1><div class="k"><span>${at(1)} <b>${field('class', random.pattern(`${random.int(5, 12)}?`).toLowerCase())}</b></span><span>${at(2)}: ${field('teacher', teacher?.name ?? '')}</span><span>${at(8)} ${field('from', locale.date(random.day('1978-08-20', '2024-09-10')).text)}</span></div><table data-list="lessons"><tr><th>${at(9)}${days.map((day) => markup`<th>${day}`)}${rows}</table><div>${field(
				'school',
				`${at(10)} ${locale
					.address()
					.street.replace(/[\d,]+/g, '')
					.trim()}`,
			)}</div>`;
		return { html, fields };
	},
};
export default family;
