import type { Family, Fields } from '../../family.ts';
import { absent, date, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { drawGoods } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	sender: text(
		'',
		'Qui écrit ?',
		'Who wrote the letter?',
		'expéditeur',
		'senderName',
		'Chi scrive?',
	),
	senderCity: text('city', 'ville de l’expéditeur', 'Where does the writer live?'),
	senderPhone: text('phone', 'téléphone de l’expéditeur'),
	recipient: text(
		'',
		'À qui la lettre est-elle adressée ?',
		'Which firm gets the letter?',
		'destinataire',
		'recipientFirm',
	),
	date: date('documentIssueDate', 'De quand date la lettre ?', 'data della lettera'),
	subject: text('subject', 'objet de la lettre', 'oggetto'),
	product: text('product', 'Quel article est défectueux ?', 'What did the writer buy?'),
	purchaseDate: date('purchaseDate', 'date d’achat', 'When was it bought?'),
	price: number('purchasePrice', 'prix payé', 'How much did the writer pay?'),
	orderNumber: text('orderNumber', 'numéro de commande', 'numero d’ordine'),
	defect: text('', 'Quel est le défaut ?', 'What is wrong with it?', 'défaut', 'defect'),
	deadline: date('dueDate', 'date limite de réponse', 'By when is an answer wanted?'),
	demand: text('', 'Que demande l’auteur ?', 'What does the writer ask for?', 'demande', 'claim'),
	invoiceNumber: absent(text('invoiceNumber', 'numéro de facture')),
	iban: absent(text('iban', 'compte pour le remboursement')),
	email: absent(text('email', 'courriel du client')),
};
const SAID = {
	fr: 'Objet :|Madame, Monsieur,|Le|j’ai acheté dans votre magasin|au prix de|(commande n°|Or, depuis quelques jours,|. J’ai déjà téléphoné deux fois à votre service, sans succès.|Je vous demande donc|avant le|, faute de quoi je saisirai le médiateur.|Dans l’attente de votre réponse, je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.|Lettre recommandée avec avis de réception|réclamation;article défectueux;mise en demeure|l’appareil ne s’allume plus;la poignée est cassée;il perd de l’eau;le couvercle ne ferme pas|le remboursement intégral;l’échange de l’article;une réparation gratuite',
	it: 'Oggetto:|Gentili Signori,|In data|ho acquistato nel Vostro negozio|al prezzo di|(ordine n.|Da alcuni giorni però|. Ho già telefonato due volte al Vostro servizio, senza esito.|Chiedo pertanto|entro il|, altrimenti mi rivolgerò a un’associazione di consumatori.|In attesa di un Vostro riscontro porgo distinti saluti.|Raccomandata A/R|reclamo;prodotto difettoso;diffida|l’apparecchio non si accende;la maniglia è rotta;perde acqua;il coperchio non chiude|il rimborso integrale;la sostituzione;la riparazione gratuita',
	es: 'Asunto:|Muy señores míos:|El día|compré en su tienda|por un precio de|(pedido n.º|Desde hace unos días, sin embargo,|. He llamado dos veces a su servicio sin resultado.|Por ello solicito|antes del|; en caso contrario acudiré a la oficina del consumidor.|A la espera de su respuesta, les saluda atentamente,|Certificado con acuse de recibo|reclamación;producto defectuoso;hoja de quejas|el aparato no enciende;el asa está rota;pierde agua;la tapa no cierra|la devolución del importe;el cambio del artículo;la reparación gratuita',
} as const;

/** A private complaint: the writer at the left, the firm at the right, everything one may ask inside two paragraphs. */
const family: Family = {
	author: 'odette',
	locales: ['fr-FR', 'it-IT', 'es-ES', 'fr-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const me = locale.person();
		const home = locale.address();
		const firm = locale.company();
		const day = random.day('1996-01-01', '2026-05-01');
		const [item] = drawGoods(random, locale, random.pick(['office', 'technical'] as const), 1, {
			quantities: [1],
		});
		const pattern = locale.country.dates[1];
		const pick = (i: number) => random.pick(at(i).split(';'));
		const html = markup`<style>@page { size: A4; margin: 0 } body { font: ${random.pick(["11pt/1.5 'Liberation Serif'", "10.5pt/1.5 'Liberation Sans'", "italic 12pt/1.6 'DejaVu Serif'"])}; position: relative; height: 290mm } .p { position: absolute } p { margin: 0 0 4mm }
			</style><div class="p" style="left:22mm;top:20mm">${field('sender', me.name)}<br>${home.lines[0]}<br>${home.lines[1].split(home.city)[0] ?? ''}${field('senderCity', home.city)}${home.lines[1].split(home.city)[1] ?? ''}${random.chance(0.5) && markup`<br>${random.pick(['Tél.', 'Tel.'])} ${field('senderPhone', locale.phone())}`}</div><div class="p" style="left:112mm;top:48mm">${field('recipient', firm.name)}<br>${firm.address.lines[0]}<br>${firm.address.lines[1]}</div><div class="p" style="left:112mm;top:76mm">${field('senderCity', home.city)}, ${random.pick(['le ', '']).slice(0, locale.language === 'fr' ? 3 : 0)}${field('date', locale.date(day, pattern))}</div>
			<div class="p" style="left:22mm;right:24mm;top:92mm">${random.chance(0.5) && markup`<p><b>${at(12)}</b></p>`}<p>${at(0)} ${field('subject', pick(13))}</p><p>${at(1)}</p><p>${at(2)} ${field('purchaseDate', locale.date(addDays(day, -random.int(15, 300)), pattern))}, ${at(3)} ${field('product', item?.name ?? '')} ${at(4)} ${field('price', locale.money(item?.price ?? 1))}${random.chance(0.6) && markup` ${at(5)} ${field('orderNumber', random.pattern('####-##'))})`}. ${at(6)} ${field('defect', pick(14))}${at(7)}</p><p>${at(8)} ${field('demand', pick(15))} ${at(9)} ${field('deadline', locale.date(addDays(day, random.int(10, 30)), pattern))}${at(10)}</p><p>${at(11)}</p><p style="margin:14mm 0 0 90mm">${field('sender', me.name)}</p></div>`;
		return { html, fields };
	},
};
export default family;
