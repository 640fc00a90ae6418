import type { Family, Fields } from '../../family.ts';
import { absent, list, number, text } from '../../kit/ask.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { inMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	restaurant: text(
		'merchantName',
		'Come si chiama il ristorante?',
		'What is the restaurant called?',
		'¿Cómo se llama el restaurante?',
	),
	soup: number(
		'',
		'Quanto costa la zuppa?',
		'How much is the soup?',
		'prezzo della zuppa',
		'¿Cuánto vale la sopa?',
		'soupPrice',
	),
	setMenu: number(
		'',
		'prezzo del menù fisso',
		'What does the set menu cost?',
		'precio del menú del día',
		'setMenuPrice',
	),
	cover: number('', 'coperto', 'How much is the cover charge?', 'cubierto', 'coverCharge'),
	houseWine: number(
		'',
		'Quanto costa il vino della casa?',
		'price of the house wine',
		'vino de la casa',
		'houseWine',
	),
	dishes: list(
		{
			name: text('itemDescription', 'piatto'),
			detail: text('', 'ingredienti', 'what is in the dish', 'dishDetail'),
			price: number('unitPrice', 'prezzo'),
		},
		'piatti',
		'Which dishes are offered, and at what price?',
	),
	dessertOfDay: text(
		'',
		'dolce del giorno',
		'What is the dessert of the day?',
		'postre del día',
		'dessertOfTheDay',
	),
	closingDay: text(
		'',
		'giorno di chiusura',
		'On which day is the restaurant closed?',
		'día de descanso',
		'closedOn',
	),
	phone: text('phone', 'numero per le prenotazioni', 'teléfono para reservas'),
	chef: text('', 'Chi è lo chef?', 'Who cooks?', 'chef', 'cocinero'),
	total: absent(number('grossTotal', 'totale del conto', 'total de la cuenta')),
	table: absent(text('tableNumber', 'numero del tavolo', 'número de mesa')),
	date: absent(text('documentIssueDate', 'data del conto')),
};
const SAID = {
	it: 'Trattoria;Osteria;Ristorante|Zuppa del giorno|ANTIPASTI;PRIMI;SECONDI;DOLCI|Coperto|Menù fisso, acqua compresa|Vino della casa ½ l|Chiuso il|lunedì;martedì;domenica sera|Prenotazioni|In cucina:|Dolce del giorno:|crostata di albicocche;panna cotta;tiramisù|I prodotti contrassegnati * possono essere surgelati. Chiedete l’elenco degli allergeni.|Bruschette/pomodoro e basilico;Carpaccio/rucola, grana;Insalata di mare/polpo, sedano;Tagliatelle al ragù/;Gnocchi/gorgonzola e noci;Risotto ai funghi/porcini;Saltimbocca/prosciutto e salvia;Orata al forno/patate e olive;Melanzane alla parmigiana/;Cantucci/vin santo;Gelato/tre gusti;Sorbetto al limone/',
	es: 'Casa;Mesón;Taberna|Sopa del día|ENTRANTES;ARROCES;CARNES Y PESCADOS;POSTRES|Cubierto y pan|Menú del día|Vino de la casa ½ l|Cerrado|lunes;martes;domingos noche|Reservas|En los fogones:|Postre del día:|arroz con leche;flan casero;tarta de queso|IVA incluido. Suplemento terraza 10 %. Pregunte por los alérgenos.|Croquetas/jamón ibérico;Ensaladilla/atún y huevo;Boquerones/en vinagre;Paella/mínimo dos personas;Arroz negro/alioli;Fideuá/;Cordero asado/patatas panadera;Bacalao al pil-pil/;Chuletón/al peso;Flan/nata;Helado/dos bolas;Fruta de temporada/',
	pt: 'Adega;Tasca;Restaurante|Sopa do dia|ENTRADAS;PEIXE;CARNE;SOBREMESAS|Couvert|Menu do dia|Vinho da casa ½ l|Encerra à|segunda-feira;terça-feira;quarta-feira|Reservas|Na cozinha:|Sobremesa do dia:|arroz doce;pudim;tarte de maçã|IVA incluído. Nenhum prato pode ser cobrado se não for solicitado.|Amêijoas/alho e coentros;Pataniscas/bacalhau;Queijo de cabra/mel;Polvo à lagareiro/batata a murro;Dourada grelhada/;Bacalhau à Brás/;Bitoque/ovo a cavalo;Secretos/porco preto;Frango assado/piripíri;Pudim/;Leite-creme/;Gelado/',
} as const;

/** A bill of fare in nested tables: prices at the right or behind dots, ingredients beneath, sections without a column of their own. */
const family: Family = {
	author: 'mirela',
	locales: ['it-IT', 'es-ES', 'pt-PT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const sections = at(2).split(';');
		const dishes = at(13).split(';');
		const price = (from: number, to: number) => {
			const value = inMoney(random.int(from * 2, to * 2) / 2, locale);
			return random.chance(0.5)
				? locale.amount(value)
				: locale.amount(value, value % 1 === 0 ? 0 : 2);
		};
		const isTwo = random.chance(0.5);
		const line = (said: ReturnType<typeof markup>, cost: ReturnType<typeof markup>) =>
			markup`<td>${said}<td class="d"><td align="right" valign="top">${cost}`;
		const blocks = sections.map(
			(section, s) =>
				markup`<table width="100%" data-list="dishes" class="s"><tr><td colspan="3" align="center"><b>${section}</b>${s === 0 && random.chance(0.6) && markup`<tr>${line(markup`${at(1)}`, field('/soup', price(4, 8)))}`}${random
					.some(dishes.slice(s * 3, s * 3 + 3), random.int(2, 3))
					.map((dish) => {
						const [name = '', detail = ''] = dish.split('/');
						return markup`<tr data-row>${line(markup`${field('name', name)}${detail !== '' && random.chance(0.8) && markup`<br><font size="1"><i>${field('detail', detail)}</i></font>`}`, field('price', price(5 + s, 18)))}`;
					})}</table>`,
		);
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A5', '210mm 210mm'])}; margin: 12mm } body { font: 11pt/1.3 'Liberation Serif'; border: 3pt double #633; padding: 5mm } h1 { font: italic 24pt 'DejaVu Serif'; text-align: center; margin: 0 0 3mm; color: #633 } .s td { padding: .8mm 1mm } .d { width: ${random.pick(['40%', '10%'])}; border-bottom: ${random.pick(['1pt dotted #633', '0'])} } .s { margin: 2mm 0 } .f { font-size: 8.5pt; text-align: center }
			</style><h1>${field('restaurant', `${oneOf(random, at(0))} ${random.pick(['da Bruno', 'La Corallina', 'Brisamar', 'O Moliceiro', 'Il Gallo'])}`)}</h1>${isTwo ? markup`<table width="100%"><tr valign="top"><td width="50%" style="padding-right:6mm">${blocks.slice(0, 2)}<td>${blocks.slice(2)}</table>` : blocks}
			<table width="100%" class="s">${random.chance(0.6) && markup`<tr>${line(markup`<b>${at(4)}</b>`, field('setMenu', price(11, 25)))}`}${random.chance(0.7) && markup`<tr>${line(markup`${at(5)}`, field('houseWine', price(4, 9)))}`}${random.chance(0.7) && markup`<tr>${line(markup`${at(3)}`, field('cover', price(1, 3)))}`}</table>
			<div class="f">${random.chance(0.5) && markup`${at(10)} ${field('dessertOfDay', oneOf(random, at(11)))}<br>`}${random.chance(0.4) && markup`${at(9)} ${field('chef', locale.person().name)}<br>`}${random.chance(0.7) && markup`${at(6)} ${field('closingDay', oneOf(random, at(7)))}. `}${random.chance(0.7) && markup`${at(8)} ${field('phone', locale.phone())}`}<br>${at(12)}</div>`;
		return { html, fields };
	},
};
export default family;
