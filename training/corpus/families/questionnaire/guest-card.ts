import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { drawPen } from '../../kit/archive.ts';
import { choose, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { asList } from '../../kit/people.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	hotel: asText('Which hotel asks? | albergo | hôtel | Hotel des Gastes', 'hotel'),
	room: asText('room of the guest | camera | chambre | Zimmernummer', 'roomNumber'),
	stayedFrom: asDate('first night | arrivo | arrivée | Anreise', 'arrivalDate'),
	nights: asNumber('nights stayed | notti | nuits | Übernachtungen', 'nights'),
	guest: asText('Who wrote the card? | ospite | client | Gast', 'guest'),
	town: asText('Where is the guest from? | provenienza | ville du client | Heimatort', 'city'),
	ratings: asList(
		{
			thing: asText('what was rated | voce | rubrique | Bereich'),
			rating: asText('rating in words | giudizio | appréciation | Urteil', 'answer'),
		},
		'opinions | How were kitchen, room and service rated? | giudizi | notes données | Bewertungen',
	),
	foundBy: asText(
		'How did the guest hear of the hotel? | come ci ha conosciuti | comment connu | wie aufmerksam geworden',
	),
	comment: asText(
		'What did the guest write? | commento | commentaire | Bemerkung des Gastes',
		'notes',
	),
	wouldReturn: asText('Would the guest come again? | tornerebbe | reviendrait | käme wieder'),
	praised: asText('Who of the staff is praised? | lode a | employé félicité | gelobte Person'),
	bill: absent(asNumber('amount of the bill | conto | facture | Rechnung', 'grossTotal')),
	mail: absent(asText('mail of the guest | posta elettronica | courriel', 'email')),
};
const SAID = {
	it: 'La Sua opinione ci sta a cuore|Camera|Arrivo|Notti|Nome|Città|Cucina;Camera;Pulizia;Cortesia;Colazione|ottimo;buono;sufficiente;scarso|Come ci ha conosciuti?|amici;guida;agenzia;internet|Osservazioni|Tornerebbe?|sì;forse;no|Un membro del personale da lodare|Letto troppo morbido, ma colazione squisita.;Tutto perfetto, grazie!;Rumore dalla strada dopo le undici.|Grazie|Albergo',
	fr: 'Votre avis nous intéresse|Chambre|Arrivée|Nuits|Nom|Ville|Cuisine;Chambre;Propreté;Accueil;Petit déjeuner|excellent;bon;passable;mauvais|Comment nous avez-vous connus ?|amis;guide;agence;internet|Observations|Reviendriez-vous ?|oui;peut-être;non|Un membre du personnel à féliciter|Lit trop mou mais petit déjeuner délicieux.;Tout était parfait, merci !;Bruit de la rue après onze heures.|Merci|Hôtel',
	de: 'Ihre Meinung ist uns wichtig|Zimmer|Anreise|Nächte|Name|Wohnort|Küche;Zimmer;Sauberkeit;Empfang;Frühstück|sehr gut;gut;mäßig;schlecht|Wie haben Sie uns gefunden?|Freunde;Reiseführer;Reisebüro;Internet|Bemerkungen|Kämen Sie wieder?|ja;vielleicht;nein|Wen möchten Sie loben?|Bett zu weich, aber das Frühstück war köstlich.;Alles bestens, danke!;Nach elf laut von der Straße.|Danke|Hotel',
	en: 'We value your opinion|Room|Arrived|Nights|Name|Town|Kitchen;Room;Cleanliness;Welcome;Breakfast|excellent;good;fair;poor|How did you hear of us?|friends;guide book;agent;internet|Remarks|Would you come again?|yes;perhaps;no|A member of staff to praise|Bed too soft, but a delicious breakfast.;All perfect, thank you!;Noise from the street after eleven.|Thank you|Hotel',
	es: 'Su opinión nos importa|Habitación|Llegada|Noches|Nombre|Ciudad|Cocina;Habitación;Limpieza;Recepción;Desayuno|excelente;bueno;regular;malo|¿Cómo nos conoció?|amigos;guía;agencia;internet|Observaciones|¿Volvería?|sí;quizá;no|Una persona del equipo a destacar|Cama demasiado blanda, desayuno delicioso.;¡Todo perfecto, gracias!;Ruido de la calle después de las once.|Gracias|Hotel',
} as const;

/** A hotel's folded card: each thing in a circle of its own with four faces of words around, one underlined by pen; the remark runs over the whole lower half in handwriting. */
const family: Family = {
	author: 'milica',
	locales: ['it-IT', 'fr-CH', 'de-AT', 'en-GB', 'es-ES', 'en-IE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const words = at(7).split(';');
		const pen = drawPen(random, 15);
		const tone = random.pick(['#7a5c2e', '#204a5e', '#6a2f4f']);
		const put = (content: ReturnType<typeof markup> | false) =>
			markup`<span class="p">${content}</span>`;
		const under = (path: string, all: readonly string[], chosen: string) =>
			all.map(
				(word) =>
					markup` ${word === chosen ? markup`<span class="un">${field(path, word)}</span>` : word} `,
			);
		const found = at(9).split(';');
		const back = at(12).split(';');
		const isTicks = random.chance(0.5);
		const html = markup`<style>@page { size: ${random.pick(['A6', '120mm 170mm', 'A5'])}; margin: 6mm } body { font: 7.8pt/1.3 'Liberation Serif'; color: #333 } h1 { font: italic 14pt 'Liberation Serif'; text-align: center; color: ${tone}; margin: 0 0 1mm } .c { text-align: center } .p { border-bottom: .5pt solid ${tone}; display: inline-block; min-width: 14mm; min-height: 5mm } .p > span { ${pen}; font-size: 11pt; line-height: 1 } .k { display: flex; flex-wrap: wrap; gap: 1mm 3mm; margin: 2mm 0 } .r { display: grid; grid-template-columns: repeat(2, 1fr); gap: 1.5mm; margin: 2mm 0 } .r > div { border: .7pt solid ${tone}; border-radius: 5mm; text-align: center; padding: .8mm 1mm } .r b { display: block; color: ${tone} } .un { border-bottom: 1.6pt solid #1b2a6b } .n { border: .7pt solid ${tone}; min-height: 32mm; padding: 2mm } .n > span { ${pen} } .tick { display: inline-block; width: 2.8mm; height: 2.8mm; border: .6pt solid ${tone}; text-align: center; font: bold 7pt/2.6mm 'Liberation Sans' } p { margin: 1.5mm 0 }
			</style><h1>${at(0)}</h1><div class="c">${field('hotel', `${at(16)} ${random.pick(['Stella', 'Belvedere', 'Post', 'Seeblick', 'Mirabel'])}`)}</div><div class="k"><span>${at(1)} ${put(field('room', String(random.int(1, 420))))}</span><span>${at(2)} ${put(field('stayedFrom', locale.date(random.day('1985-01-01', '2025-10-01'))))}</span><span>${at(3)} ${put(random.chance(0.8) && field('nights', random.int(1, 14)))}</span></div><div class="r" data-list="ratings">${at(
				6,
			)
				.split(';')
				.slice(0, random.int(3, 5))
				.map(
					(thing) =>
						markup`<div data-row><b>${field('thing', thing)}</b>${under('rating', words, random.pick(words))}</div>`,
				)}</div>
			<p>${at(8)} ${isTicks ? choose('foundBy', found, random.pick(found)) : under('foundBy', found, random.pick(found))}</p><p>${at(11)} ${isTicks ? choose('wouldReturn', back, random.pick(back)) : under('wouldReturn', back, random.pick(back))}</p>${at(10)}<div class="n">${random.chance(0.8) && field('comment', one(14))}</div><p>${at(13)} ${put(random.chance(0.5) && field('praised', locale.person().given))}</p><p>${at(4)}, ${at(5)} ${put(random.chance(0.7) && field('guest', locale.person().name))} ${put(random.chance(0.6) && field('town', locale.address().city))}</p><div class="c">${at(15)}</div>`;
		return { html, fields };
	},
};
export default family;
