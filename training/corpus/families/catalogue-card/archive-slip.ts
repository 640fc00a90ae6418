import type { Family, Fields } from '../../family.ts';
import { absent, values } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import type { Markup } from '../../kit/html.ts';
import type { Locale } from '../../kit/locale.ts';
import { drawTypeface } from '../../kit/paperwork.ts';
import type { Random } from '../../kit/random.ts';
import { asDate, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	heading: asText(
		'vedette | voce | encabezamiento | heading | Sous quelle vedette la fiche est-elle classée ? | Sotto quale voce è classificata la scheda? | Under which heading is the card filed? | What stands at the top left?',
	),
	title: asText(
		'titre | titolo | título | title | Quel est le titre de la pièce ? | Come si intitola il documento? | What is the title of the item?',
	),
	author: asText(
		'auteur | autore | autor | author | Qui a écrit la pièce ? | Chi è l’autore? | Who wrote it? | ¿Quién es el autor?',
	),
	place: asText(
		'lieu | luogo | lugar | placeOfPublication | Où la pièce a-t-elle paru ? | Dove è stato pubblicato? | Where was it published?',
	),
	publisher: asText(
		'éditeur | editore | editorial | publisher | Qui l’a publiée ? | Chi è l’editore? | Who published it?',
	),
	year: asText(
		'année | anno | año | year | De quelle année date-t-elle ? | Di che anno è? | In which year did it appear? | ¿De qué año es?',
	),
	collation: asText(
		'collation | descrizione fisica | pageCount | Combien de pages a-t-elle ? | Quante pagine ha? | How many pages are there?',
	),
	format: asText(
		'format | formato | size | Quel est son format ? | Che formato ha? | What size is it?',
	),
	callNumber: asText(
		'cote | segnatura | signatura | callNumber | Quelle est la cote ? | Qual è la segnatura? | Where does it stand on the shelf? | ¿Cuál es la signatura?',
	),
	inventory: asText(
		'numéro d’entrée | numero d’ingresso | n.º de registro | inventoryNo | Quel est le numéro d’entrée ? | Qual è il numero d’inventario? | What is the accession number?',
	),
	origin: asText(
		'provenance | provenienza | procedencia | provenance | D’où vient la pièce ? | Da chi proviene? | From whom was it received?',
	),
	entered: asDate(
		'date d’entrée | data d’ingresso | fecha de ingreso | dateReceived | Quand est-elle entrée ? | Quando è entrata? | When was it received?',
	),
	note: asText(
		'note | nota | observación | remark | Que dit la note ? | Che cosa dice la nota? | What is noted at the foot of the card?',
	),
	seeAlso: asText(
		'voir aussi | vedi anche | véase | seeAlso | À quelle vedette renvoie la fiche ? | A quale voce rimanda la scheda? | To which heading does the card refer?',
	),
	subjects: values(
		asText('mot matière | soggetto | materia | subject'),
		'mots matières',
		'soggetti',
		'Quels sont les mots matières ?',
		'Which subjects are named?',
		'materias',
	),
	isbn: absent(asText('ISBN | isbn | Quel est l’ISBN ? | What is the ISBN?')),
	price: absent(
		asText('prix | prezzo | precio | price | Combien a-t-elle coûté ? | What did it cost?'),
	),
	borrower: absent(
		asText('emprunteur | lettore | lector | borrower | Qui l’a empruntée ? | Who has borrowed it?'),
	),
};
const SAID = {
	fr: 'Éd.|impr.|s. d.|p.|f.|fig.|pl.|Don de|Achat|Voir aussi :|Notice sur;Histoire de;Mémoire sur;Étude de|le commerce des vins;les fontaines;l’église Saint-Jean;le vieux port;la soierie;les foires|Commerce;Architecture;Religion;Navigation;Textile;Fêtes;Eau;Plans|Couverture manquante.;Extrait du bulletin.;Exemplaire annoté.;Reliure moderne.|in-8°;in-4°;in-12;in-fol.|Entré le',
	it: 'Ed.|Tip.|s. d.|pp.|cc.|ill.|tav.|Dono|Acquisto|Vedi anche:|Notizie su;Storia di;Memoria intorno a;Studio su|il commercio dei vini;le fontane;la chiesa di San Giovanni;il porto vecchio;la seta;le fiere|Commercio;Architettura;Religione;Navigazione;Tessuti;Feste;Acque;Piante|Manca la copertina.;Estratto dal bollettino.;Copia annotata.;Legatura moderna.|8°;4°;16°;in-fol.|Ingr.',
	es: 'Ed.|Impr.|s. a.|p.|h.|il.|lám.|Donativo de|Compra|Véase:|Noticia de;Historia de;Memoria sobre;Estudio de|el comercio de vinos;las fuentes;la iglesia de San Juan;el puerto viejo;la seda;las ferias|Comercio;Arquitectura;Religión;Navegación;Tejidos;Fiestas;Aguas;Planos|Falta la cubierta.;Tirada aparte.;Ejemplar anotado.;Encuadernación moderna.|8.º;4.º;16.º;fol.|Ingr.',
} as const;

/** A local archive's card of the old school: heading, indented body, call number right at the top or low on the left, subjects in a chain of dashes; nothing captioned. */
const family: Family = {
	author: 'graziella',
	locales: ['fr-FR', 'it-IT', 'es-ES', 'fr-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const author = locale.person();
		const city = locale.address().city;
		const [style, isRed] = [random.int(0, 2), random.chance(0.4)];
		const year = random.int(1861, 1972);
		const title = `${one(10)} ${one(11)}${random.chance(0.5) ? `, ${city}` : ''}`;
		const heading =
			style === 2 ? city.toUpperCase() : `${author.family.toUpperCase()} (${author.given})`;
		const call = field(
			'callNumber',
			random.pattern(random.pick(['?? ####', 'Br. ### /#', '?-##-###'])),
		);
		const subjects = random.some(at(12).split(';'), random.int(1, 4));
		const imprint = markup`${field('place', locale.address().city)}, ${random.chance(0.8) && markup`${random.pick([at(0), at(1), ''])} ${field('publisher', `${locale.person().family}${random.chance(0.3) ? ' frères' : ''}`)}, `}${random.chance(0.9) ? field('year', String(year)) : at(2)}`;
		const body = markup`<p class="b">${style === 2 && markup`${field('author', `${author.given} ${author.family}`)}. `}${random.chance(0.5) ? markup`<b>${field('title', title)}</b>` : field('title', title)}. – ${imprint}. – ${random.chance(0.85) && markup`${field('format', one(14))}, `}${field('collation', `${random.int(6, 318)} ${at(random.pick([3, 3, 4]))}`)}${random.chance(0.4) && ` ${at(5)}, ${random.int(1, 6)} ${at(6)}`}</p>`;
		const origin = random.chance(0.6) && drawOrigin(random, locale, at);
		const html = markup`<style>@page { size: 125mm 77mm; margin: 5mm 7mm } body { font: ${style === 1 ? "10.5pt 'Liberation Serif'" : drawTypeface(random, 9.5)}; line-height: 1.32 } .t { display: flex; justify-content: space-between } .h { ${isRed ? 'color: #a22;' : ''} font-weight: ${random.pick(['bold', 'normal'])} } .b { margin: 2mm 0 1.5mm; padding-left: 9mm; text-indent: ${random.pick(['0', '-4mm', '5mm'])} } .o, .n { margin: 0 0 1mm; padding-left: 9mm; font-size: 88% } .f { position: fixed; bottom: 0; left: 0; right: 0; display: flex; justify-content: space-between; font-size: 88% } i { font-style: italic }
			</style><div class="t"><span class="h">${style === 2 ? field('heading', heading) : field('heading', field('author', heading))}</span>${style !== 1 && markup`<span>${call}</span>`}</div>${body}${random.chance(0.5) && markup`<p class="n">${field('note', one(13))}</p>`}${origin}<p class="n" data-list="subjects">${subjects.map((subject, i) => markup`${i > 0 && ' — '}<span data-row>${field('value', subject)}</span>`)}</p>${random.chance(0.35) && markup`<p class="n"><i>${at(9)}</i> ${field('seeAlso', locale.person().family.toUpperCase())}</p>`}
			<div class="f"><span>${style === 1 && call}</span><span>${random.chance(0.7) && field('inventory', random.pattern('#####'))}</span></div>`;
		return { html, fields };
	},
};
export default family;

/** Who gave the item or that it was bought, and the day when it was entered. */
function drawOrigin(random: Random, locale: Locale, at: (i: number) => string): Markup {
	return markup`<p class="o">${random.chance(0.6) ? markup`${at(7)} ${field('origin', locale.person().name)}` : field('origin', at(8))}${random.chance(0.6) && markup`, ${at(15)} ${field('entered', locale.date(random.day('1921-01-01', '1974-12-01')))}`}</p>`;
}
