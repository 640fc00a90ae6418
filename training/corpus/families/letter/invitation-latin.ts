import type { Family, Fields } from '../../family.ts';
import { absent, date, number, text } from '../../kit/ask.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	host: text('', 'Quem convida?', '¿Quién invita?', 'Who invites?', 'hostName'),
	guest: text('guest', 'Quem é convidado?', 'Who is invited?'),
	occasion: text('', 'ocasião', '¿Con qué motivo?', 'What is celebrated?', 'occasion'),
	date: date('', 'data do evento', '¿Cuándo es la fiesta?', 'When is the party?', 'eventDate'),
	time: text('time', 'A que horas começa?', '¿A qué hora empieza?'),
	place: text('location', 'Onde será o evento?', '¿Dónde se celebra?'),
	dress: text('', 'traje', 'código de vestimenta', 'What should one wear?', 'dressCode'),
	rsvpDate: date('dueDate', 'confirmar até', 'confirmar antes de', 'By when should one reply?'),
	rsvpContact: text('contactPerson', 'confirmar com', 'To whom does one reply?'),
	rsvpPhone: text('phone', 'telefone para confirmação', 'teléfono de confirmación'),
	companions: number('guests', 'Quantos acompanhantes?', 'How many people may come along?'),
	writtenOn: date('documentIssueDate', 'data da carta', 'When was the invitation written?'),
	years: number(
		'',
		'Quantos anos completa?',
		'How many years are celebrated?',
		'anniversaryYears',
		'¿Cuántos años cumple?',
	),
	price: absent(
		number('', 'preço do ingresso', 'precio de la entrada', 'What does the ticket cost?'),
	),
	email: absent(text('email', 'endereço eletrônico')),
	gift: absent(text('', 'lista de presentes', 'Where is the gift list?', 'giftList')),
};
const SAID = {
	pt: 'Prezado(a)|Temos a honra de convidar V. Sa. e|acompanhante(s) para|, que comemora|anos, a realizar-se no dia|, às|, em|Traje:|Pedimos a gentileza de confirmar a presença até|com|pelo telefone|Cordialmente,|o jantar de gala;a inauguração da nova sede;a sessão solene;o baile anual|passeio completo;esporte fino;social|o Salão Nobre do Clube;a Casa das Rosas;o Hotel Miramar;a Quinta do Lago|A recepção abre uma hora antes. O estacionamento é gratuito para convidados.',
	es: 'Estimado(a)|Tenemos el honor de invitarle a usted y a|acompañante(s) a|, que cumple|años, y que tendrá lugar el día|, a las|, en|Vestimenta:|Rogamos confirme su asistencia antes del|con|al teléfono|Atentamente,|la cena de gala;la inauguración de la nueva sede;la sesión solemne;el baile anual|formal;de etiqueta;cóctel|el Salón de los Espejos;el Casino Español;el Hotel Reforma;la Hacienda San Luis|La recepción abre una hora antes. El estacionamiento es gratuito para invitados.',
} as const;

/** A formal invitation on a card: one long sentence holds nearly all there is to know, the reply address sits at the foot. */
const family: Family = {
	author: 'lidia',
	locales: ['pt-BR', 'es-MX', 'pt-PT', 'es-ES'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const host = random.chance(0.5)
			? locale.company().name
			: `${random.pick(['Instituto', 'Casa', 'Colegio'])} ${locale.person().family}`;
		const day = random.day('1990-01-01', '2026-06-01');
		const long = 'd de MMMM de yyyy';
		const html = markup`<style>@page { size: ${random.pick(['A5 landscape', '210mm 148mm', 'A5', '160mm 160mm'])}; margin: 9mm } body { font: 12pt/1.7 ${random.pick(["'Liberation Serif'", "'DejaVu Serif'"])}; text-align: ${random.pick(['center', 'justify'])}; border: 1pt solid #964; outline: .5pt solid #964; outline-offset: -2mm; padding: 8mm } .h { font-variant: small-caps; font-size: 16pt; color: #964; text-align: center } .r { font-size: 9pt; line-height: 1.4; text-align: left; border-top: .5pt solid #964; margin-top: 4mm; padding-top: 2mm }
			</style><div class="h">${field('host', host)}</div><p>${at(0)} ${field('guest', locale.person().name)},</p><p>${at(1)} ${field('companions', random.int(1, 3))} ${at(2)} ${field('occasion', oneOf(random, at(12)))}${random.chance(0.7) ? markup`${at(3)} ${field('years', random.int(2, 15) * 5)} ${at(4)}` : ', '} ${field('date', locale.date(day, long))}${at(5)} ${field('time', `${random.int(18, 21)}${random.pick(['h', 'h30', ':00', ':30'])}`)}${at(6)} ${field('place', `${oneOf(random, at(14))}, ${locale.address().city}`)}.</p>
			${random.chance(0.6) && markup`<p>${at(15)}</p>`}<p>${at(11)}<br>${locale.person().name}${random.chance(0.5) && markup`<br>${locale.address().city}, ${field('writtenOn', locale.date(addDays(day, -random.int(20, 60)), long))}`}</p><div class="r">${random.chance(0.7) && markup`${at(7)} ${field('dress', oneOf(random, at(13)))}<br>`}${at(8)} ${field('rsvpDate', locale.date(addDays(day, -random.int(4, 14))))} ${random.chance(0.6) && markup`${at(9)} ${field('rsvpContact', locale.person().name)} `}${at(10)} ${field('rsvpPhone', locale.phone())}.</div>`;
		return { html, fields };
	},
};
export default family;
