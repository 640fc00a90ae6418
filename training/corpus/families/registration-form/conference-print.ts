import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { choose, speak, tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { drawApplicant } from '../../kit/lives.ts';
import { asList } from '../../kit/people.ts';
import { asDate, asFlag, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	conference: asText('Which conference is it? | Tagung | congrès | congreso'),
	venue: asText('Where is it held? | Tagungsort | lieu du congrès', 'location'),
	registrationCode: asText(
		'code of the registration | Anmeldenummer | numéro d’inscription',
		'bookingNumber',
	),
	participant: asText('Who takes part? | Teilnehmer | participant | asistente', 'personName'),
	title: asText('academic title | Titel | titre | tratamiento'),
	affiliation: asText(
		'institution of the participant | Einrichtung | organisme | institución',
		'institution',
	),
	mail: asText('mail of the participant | E-Mail der Teilnehmerin | courriel', 'email'),
	country: asText('country of the participant | Land | pays', 'country'),
	feeKind: asText('kind of fee chosen | Tarif | tarif choisi | tarifa'),
	items: asList(
		{
			item: asText('item booked | Posten | prestation', 'itemDescription'),
			quantity: asNumber('how many | Anzahl | nombre', 'quantity'),
			price: asNumber('price of the item | Einzelpreis | prix', 'unitPrice'),
			sum: asNumber('sum of the item | Summe | montant', 'lineTotal'),
		},
		'bookedItems | What was booked? | gebuchte Leistungen | prestations réservées',
	),
	total: asNumber('total to pay | Gesamtbetrag | total à payer | total', 'grossTotal'),
	talk: asText(
		'title of the talk | Vortragstitel | titre de la communication | What will the participant speak about?',
	),
	diet: asText('food wishes | Verpflegung | régime alimentaire', 'notes'),
	wantsProceedings: asFlag('Are the proceedings wanted? | Tagungsband gewünscht | actes souhaités'),
	onList: asFlag('May the name stand on the list? | Teilnehmerliste | liste des participants'),
	sentOn: asDate('When was the form sent? | abgeschickt am | envoyé le', 'applicationDate'),
	card: absent(asText('number of the credit card | Kreditkarte', 'cardNumber')),
	hotel: absent(asText('Which hotel is booked? | Hotel', 'hotel')),
};
const SAID = {
	en: 'Registration|Your registration has been received. Please print this page.|Code|Title|Name|Institution|E-mail|Country|Fee|regular;student;speaker;one day|Booked|Number|Price|Sum|Total|Title of your talk|Meals|I want the printed proceedings|My name may appear on the list of participants|Sent|Conference dinner;Excursion;Workshop A;Conference fee|vegetarian;no wishes;vegan;gluten free|Conference on Small Rivers;Days of Applied Statistics;Meeting on Rural Archives;Symposium on Bread|Sediment after the dam;Counting what is rare;Letters from a mill;Starter cultures compared|Step 4 of 4',
	de: 'Anmeldung|Ihre Anmeldung ist eingegangen. Bitte drucken Sie diese Seite.|Code|Titel|Name|Einrichtung|E-Mail|Land|Tarif|regulär;Studierende;Vortragende;Tageskarte|Gebucht|Anzahl|Preis|Summe|Gesamt|Titel des Vortrags|Verpflegung|Ich möchte den gedruckten Tagungsband|Mein Name darf auf die Teilnehmerliste|Gesendet|Abendessen;Exkursion;Workshop A;Tagungsbeitrag|vegetarisch;keine Wünsche;vegan;glutenfrei|Tagung Kleine Flüsse;Tage der Statistik;Treffen der Dorfarchive;Symposium Brot|Sedimente nach dem Damm;Seltenes zählen;Briefe aus der Mühle;Sauerteige im Vergleich|Schritt 4 von 4',
	fr: 'Inscription|Votre inscription est enregistrée. Imprimez cette page.|Code|Titre|Nom|Organisme|Courriel|Pays|Tarif|normal;étudiant;orateur;une journée|Réservé|Nombre|Prix|Montant|Total|Titre de la communication|Repas|Je souhaite les actes imprimés|Mon nom peut figurer sur la liste|Envoyé le|Dîner;Excursion;Atelier A;Droits d’inscription|végétarien;sans souhait;végan;sans gluten|Colloque Petites rivières;Journées de statistique;Rencontres des archives rurales;Symposium du pain|Sédiments après le barrage;Compter le rare;Lettres d’un moulin;Levains comparés|Étape 4 sur 4',
	es: 'Inscripción|Hemos recibido su inscripción. Imprima esta página.|Código|Tratamiento|Nombre|Institución|Correo|País|Tarifa|normal;estudiante;ponente;un día|Reservado|Número|Precio|Importe|Total|Título de la ponencia|Comidas|Deseo las actas impresas|Mi nombre puede figurar en la lista|Enviado|Cena;Excursión;Taller A;Cuota|vegetariano;sin deseos;vegano;sin gluten|Congreso de Ríos Pequeños;Jornadas de Estadística;Encuentro de Archivos Rurales|Sedimentos tras la presa;Contar lo raro;Cartas de un molino|Paso 4 de 4',
} as const;

/** The last page of a web form printed: rounded grey input fields with captions left, a progress bar, round buttons for the fee and a small bill within the form. */
const family: Family = {
	author: 'quentin',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'en-CA', 'de-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = drawApplicant(random);
		const town = locale.address().city;
		const all = at(20).split(';');
		const names = [all[3] ?? '', ...random.some(all.slice(0, 3), random.int(0, 3))];
		const items = names.map((name, i) => {
			const price = i === 0 ? random.int(8, 60) * 10 : random.int(3, 16) * 5;
			const quantity = i === 0 ? 1 : random.int(1, 3);
			return { name, price, quantity, sum: price * quantity };
		});
		const total = items.reduce((all, { sum }) => all + sum, 0);
		const input = (label: string, content: ReturnType<typeof markup> | false) =>
			markup`<label>${label}</label><div class="in">${content}</div>`;
		const kinds = at(9).split(';');
		const radio = choose('feeKind', kinds, random.pick(kinds), '●');
		const html = markup`<style>@page { size: ${locale.countryCode === 'CA' ? 'letter' : 'A4'}; margin: 12mm 16mm } body { font: 9.5pt/1.4 'DejaVu Sans' } h1 { font-size: 15pt; font-weight: normal; margin: 0; color: #06617a } .bar { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1mm; margin: 3mm 0 } .bar i { height: 2mm; background: #06617a } .ok { background: #e3f6e6; border: .5pt solid #7cc48a; border-radius: 1mm; padding: 2mm 3mm; font-size: 9pt } .g { display: grid; grid-template-columns: 46mm 1fr; gap: 2mm 4mm; align-items: center; margin: 4mm 0 } label { text-align: right; font-size: 8.5pt } .in { border: .6pt solid #bbb; border-radius: 1.2mm; background: #f7f7f7; padding: 1mm 2.5mm; min-height: 7mm } .tick { display: inline-block; width: 3.6mm; height: 3.6mm; border: .7pt solid #666; border-radius: 50%; font-size: 7pt; line-height: 3.2mm; text-align: center; font-weight: normal } .c .tick { border-radius: .6mm } table { width: 100%; font-size: 9pt } td, th { padding: .8mm 1.5mm; text-align: right; border-bottom: .4pt solid #ddd } td:first-child, th:first-child { text-align: left } .choice { margin-right: 3mm }
			</style><h1>${field('conference', one(22))}</h1>${field('venue', town)}<div class="bar"><i></i><i></i><i></i><i></i></div><small>${at(24)}</small><div class="ok">✔ ${at(1)} ${at(2)}: <b>${field('registrationCode', random.pattern('??#-####'))}</b></div><div class="g">${input(at(3), random.chance(0.6) && field('title', random.pick(['Dr.', 'Prof.', 'M.A.', 'Dipl.-Ing.'])))}${input(at(4), field('participant', person.name))}${input(at(5), field('affiliation', `${random.pick(['Institut', 'University', 'Universität', 'Archive'])} ${locale.address().city}`))}${input(at(6), field('mail', person.email))}${input(at(7), field('country', locale.country.name))}<label>${at(8)}</label><div>${radio}</div>${input(at(15), random.chance(0.6) && field('talk', one(23)))}${input(at(16), random.chance(0.8) && field('diet', one(21)))}</div>
			<table data-list="items"><tr><th>${at(10)}</th><th>${at(11)}</th><th>${at(12)}</th><th>${at(13)}</th></tr>${items.map((item) => markup`<tr data-row><td>${field('item', item.name)}</td><td>${field('quantity', item.quantity)}</td><td>${field('price', locale.amount(item.price))}</td><td>${field('sum', locale.amount(item.sum))}</td></tr>`)}<tr><td colspan="3"><b>${at(14)}</b></td><td><b>${field('total', locale.money(total))}</b></td></tr></table><p class="c">${tick('wantsProceedings', random.chance(0.5), at(17), '✓')}<br>${tick('onList', random.chance(0.7), at(18), '✓')}</p><small>${at(19)}: ${field('sentOn', locale.date(random.day('2006-01-01', '2026-05-01')))} ${random.int(8, 22)}:${random.int(10, 59)}</small>`;
		return { html, fields };
	},
};
export default family;
