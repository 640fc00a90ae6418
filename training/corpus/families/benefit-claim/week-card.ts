import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { drawPen } from '../../kit/archive.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { yesNo } from '../../kit/paperwork.ts';
import { asList } from '../../kit/people.ts';
import { addDays } from '../../kit/random.ts';
import { asDate, asFlag, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	member: asText(
		'Who is out of work? | medlem | Mitglied der Kasse | unemployed person',
		'claimant',
	),
	memberNumber: asText('number of the claimant | medlemsnummer | Kundennummer', 'memberNumber'),
	fund: asText('Which fund pays? | a-kasse | Kasse | unemployment fund', 'insurer'),
	weekNumber: asNumber('Which week? | uge | number of the week | Kalenderwoche'),
	weekFrom: asDate('first day of the week | ugens første dag | Beginn der Woche', 'periodStart'),
	weekTo: asDate('last day of the week | ugens sidste dag | Ende der Woche', 'periodEnd'),
	days: asList(
		{
			day: asText('day of the week | dag | Wochentag'),
			code: asText('letter for the day | kode | Kennbuchstabe'),
			hours: asNumber('hours worked | timer | Stunden', 'hoursWorked'),
		},
		'dayGrid | hours on each day | dage | What happened on which day?',
	),
	totalHours: asNumber('hours worked in the week | timer i alt | Stunden zusammen'),
	earned: asNumber('money earned in the week | løn i ugen | Verdienst der Woche', 'grossPay'),
	employer: asText(
		'Who gave work that week? | arbejdsgiver i ugen | Arbeitgeber der Woche',
		'employer',
	),
	wasIll: asFlag('Was the person ill? | syg i ugen | krank gewesen'),
	wasAway: asFlag('Was the person away or on holiday? | ferie i ugen | verreist'),
	looked: asFlag('Did the person look for work? | søgt arbejde | Arbeit gesucht'),
	applications: asNumber('applications sent | antal ansøgninger | Zahl der Bewerbungen'),
	signedOn: asDate('day of signing | underskrevet den | unterschrieben am', 'signatureDate'),
	benefit: absent(asNumber('benefit paid for the week | udbetaling | Auszahlung', 'payout')),
	account: absent(asText('account of the claimant | konto | Konto', 'iban')),
};
const SAID = {
	en: 'WEEKLY CLAIM CARD|Name|No.|Week|from|to|Mon;Tue;Wed;Thu;Fri;Sat;Sun|A = worked, S = sick, H = holiday, U = unemployed|Hours|Total|Earned this week|Employer|Were you ill?|Were you away from home?|Did you look for work?|How many applications?|Yes;No|Signature and date|Fund of the Printers;Northgate Fund|A;S;H;U',
	da: 'DAGPENGEKORT|Navn|Medlemsnr.|Uge|fra|til|Ma;Ti;On;To;Fr;Lø;Sø|A = arbejde, S = syg, F = ferie, L = ledig|Timer|I alt|Løn i ugen|Arbejdsgiver|Var du syg?|Holdt du ferie?|Søgte du arbejde?|Hvor mange ansøgninger?|Ja;Nej|Underskrift og dato|Grafikernes A-kasse;Strandby A-kasse|A;S;F;L',
	sv: 'KASSAKORT|Namn|Medlemsnr|Vecka|från|till|Må;Ti;On;To;Fr;Lö;Sö|A = arbete, S = sjuk, F = ledig, X = arbetslös|Timmar|Summa|Lön i veckan|Arbetsgivare|Var du sjuk?|Var du bortrest?|Sökte du arbete?|Hur många ansökningar?|Ja;Nej|Underskrift och datum|Grafikernas kassa;Stenby kassa|A;S;F;X',
	fi: 'PÄIVÄRAHAKORTTI|Nimi|Jäsennro|Viikko|alkaen|asti|Ma;Ti;Ke;To;Pe;La;Su|A = työ, S = sairas, L = loma, T = työtön|Tunnit|Yhteensä|Palkka viikolla|Työnantaja|Olitko sairas?|Olitko matkoilla?|Haitko työtä?|Montako hakemusta?|Kyllä;Ei|Allekirjoitus ja päiväys|Painajien kassa;Kallion kassa|A;S;L;T',
} as const;

/** A card of postcard size punched at one corner: seven squares for the days with a letter above the hours, transposed like a calendar, three questions with yes and no under it. */
const family: Family = {
	author: 'thora',
	locales: ['da-DK', 'en-GB', 'sv-SE', 'fi-FI'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const [yes = '', no = ''] = at(16).split(';');
		const letters = at(19).split(';');
		const week = random.int(1, 51);
		const year = random.int(1978, 2012);
		const monday = (() => {
			const first = `${year}-01-04`;
			const shift = (new Date(Date.parse(first)).getUTCDay() + 6) % 7;
			return addDays(first, (week - 1) * 7 - shift);
		})();
		const days = at(6)
			.split(';')
			.map((day, i) => {
				const code =
					i > 4
						? ''
						: random.chance(0.35)
							? (letters[0] ?? '')
							: random.chance(0.85)
								? (letters[3] ?? '')
								: (letters[random.int(1, 2)] ?? '');
				return { day, code, hours: code === letters[0] ? random.int(2, 8) : 0 };
			});
		const total = days.reduce((sum, { hours }) => sum + hours, 0);
		const pen = drawPen(random, 12);
		const put = (content: ReturnType<typeof markup> | false) =>
			markup`<span class="p">${content}</span>`;
		const html = markup`<style>@page { size: ${random.pick(['187mm 83mm', '165mm 105mm'])}; margin: 5mm 7mm } body { font: 7.5pt 'Liberation Sans'; background: ${random.pick(['#f7efd9', '#e9f1ea', '#fff'])} } html { background: inherit } h1 { font-size: 10pt; margin: 0; letter-spacing: 1pt } .t { display: flex; justify-content: space-between; align-items: end } .p { display: inline-block; border-bottom: .5pt solid #000; min-width: 14mm; min-height: 5.5mm } .p > span, .d b { ${pen} } .g { display: grid; grid-template-columns: repeat(7, 1fr) 24mm; margin: 2mm 0; text-align: center } .d { border: .8pt solid #000; margin-right: -.8pt; height: 18mm } .d u { display: block; text-decoration: none; border-bottom: .4pt solid #000 } .d b { display: block; font-weight: normal; height: 6.5mm; transform: none } .d b + b { border-top: .4pt dotted #000 } .tick { display: inline-block; width: 3.2mm; height: 3.2mm; border: .6pt solid #000; font: bold 8pt/3mm 'Liberation Sans'; text-align: center } .q { display: grid; grid-template-columns: 1fr 1fr; row-gap: 1.2mm } .c { position: absolute; right: 0; top: 0; width: 0; border-top: 7mm solid #999; border-left: 7mm solid transparent; margin: -5mm -7mm 0 0 }
			</style><div class="c"></div><div class="t"><div><h1>${at(0)}</h1>${field('fund', one(18))}</div><div>${at(3)} <b style="font-size:13pt">${field('weekNumber', week)}</b> &nbsp; ${at(4)} ${field('weekFrom', locale.date(monday))} ${at(5)} ${field('weekTo', locale.date(addDays(monday, 6)))}</div></div>${at(1)} ${put(field('member', locale.person().name))} &nbsp; ${at(2)} ${put(field('memberNumber', random.pattern('###-####')))}
			<div class="g" data-list="days">${days.map((day) => (day.code === '' ? markup`<div class="d"><u>${day.day}</u></div>` : markup`<div class="d" data-row><u>${field('day', day.day)}</u><b>${field('code', day.code)}</b><b>${day.hours > 0 && field('hours', day.hours)}</b></div>`))}<div class="d"><u>${at(9)} ${at(8).toLowerCase()}</u><b>${total > 0 && field('/totalHours', total)}</b></div></div><i style="font-size:6.5pt">${at(7)}</i>
			<div class="q"><span>${at(12)} ${yesNo('wasIll', random.chance(0.15), [yes, no])}</span><span>${at(10)} ${put(total > 0 && field('earned', locale.amount(total * random.int(40, 130), 0)))}</span><span>${at(13)} ${yesNo('wasAway', random.chance(0.15), [yes, no])}</span><span>${at(11)} ${put(total > 0 && field('employer', locale.company().name))}</span><span>${at(14)} ${yesNo('looked', random.chance(0.85), [yes, no])}</span><span>${at(15)} ${put(random.chance(0.8) && field('applications', random.int(1, 6)))}</span></div><div style="margin-top:1.5mm">${at(17)} ${put(field('signedOn', locale.date(addDays(monday, random.int(6, 8)))))}</div>`;
		return { html, fields };
	},
};
export default family;
