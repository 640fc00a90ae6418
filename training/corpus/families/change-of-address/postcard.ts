import type { Family, Fields } from '../../family.ts';
import { absent, date, flag, number, text } from '../../kit/ask.ts';
import { blank, choose, drawFilling, speak, tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	name: text('personName', 'Vem flyttar?', 'Who moves?', 'Kuka muuttaa?', 'navn'),
	persons: number(
		'',
		'antal personer',
		'How many people move?',
		'personsMoving',
		'muuttajien määrä',
	),
	oldAddress: text(
		'',
		'gammal adress',
		'old address',
		'vanha osoite',
		'Where did the person live before?',
		'formerAddress',
	),
	oldTown: text('', 'gammal postort', 'former town', 'oldPostTown', 'vanha postitoimipaikka'),
	newAddress: text('address', 'ny adress', 'Where does the person move to?', 'uusi osoite'),
	newTown: text('city', 'ny postort', 'new postcode and town', 'uusi postitoimipaikka'),
	movingDate: date(
		'effectiveDate',
		'flyttdatum',
		'When does the person move?',
		'muuttopäivä',
		'From which day is the mail forwarded?',
	),
	kind: text('', 'typ av flytt', 'permanent or temporary?', 'kindOfMove', 'muuton laatu'),
	until: date(
		'',
		'till och med',
		'Until when is the new address valid?',
		'temporaryUntil',
		'saakka',
	),
	phone: text('phone', 'telefon efter flytten', 'puhelin'),
	wantsForwarding: flag(
		'',
		'eftersändning',
		'Shall mail be forwarded?',
		'forwardMail',
		'jälkilähetys',
	),
	signedOn: date('signatureDate', 'datum för underskrift', 'päiväys'),
	email: absent(text('email', 'e-postadress', 'sähköposti')),
	employer: absent(text('employer', 'arbetsgivare', 'työnantaja')),
};
const SAID = {
	sv: 'Flyttanmälan|Fyll i med bläck. Lämnas senast en vecka före flytten. Eftersändning kostar 55 kr i 3 månader.|Namn|Antal personer|Från (gammal adress)|Till (ny adress)|Postnummer och ort|Gäller från|Slag av flytt|varaktig;tillfällig|t.o.m.|Telefon|Jag vill ha eftersändning|Datum|E-post|Namnteckning|Postens anteckningar',
	fi: 'Muuttoilmoitus|Täytä musteella. Palauta viimeistään viikkoa ennen muuttoa. Jälkilähetys maksaa 8 € kolmelta kuukaudelta.|Nimi|Muuttajia|Mistä (vanha osoite)|Mihin (uusi osoite)|Postinumero ja -toimipaikka|Muuttopäivä|Muuton laatu|vakinainen;tilapäinen|saakka|Puhelin|Haluan jälkilähetyksen|Päiväys|Sähköposti|Allekirjoitus|Postin merkintöjä',
	nb: 'Flyttemelding|Fylles ut med penn. Leveres senest en uke før flytting. Ettersending koster 60 kr i 3 måneder.|Navn|Antall personer|Fra (gammel adresse)|Til (ny adresse)|Postnummer og sted|Gjelder fra|Type flytting|varig;midlertidig|til og med|Telefon|Jeg ønsker ettersending|Dato|E-post|Underskrift|Postens merknader',
	da: 'Flytteanmeldelse|Udfyldes med kuglepen. Afleveres senest en uge før flytning. Omadressering koster 75 kr. i 3 måneder.|Navn|Antal personer|Fra (gammel adresse)|Til (ny adresse)|Postnr. og by|Gælder fra|Flytningens art|varig;midlertidig|til og med|Telefon|Jeg ønsker eftersendelse|Dato|E-mail|Underskrift|Postens bemærkninger',
} as const;

/** A card of A6 size from the post: old and new address side by side, the same captions under both. */
const family: Family = {
	author: 'solveig',
	locales: ['sv-SE', 'fi-FI', 'nb-NO', 'da-DK'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const person = locale.person();
		const [from, to] = [locale.address(), locale.address()];
		const day = random.day('1988-01-01', '2021-01-01');
		const kinds = at(9).split(';');
		const isShort = random.chance(0.3);
		const cell = (label: string, content: ReturnType<typeof markup> | false, area = '') =>
			markup`<div class="c" style="${area && `grid-area:${area}`}"><output>${content || '\u00a0'}</output><small>${label}</small></div>`;
		const html = markup`<style>@page { size: 176mm 125mm; margin: 7mm } body { font: 8pt 'Liberation Sans' } main { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1.5mm 4mm } .c { border-top: 0; min-height: 11mm; display: flex; flex-direction: column-reverse } .c small { order: 1; font-size: 6.3pt; color: #036 } .c output { border-bottom: .7pt solid #036; min-height: 7mm; order: 0 } .c output span { ${drawFilling(random)}; font-size: 10pt } h1 { font-size: 14pt; margin: 0; color: #036; grid-column: span 2 } .i { grid-column: span 2; font-size: 6.5pt } .half { grid-column: span 2; border: 1pt solid #036; border-radius: 2mm; padding: 1mm 2mm } .tick { display: inline-block; width: 3.4mm; height: 3.4mm; border: .7pt solid #036; border-radius: 50%; text-align: center; font: bold 7pt/3.2mm 'Liberation Sans' } .s2 { grid-column: span 2 } .post { position: absolute; right: 8mm; bottom: 8mm; width: 46mm; height: 20mm; border: .5pt dashed #888; color: #888; font-size: 6pt; padding: 1mm }
			</style><main><h1>${at(0)}</h1><div class="i">${at(1)}</div><div class="s2">${cell(at(2), field('name', person.name))}</div>${cell(at(3), blank(random, 0.7, 'persons', random.int(1, 6)))}${cell(at(11), blank(random, 0.5, 'phone', locale.phone()))}
			<div class="half"><b>${at(4)}</b>${cell('', field('oldAddress', from.street))}${cell(at(6), field('oldTown', from.lines.find((line) => line !== from.street) ?? from.city))}</div><div class="half"><b>${at(5)}</b>${cell('', field('newAddress', to.street))}${cell(at(6), field('newTown', to.lines.find((line) => line !== to.street) ?? to.city))}</div>
			${cell(at(7), field('movingDate', locale.date(day)))}<div>${at(8)}:<br>${choose('kind', kinds, kinds[Number(isShort)], '●')}</div>${cell(at(10), isShort && field('until', locale.date(addDays(day, random.int(30, 240)))))}${cell(at(14), false)}
			<div class="s2">${tick('wantsForwarding', random.chance(0.6), at(12), '●')}</div><div class="s2"></div>${cell(at(13), blank(random, 0.85, 'signedOn', locale.date(addDays(day, -random.int(5, 40)))))}${cell(at(15), markup`<i>${field('name', person.name)}</i>`)}</main><div class="post">${at(16)}</div>`;
		return { html, fields };
	},
};
export default family;
