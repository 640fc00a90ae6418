import type { Family, Fields } from '../../family.ts';
import { asDate, asRows, asText, cell, drawPeople, drawPen, oldPhone } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { DEPARTMENTS } from '../../kit/office.ts';

type Told = { one: string; two: string; three: string; extension: string; unit: string };
const askFields = ({ one, two, three, extension, unit }: Told): Fields => ({
	title: asText(
		'What is the title of the list?|What is written at the top of the page?|listTitle|heading of the directory',
	),
	firm: asText('To which company does the list belong?|Whose telephone list is it?|companyOfList'),
	effective: asDate(
		'From what date is the list valid?|What is the date of the list?|When was the list issued?|effectiveDate',
	),
	mainNumber: asText(
		'What is the main number?|What number does the operator have?|switchboard|number of the switchboard',
	),
	extensionOfOne: asText(
		`What is the extension of ${one}?|Which number must be dialled for ${one}?|extension ${one}|How can ${one} be reached?`,
	),
	extensionOfTwo: asText(
		`What extension has ${two}?|What is the telephone number of ${two}?|phone of ${two}`,
	),
	roomOfThree: asText(
		`In which room does ${three} sit?|What is the room of ${three}?|room ${three}|office number of ${three}`,
	),
	ownerOfExtension: asText(
		`Whose extension is ${extension}?|Who answers at ${extension}?|person at extension ${extension}`,
	),
	firstInUnit: asText(
		`Who is the first person listed under ${unit}?|Whose name comes first in ${unit}?|first name under ${unit}`,
	),
	emergency: asText(
		'What number should be called in an emergency?|Which number has the fire brigade or first aid?|emergencyNumber',
	),
	night: asText(
		'What number is used at night?|What is the night line?|nightLine|number after hours',
	),
	changesTo: asText(
		'To whom should changes be reported?|Who keeps the list up to date?|reportChangesTo',
	),
	correction: asText(
		'What correction was made by hand?|What is written on the list in pen?|handwrittenCorrection',
	),
	people: asRows(
		{
			name: asText('Who is listed?|personListed|name in the directory'),
			extension: asText('What is the extension?|extensionNumber|number to dial'),
			room: asText('What is the room?|roomOfPerson|office'),
		},
		'Who is in the telephone list, and under what number?|telephoneDirectory|all people of the list',
	),
	mobile: absent(asText('What is the mobile number of the first person?|mobileNumber|cell phone')),
	birthday: absent(asDate('When is the birthday of the first person?|birthday|date of birth')),
});

/** A house telephone list: two blocks side by side, departments as headings within, dots between a name and its number. */
const family: Family = {
	author: 'ruben',
	locales: ['en-US', 'en-GB', 'en-CA', 'en-ZA'],
	draw: (random, locale) => {
		const units = random.some(DEPARTMENTS, random.int(4, 6));
		const sizes = units.map(() => random.int(2, 6));
		const people = drawPeople(
			locale,
			sizes.reduce((sum, size) => sum + size, 0),
		);
		const used = new Set<string>();
		const isSurnameFirst = random.chance(0.6);
		const hasRooms = random.chance(0.6);
		const form = random.pick(['###', '####', '2-####']);
		const entries = people.map((person) => {
			let extension = random.pattern(form);
			while (used.has(extension)) extension = random.pattern(form);
			used.add(extension);
			const spoken = person.name;
			const printed = isSurnameFirst ? `${person.family}, ${person.given}` : person.name;
			return {
				spoken,
				printed,
				extension,
				room: `${random.pick(['A', 'B', 'C'])}-${random.int(101, 340)}`,
			};
		});
		const [one, two, three, four] = random.some(entries, 4);
		if (!one || !two || !three || !four) throw new Error('Too few people');
		const unit = random.int(1, units.length - 1);
		const fields = askFields({
			one: one.spoken,
			two: two.printed,
			three: three.spoken,
			extension: four.extension,
			unit: units[unit] ?? '',
		});
		const dots = random.chance(0.6);
		let taken = 0;
		const blocks = units.map((name, u) => {
			const own = entries.slice(taken, taken + (sizes[u] ?? 0));
			taken += own.length;
			return markup`<section><h2>${name}</h2>${own.map((entry, i) => markup`<div class="e" data-row><span>${cell('name', entry.printed, entry === four && 'ownerOfExtension', u === unit && i === 0 && 'firstInUnit')}</span><i></i>${hasRooms && markup`<span class="m">${cell('room', entry.room, entry === three && 'roomOfThree')}</span>`}<span>${cell('extension', entry.extension, entry === one && 'extensionOfOne', entry === two && 'extensionOfTwo')}</span></div>`)}</section>`;
		});
		const cutAt = Math.ceil(units.length / 2);
		const day = random.day('1960-01-01', '2003-12-01');
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4', 'A4 landscape', 'letter landscape'])}; margin: 14mm } body { position: relative; font: ${random.pick(["9.5pt/1.45 'Liberation Sans'", "9.5pt/1.4 'Liberation Mono'", "10.5pt/1.45 'Liberation Serif'"])} } h1 { font-size: 15pt; margin: 0; text-align: center } .sub { display: flex; justify-content: space-between; border-bottom: 1pt solid #000; margin-bottom: 3mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 12mm } h2 { font-size: 10pt; margin: 3mm 0 1mm; text-transform: ${random.pick(['uppercase', 'none'])}; background: ${random.pick(['#ddd', 'none'])} } .e { display: flex; gap: 1.5mm } .e i { flex: 1; border-bottom: ${dots ? '1pt dotted #000' : '0'}; margin-bottom: 1.2mm } .m { width: 20mm } .f { border: 1pt solid #000; padding: 2mm; margin-top: 5mm; display: flex; justify-content: space-between } .n { ${drawPen(random, 12)}; margin: 4mm 0 0 ${random.int(5, 90)}mm }
			</style><h1>${field('title', random.pick(['TELEPHONE DIRECTORY', 'Internal Telephone List', 'PHONE LIST', 'Extension Numbers']))}</h1><div class="sub"><span>${field('firm', locale.company().name)}</span><span>${random.pick(['Effective', 'Revised', 'As of'])} ${field('effective', locale.date(day))}</span></div><div class="two" data-list="people"><div>${blocks.slice(0, cutAt)}</div><div>${blocks.slice(cutAt)}</div></div>
			<div class="f"><span>${random.pick(['Main number', 'Switchboard', 'Operator'])}: ${field('mainNumber', oldPhone(random))}</span>${random.chance(0.7) && markup`<span>Emergency: ${field('emergency', random.pattern(form))}</span>`}${random.chance(0.5) && markup`<span>Night line: ${field('night', oldPhone(random))}</span>`}</div>${random.chance(0.6) && markup`<p>Please report changes to ${field('changesTo', random.pick([locale.person().name, 'the mail room', 'Office Services']))}.</p>`}${random.chance(0.35) && markup`<div class="n">${field('correction', `${random.pick(people).family} left!`)}</div>`}`;
		return { html, fields };
	},
};
export default family;
