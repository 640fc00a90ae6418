import type { Family, Fields } from '../../family.ts';
import { absent, date, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	company: text(
		'companyName',
		'Which company made the announcement?',
		'Quelle entreprise communique ?',
		'issuer of the release',
	),
	releaseDate: date(
		'issueDate',
		'When may it be published?',
		'date of the release',
		'Wann wurde die Meldung veröffentlicht?',
	),
	contact: text('contactPerson', 'Whom can journalists call?', 'contact presse', 'press contact'),
	contactPhone: text('phone', 'What number can the press call?', 'téléphone presse'),
	headline: text('subject', 'headline', 'What is the headline?', 'titre du communiqué'),
	dateline: text('city', 'Where was the release issued?', 'city in the dateline'),
	newOfficer: text('', 'Who was appointed?', 'appointee', 'Qui est nommé ?', 'Wer wurde ernannt?'),
	newPosition: text('jobTitle', 'To what position was the person appointed?', 'new position'),
	predecessor: text(
		'',
		'Who held the position before?',
		'predecessor',
		'Qui est remplacé ?',
		'Wer war der Vorgänger?',
	),
	startDate: date('effectiveDate', 'When does the new job start?', 'prise de fonction'),
	age: number('age', 'How old is the new officer?', 'âge'),
	employees: number('', 'How many people does the company employ?', 'headcount', 'effectif'),
	sales: number('', 'What were the sales of the company?', 'annualSales', 'chiffre d’affaires'),
	headquarters: text('location', 'Which city is the headquarters in?', 'siège de l’entreprise'),
	price: absent(number('', 'price of the share', 'What is the share price?', 'sharePrice')),
	fax: absent(text('fax', 'fax number')),
	signatory: absent(text('signatory', 'Who signed the release?')),
};
const SAID = {
	en: 'NEWS RELEASE|FOR IMMEDIATE RELEASE|Contact:|named|of|today announced that|has been named|effective|succeeds|, who retires after 31 years of service.|“We are glad to have found someone who knows the trade from the ground up,” the chairman said.|, age|, joined the company nine years ago as a trainee and later ran two plants.|employs|people and had sales of|million last year. Its headquarters are in|President;Treasurer;General Counsel;Vice President, Operations|The company makes industrial pumps, valves and fittings sold in 40 countries.|- more -;###;- 30 -',
	fr: 'COMMUNIQUÉ DE PRESSE|À DIFFUSER IMMÉDIATEMENT|Contact :|nommé(e)|de|annonce que|est nommé(e)|à compter du|succède à|, qui prend sa retraite après 31 ans de maison.|« Nous sommes heureux d’avoir trouvé quelqu’un qui connaît le métier de l’intérieur », déclare le président.|,|ans, a rejoint l’entreprise il y a neuf ans et a dirigé deux usines.|emploie|personnes et a réalisé un chiffre d’affaires de|millions. Son siège est à|Directeur financier;Directrice générale;Secrétaire général|La société fabrique des pompes et des vannes vendues dans 40 pays.|– fin –;###',
	de: 'PRESSEMITTEILUNG|ZUR SOFORTIGEN VERÖFFENTLICHUNG|Kontakt:|wird|bei|gibt bekannt, dass|berufen wurde zum/zur|mit Wirkung vom|folgt auf|, der nach 31 Jahren in den Ruhestand geht.|„Wir freuen uns über jemanden, der das Geschäft von Grund auf kennt“, sagte der Vorsitzende.|,|Jahre, kam vor neun Jahren ins Unternehmen und leitete zwei Werke.|beschäftigt|Menschen und erzielte einen Umsatz von|Millionen. Der Sitz ist in|Vorstand Finanzen;Werksleiter;Geschäftsführerin|Das Unternehmen stellt Pumpen und Armaturen her, die in 40 Länder verkauft werden.|– Ende –;###',
} as const;

/** A double-spaced release: contact in the corner, a headline, then prose in which all answers hide. */
const family: Family = {
	author: 'odette',
	locales: ['en-US', 'fr-FR', 'de-DE', 'en-GB'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const firm = locale.company();
		const who = locale.person();
		const post = random.pick(at(16).split(';'));
		const day = random.day('1974-01-01', '2012-10-01');
		const seat = random.chance(0.5) ? firm.address.city : locale.address().city;
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4'])}; margin: 0 } body { font: ${random.pick(["12pt/1.9 'Liberation Mono'", "12.5pt/1.8 'Liberation Serif'", "11pt/1.9 'DejaVu Serif'"])}; height: 270mm; position: relative } .a { position: absolute } p { text-indent: 12mm; margin: 0 0 2mm } .big { font: bold 30pt 'Liberation Sans'; letter-spacing: 6pt } h1 { font-size: 14pt; line-height: 1.3; text-align: center; margin: 0 0 5mm }
			</style><div class="a big" style="left:22mm;top:14mm">${at(0)}</div><div class="a" style="left:22mm;top:34mm;line-height:1.3">${field('company', firm.name)}<br>${firm.address.lines[0]}<br>${firm.address.lines[1]}</div><div class="a" style="left:128mm;top:34mm;line-height:1.3;font-size:10pt"><u>${at(1)}</u><br>${field('releaseDate', locale.date(day))}<br>${at(2)} ${field('contact', locale.person().name)}<br>${field('contactPhone', locale.phone())}</div>
			<div class="a" style="left:24mm;right:24mm;top:72mm"><h1>${field('headline', `${who.family} ${at(3)} ${post} ${at(4)} ${firm.name.split(' ')[0] ?? ''}`)}</h1><p>${field('dateline', firm.address.city.toUpperCase())} — ${field('company', firm.name)} ${at(5)} ${field('newOfficer', who.name)} ${at(6)} ${field('newPosition', post)}, ${at(7)} ${field('startDate', locale.date(addDays(day, random.int(5, 60)), random.pick(locale.country.dates)))}. ${random.chance(0.7) && markup`${who.family} ${at(8)} ${field('predecessor', locale.person().name)}${at(9)}`}</p>
			${random.chance(0.7) && markup`<p>${at(10)}</p>`}<p>${random.chance(0.8) && markup`${who.family}${at(11)} ${field('age', random.int(34, 61))}${!at(12).startsWith(',') && ' '}${at(12)} `}${random.chance(0.7) && at(17)}</p><p>${field('company', firm.name)} ${at(13)} ${field('employees', locale.count(random.int(12, 300) * 10))} ${at(14)} ${field('sales', locale.count(random.int(8, 640)))} ${at(15)} ${field('headquarters', seat)}.</p><div style="text-align:center">${random.pick(at(18).split(';'))}</div></div>`;
		return { html, fields };
	},
};
export default family;
