import type { Family, Fields } from '../../family.ts';
import { drawPen } from '../../kit/archive.ts';
import { choose } from '../../kit/forms.ts';
import { inMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { BRANDS } from '../../kit/office.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, drawFour, FAX, faxLine, filler } from '../../kit/slips.ts';

const fields: Fields = {
	...FAX,
	...askForm({
		event: 'NAME OF EVENT | Which event is the report about? | ¿Qué evento fue? | eventName',
		venue: 'PLACE | Where did the event take place? | lugar del evento | eventVenue',
		eventDate: '@ DATE(S) | When did the event take place? | fecha del evento | eventDate',
		brand: 'BRAND FEATURED | Which brand was shown? | marca | featuredBrand',
		attendance: '# ATTENDANCE | How many people came? | asistentes | visitorCount',
		samples:
			'# SAMPLES GIVEN OUT | How many samples were given out? | muestras entregadas | samplesDistributed',
		contacts:
			'# CONTACTS MADE | With how many people did the crew talk? | contactos | contactCount',
		crew: '# CREW | How many people worked? | personal | crewSize',
		cost: '# TOTAL COST | What did the event cost? | coste total | eventCost',
		premiums: 'PREMIUMS USED | Which gifts were handed out? | regalos | giveaways',
		weather: 'WEATHER | What was the weather like? | tiempo | weatherThatDay',
		rating: 'OVERALL RATING | How is the event rated? | valoración | eventRating',
		competitors:
			'COMPETITORS PRESENT | Which competitors were there? | competidores | competitorsSeen',
		problems: 'PROBLEMS | What went wrong? | problemas | difficulties',
		repeat: 'REPEAT NEXT YEAR | Should it be done again? | ¿repetir? | repeatRecommended',
		coverage: 'MEDIA COVERAGE | Who reported on it? | prensa | pressCoverage',
		completedBy: 'COMPLETED BY | Who filled in the report? | rellenado por | reportedBy',
		completedOn: '@ DATE COMPLETED | When was the report written? | fecha del informe | reportDate',
		sponsor: '- SPONSOR | Who was the sponsor? | patrocinador',
		sales: '-# SALES AT EVENT | How much was sold there? | ventas',
	}),
};

/** A report on a day of promotion: numbered questions in a left column, answers by hand in a right one that run over the line, ticks in a row, without a table. */
const family: Family = {
	author: 'fenna',
	locales: ['en-US', 'en-CA', 'es-MX', 'en-US'],
	draw: (random, locale) => {
		const put = filler(random);
		const day = random.day('1983-01-01', '2002-11-01');
		const [who] = drawFour(locale);
		const isSpanish = locale.language === 'es';
		const say = (en: string, es: string) => (isSpanish ? es : en);
		const people = random.int(2, 160) * 50;
		const pen = random.chance(0.7)
			? drawPen(random, 12).replace(/transform[^;]*/, 'top:0')
			: "font: 10pt 'Liberation Mono'";
		let number = 0;
		const ask = (en: string, es: string, content: ReturnType<typeof put>) => {
			number += 1;
			return markup`<div class="n">${number}.</div><div class="q">${say(en, es)}</div><div class="a"><s>${content}</s></div>`;
		};
		const rates = say('Excellent;Good;Fair;Poor', 'Excelente;Bueno;Regular;Malo').split(';');
		const html = markup`<style>@page { size: letter; margin: 14mm 16mm } body { font: 9pt/1.25 'Liberation Sans' } h1 { font: bold 16pt 'Liberation Sans'; margin: 4mm 0 1mm } h1 + div { border: 1.2pt solid; padding: 2mm 3mm; margin-bottom: 4mm } .t { display: grid; grid-template-columns: 8mm 62mm 1fr; row-gap: ${random.pick([1.6, 2.4, 3.2])}mm; align-items: start } .q { padding-right: 3mm } .a { border-bottom: .5pt solid #666; min-height: 6.5mm } s { text-decoration: none; ${pen}; line-height: 1.15 } .tick { display: inline-block; width: 3.6mm; height: 3.6mm; border-radius: 50%; border: .8pt solid; text-align: center; line-height: 3.2mm; font-size: 8pt } .choice { margin-right: 4mm }
			</style>${random.chance(0.35) && faxLine(random, locale, day, 'Field Marketing')}<h1>${say('PROMOTIONAL EVENT REPORT', 'INFORME DE EVENTO PROMOCIONAL')}</h1><div>${say('NAME OF EVENT', 'NOMBRE DEL EVENTO')}: <b>${field('event', `${locale.address().city} ${random.pick(say('Rodeo;Boat Show;State Fair;Jazz Days;Stock Car 200', 'Feria;Rodeo;Carrera;Noche de Jazz').split(';'))}`)}</b> &nbsp; ${say('BRAND FEATURED', 'MARCA')}: <b>${field('brand', random.pick(BRANDS))}</b></div>
			<div class="t">${ask('DATE(S)', 'FECHA', put('eventDate', locale.date(day)))}${ask('PLACE', 'LUGAR', put('venue', `${random.pick(['Fairgrounds', 'Civic Arena', 'Pier 4', 'Speedway'])}, ${locale.address().city}`, 0.9))}${ask('ATTENDANCE (estimate of the organizers)', 'ASISTENTES (según organizadores)', put('attendance', locale.count(people), 0.9))}${ask('How many CONTACTS MADE by the crew?', 'CONTACTOS realizados', put('contacts', locale.count(Math.round(people * 0.3)), 0.7))}${ask('SAMPLES GIVEN OUT', 'MUESTRAS ENTREGADAS', put('samples', locale.count(Math.round(people * 0.2)), 0.8))}${ask('CREW (number of people)', 'PERSONAL (número)', put('crew', random.int(2, 24), 0.8))}${ask('PREMIUMS USED', 'REGALOS', put('premiums', random.pick(say('caps and key rings;lighters;T-shirts, 3 sizes;none', 'gorras y llaveros;encendedores;playeras;ninguno').split(';')), 0.8))}${ask('WEATHER', 'TIEMPO', put('weather', random.pick(say('hot, dry;rain after 3 p.m.;windy;fair', 'calor;lluvia por la tarde;viento;bueno').split(';')), 0.7))}${ask('COMPETITORS PRESENT', 'COMPETIDORES', put('competitors', random.some(BRANDS, random.int(1, 2)).join(', '), 0.6))}${ask('MEDIA COVERAGE', 'PRENSA', put('coverage', random.pick(say('Channel 6, 30 seconds;local paper;none', 'Canal 6;diario local;ninguna').split(';')), 0.6))}${ask('TOTAL COST including space and wages', 'COSTE TOTAL', put('cost', locale.money(inMoney(random.int(10, 300) * 50, locale)), 0.8))}${ask('PROBLEMS', 'PROBLEMAS', put('problems', random.pick(say('Booth arrived late and one banner was missing;No power until noon;Ran out of samples', 'El stand llegó tarde;Sin luz hasta mediodía;Faltaron muestras').split(';')), 0.6))}${ask('SALES AT EVENT', 'VENTAS', false)}${ask('REPEAT NEXT YEAR? Why?', '¿REPETIR EL PRÓXIMO AÑO?', put('repeat', random.pick(say('Yes, larger tent;No, wrong crowd;Perhaps', 'Sí;No;Quizá').split(';')), 0.8))}</div>
			<p>${say('OVERALL RATING', 'VALORACIÓN')}: ${choose('rating', rates, random.pick(rates), '●')}</p><p>${say('COMPLETED BY', 'RELLENADO POR')} <s>${put('completedBy', who.name)}</s> &nbsp; ${say('DATE COMPLETED', 'FECHA')} <s>${put('completedOn', locale.date(addDays(day, random.int(1, 12))), 0.85)}</s></p>`;
		return { html, fields };
	},
};
export default family;
