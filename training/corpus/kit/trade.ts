import type { Asked } from '../family.ts';
import { text } from './ask.ts';
import { inMoney, toMoney } from './goods.ts';
import { field, markup } from './html.ts';
import type { Markup, Printed } from './html.ts';
import type { Address, Locale } from './locale.ts';
import type { Random } from './random.ts';

/** Part of a typed line: plain text, or a value with its path. */
export type Piece = string | readonly [path: string, content: string | number | Printed];

/** A typed line: some pieces on the left, others set to the right edge, and a sign that fills up between them. */
export function spread(
	width: number,
	left: readonly Piece[],
	right: readonly Piece[] = [],
	filling = ' ',
): Markup {
	const length = [...left, ...right].reduce((sum, piece) => sum + shown(piece).length, 0);
	const gap = right.length === 0 ? '' : filling.repeat(Math.max(1, width - length));
	return markup`${left.map(draw)}${gap}${right.map(draw)}\n`;
}

/** Pieces in the middle of a typed line. */
export function centred(width: number, ...pieces: readonly Piece[]): Markup {
	const length = pieces.reduce((sum, piece) => sum + shown(piece).length, 0);
	return markup`${' '.repeat(Math.max(0, Math.floor((width - length) / 2)))}${pieces.map(draw)}\n`;
}

function shown(piece: Piece): string {
	if (typeof piece === 'string') return piece;
	const [, content] = piece;
	return typeof content === 'object' ? content.text : String(content);
}

function draw(piece: Piece): Markup {
	return typeof piece === 'string' ? markup`${piece}` : field(piece[0], piece[1]);
}

/** Both lines of an address with street, postcode and city as details of a party. */
export function addressOf(path: string, address: Address): [Markup, Markup] {
	return address.lines.map((line) => {
		if (line === address.street) return field(`${path}.street`, line);
		const at = line.indexOf(address.postcode);
		const city = line.indexOf(address.city);
		if (at < 0 || city < 0) return markup`${line}`;
		const spans = [
			{ at, text: address.postcode, name: 'postcode' },
			{ at: city, text: address.city, name: 'city' },
		].sort((a, b) => a.at - b.at);
		let done = 0;
		const parts = spans.map((span) => {
			const before = line.slice(done, span.at);
			done = span.at + span.text.length;
			return markup`${before}${field(`${path}.${span.name}`, span.text)}`;
		});
		return markup`${parts}${line.slice(done)}`;
	}) as [Markup, Markup];
}

/** "of the supplier", in the order of LANGUAGE_CODES; the English one without "of". */
const ROLES = {
	seller:
		'the supplier|des Lieferanten|du fournisseur|del proveedor|del fornitore|van de leverancier|do fornecedor|leverantörens',
	issuer:
		'the company that sent this bill|des Rechnungsstellers|de l’émetteur|del emisor|dell’emittente|van de afzender|do emitente|avsändarens',
	buyer:
		'the customer|des Kunden|du client|del cliente|del cliente|van de klant|do cliente|kundens',
	orderer:
		'the buyer|des Bestellers|de l’acheteur|del comprador|del committente|van de besteller|do comprador|beställarens',
	shipTo:
		'the place of delivery|der Lieferadresse|du lieu de livraison|del lugar de entrega|del luogo di consegna|van het afleveradres|do local de entrega|leveransadressens',
	branch:
		'the branch|der Niederlassung|de l’agence|de la sucursal|della filiale|van het filiaal|da filial|filialens',
	headOffice:
		'the head office|des Hauptsitzes|du siège social|de la sede central|della sede legale|van het hoofdkantoor|da sede|huvudkontorets',
	shipper:
		'the sender of the goods|des Absenders|de l’expéditeur|del remitente|del mittente|van de afzender|do expedidor|avsändarens',
	consignee:
		'the consignee|des Empfängers|du destinataire|del destinatario|del destinatario|van de ontvanger|do destinatário|mottagarens',
	carrier:
		'the carrier|des Frachtführers|du transporteur|del transportista|del vettore|van de vervoerder|do transportador|transportörens',
	insured:
		'the policyholder|des Versicherungsnehmers|de l’assuré|del tomador|del contraente|van de verzekerde|do tomador|försäkringstagarens',
	shop: 'the shop|des Geschäfts|du magasin|de la tienda|del negozio|van de winkel|da loja|butikens',
} as const;
const LANGUAGE_CODES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv'];
const PARTS = {
	name: 'What is {x} called?;full name of {x};Which company is {x}?|Wie lautet der Name {x}?;Name {x}|Quel est le nom {x} ?;nom {x}|¿Cuál es el nombre {x}?;nombre {x}|Qual è il nome {x}?;ragione sociale {x}|Wat is de naam {x}?;naam {x}|Qual é o nome {x}?;nome {x}|Vad är {x} namn?;{x} namn',
	street:
		'In which street is {x}?;street and house number of {x};What is the street address of {x}?|Wie lautet die Straße {x}?;Straße und Hausnummer {x}|Quelle est la rue {x} ?;rue et numéro {x}|¿Cuál es la calle {x}?;calle y número {x}|Qual è la via {x}?;indirizzo (via) {x}|Wat is de straat {x}?;straat en nummer {x}|Qual é a rua {x}?;rua {x}|Vad är {x} gatuadress?;{x} gata',
	postcode:
		'What is the postal code of {x}?;zip code of {x};Which postcode does {x} have?|Welche Postleitzahl hat der Ort {x}?;PLZ {x}|Quel est le code postal {x} ?;code postal {x}|¿Cuál es el código postal {x}?;código postal {x}|Qual è il CAP {x}?;CAP {x}|Wat is de postcode {x}?;postcode {x}|Qual é o código postal {x}?;código postal {x}|Vad är {x} postnummer?;{x} postnummer',
	city: 'In which town is {x}?;city of {x};What is the city of {x}?|Wie heißt der Ort {x}?;Ort {x}|Quelle est la ville {x} ?;ville {x}|¿Cuál es la ciudad {x}?;población {x}|Qual è la città {x}?;città {x}|Wat is de plaats {x}?;plaats {x}|Qual é a cidade {x}?;localidade {x}|Vad är {x} ort?;{x} ort',
	tax: 'What is the tax number of {x}?;VAT ID of {x};Under which tax number is {x} registered?|Wie lautet die Steuernummer {x}?;USt-IdNr. {x}|Quel est le numéro de TVA {x} ?;n° de TVA {x}|¿Cuál es el NIF {x}?;NIF {x}|Qual è la partita IVA {x}?;P.IVA {x}|Wat is het btw-nummer {x}?;btw-nummer {x}|Qual é o NIF {x}?;contribuinte {x}|Vad är {x} momsnummer?;{x} momsnummer',
	phone:
		'What is the telephone number of {x}?;phone of {x};How do you ring {x}?|Wie lautet die Telefonnummer {x}?;Telefon {x}|Quel est le téléphone {x} ?;téléphone {x}|¿Cuál es el teléfono {x}?;teléfono {x}|Qual è il telefono {x}?;telefono {x}|Wat is het telefoonnummer {x}?;telefoon {x}|Qual é o telefone {x}?;telefone {x}|Vad är {x} telefonnummer?;{x} telefon',
} as const;
const CONCEPTS = { name: '', street: 'street', postcode: 'postcode', city: 'city' } as const;

export type Role = keyof typeof ROLES;
export type PartyPart = keyof typeof PARTS;

/** Asks for details of a party, as `seller.street`: in English, and in other languages where they are named. */
export function askParty(
	path: string,
	role: Role,
	parts: readonly PartyPart[],
	languages: readonly string[] = [],
): Record<string, Asked> {
	return Object.fromEntries(
		parts.map((part) => {
			const wordings = ['en', ...languages].flatMap((language) => {
				const i = LANGUAGE_CODES.indexOf(language);
				const whose = ROLES[role].split('|')[i];
				const said = PARTS[part].split('|')[i];
				return said === undefined || whose === undefined
					? []
					: said.replaceAll('{x}', whose).split(';');
			});
			const concept = part in CONCEPTS ? CONCEPTS[part as keyof typeof CONCEPTS] : '';
			return [`${path}.${part}`, text(concept, ...wordings)];
		}),
	);
}

/** Groceries as tills shorten them, by language: `name;euros;flags` (w weighed, b bottle with deposit, n no food). */
const GROCERIES = {
	en: 'WHOLE MILK 2L;1.45|SEEDED LOAF 800G;1.6|BANANAS LOOSE;1.1;w|CHED MATURE 350G;3.2|COLA 1.5L;1.8;b|KITCHEN TWL 2PK;2.4;n|BASMATI RICE;2.1|TOM SOUP 400G;.95|SHAMPOO 250ML;3.4;n|BRAEBURN APPLES;2.3;w|FRZ PEAS 1KG;1.75|GRND COFFEE;4.6|WASH UP LIQ;1.2;n|STILL WATER;.8;b',
	de: 'VOLLMILCH 3,8%;1.29|DINKELBROT;2.95|BANANEN LOSE;1.4;w|BERGKAESE STK;3.49|COLA PET 1,5L;1.49;b|TOILETTENPAP.;3.95;n|LANGKORNREIS;1.79|TOMATEN PASS.;.89|DUSCHGEL;1.65;n|AEPFEL BRAEB.;2.6;w|TK SPINAT;1.19|KAFFEE BOHNE;7.9|MUELLBEUTEL;1.25;n|MINERALW. 1L;.69;b',
	fr: 'LAIT DEMI EC. 1L;1.05|BAGUETTE TRAD;1.2|BANANES CAVEND;1.9;w|EMMENTAL RAPE;2.35|COLA 1,5L;1.69;b|ESSUIE TOUT X4;2.9;n|RIZ BASMATI 1KG;2.45|CONC TOMATE;.79|GEL DOUCHE;2.2;n|POMMES GALA;2.4;w|HARICOTS SURG.;1.85|CAFE MOULU 250;3.1|LIQ VAISSELLE;1.45;n|EAU MIN 6X1,5;2.7',
	es: 'LECHE ENTERA 1L;.98|PAN RUSTICO;1.35|PLATANO CANARIO;2.1;w|QUESO TIERNO;3.6|REFRESCO COLA;1.55|PAPEL HIGIENICO;3.2;n|ARROZ REDONDO;1.4|TOMATE FRITO;.85|CHAMPU 400ML;2.6;n|MANZANA GOLDEN;2.2;w|GUISANTES CONG;1.6|CAFE MOLIDO;2.95|LAVAVAJILLAS;1.3;n|AGUA MIN 5L;1.1',
	it: 'LATTE P.S. 1L;1.35|PANE CASERECCIO;2.8;w|BANANE;1.6;w|PARMIG.REGG. 300;6.4|COLA 1,5L;1.65|CARTA IGIEN. X8;3.4;n|RISO CARNAROLI;2.9|PASSATA 700G;1.05|BAGNOSCHIUMA;2.1;n|MELE GOLDEN;2;w|PISELLI SURG.;2.25|CAFFE MACINATO;3.6|DETERS.PIATTI;1.25;n|ACQUA NAT.6X1,5;2.1',
	pt: 'LEITE M/G 1L;.89|PAO MISTURA;1.3|BANANA IMP.;1.25;w|QUEIJO FLAM.;2.9|REFRIG COLA;1.49|PAPEL HIG 12R;3.6;n|ARROZ CAROLINO;1.35|POLPA TOMATE;.75|GEL BANHO;1.9;n|MACA GOLDEN;1.7;w|ERVILHAS CONG;1.55|CAFE MOIDO;2.8|DET LOICA;1.1;n|AGUA 1,5L;.65',
	nl: 'HALFV MELK 1L;1.25|VOLKOREN HEEL;2.15|BANANEN TROS;1.7;w|KAAS JB 48+;4.9|COLA 1,5L;1.95;b|KEUKENROL 4ST;2.75;n|ZILVERVLIESRIJST;1.6|TOMATENBLOKJES;.79|SHAMPOO;2.3;n|APPELS ELSTAR;2.1;w|DOPERWTEN FIJN;1.35|SNELFILTER 500G;5.6|AFWASMIDDEL;1.15;n|BRONWATER 1L;.75;b',
	pl: 'MLEKO UHT 3,2%;.85|CHLEB ZYTNI;1.1|BANANY LUZ;1.3;w|SER GOUDA PL.;1.9|NAPOJ COLA 1,5;1.35;b|RECZNIK PAP.;1.6;n|RYZ BIALY 1KG;1.05|PRZECIER POM.;.7|ZEL P/PRYSZ.;1.9;n|JABLKA LIGOL;.95;w|GROSZEK MROZ.;1.2|KAWA MIEL.250;3.4|PLYN D/NACZ.;1.3;n|WODA N/GAZ 1,5;.5;b',
	cs: 'MLEKO POLOTUC.;.95|CHLEB KMINOVY;1.4|BANANY VOLNE;1.3;w|EIDAM PLAT.;1.9|KOLA 1,5L;1.4;b|UTERKY KUCH.;1.5;n|RYZE DLOUHOZ.;1.3|RAJC.PROTLAK;.7|SPRCH.GEL;1.8;n|JABLKA GALA;1.5;w|HRASEK MRAZ.;1.3|KAVA MLETA;3.7|PROSTR.NADOBI;1.2;n|VODA NEPERL.;.5;b',
	sv: 'MJÖLK 1,5% 1L;1.3|RÅGLIMPA;2.6|BANANER EKO;2.2;w|HUSHÅLLSOST;6.9;w|LÄSK COLA 1,5L;1.8;b|HUSHÅLLSPAPPER;2.7;n|JASMINRIS 1KG;2.4|KROSS TOMAT;.9|SCHAMPO;2.5;n|ÄPPLE ROYAL;2.4;w|ÄRTOR FRYSTA;1.7|BRYGGKAFFE;4.8|DISKMEDEL;1.9;n|VATTEN KOLS.;1.1;b',
	nb: 'LETTMELK 1L;1.9|GROVBRØD;3.1|BANAN LØS;2.1;w|GULOST SKIV.;4.9|COLA 1,5L;2.2;b|TØRKERULL 4PK;3.4;n|RIS LANGKORN;2.3|HAKKET TOMAT;1.1|SJAMPO;2.9;n|EPLER RØDE;2.8;w|ERTER FRYST;1.9|FILTERKAFFE;4.4|OPPVASKMIDDEL;1.8;n|VANN NATURELL;1.2;b',
	da: 'LETMÆLK 1L;1.5|RUGBRØD SKÅRET;2.4|BANANER ØKO;2.1|SKÆREOST 45+;4.7|COLA 1,5L;1.9;b|KØKKENRULLE;2.3;n|JASMINRIS;2.2|HAKK TOMATER;.8|SHAMPOO;2.4;n|ÆBLER DK KL.1;2.5;w|ÆRTER FROST;1.5|FORMALET KAFFE;4.9|OPVASKEMIDDEL;1.6;n|VAND M BRUS;.9;b',
	fi: 'KEVYTMAITO 1L;1.15|RUISLEIPÄ 6KPL;2.1|BANAANI;1.7;w|JUUSTO EDAM;5.2|KOLA 1,5L;1.9;b|TALOUSPAPERI;2.9;n|RIISI PITKÄ;1.6|TOMAATTIMURSKA;.8|SHAMPOO;2.7;n|OMENA ROYAL;2.3;w|HERNE PAKASTE;1.3|KAHVI SJ 500G;4.9|ASTIANPESUAINE;1.7;n|VICHY 0,5L;.9;b',
	hu: 'TEJ 2,8% 1L;.95|FEHÉR KENYÉR;1.5|BANÁN;1.3;w|TRAPPISTA;2.4|COLA 1,75L;1.5;b|PAPÍRTÖRLŐ;1.6;n|RIZS A 1KG;1.4|SŰR.PARADICSOM;.7|TUSFÜRDŐ;1.8;n|ALMA IDARED;1.2;w|BORSÓ FAGY.;1.3|ŐRÖLT KÁVÉ;3.5|MOSOGATÓSZER;1.2;n|ÁSVÁNYVÍZ;.5;b',
	ro: 'LAPTE 3,5% 1L;1.25|PAINE FELIATA;1|BANANE;1.3;w|TELEMEA VACA;3.4|SUC COLA 2L;1.8;b|PROSOP HARTIE;1.5;n|OREZ BOB ROT.;1.2|PASTA TOMATE;.8|GEL DUS;2;n|MERE IDARED;1.1;w|MAZARE CONG.;1.4|CAFEA MAC.;3.2|DETERG VASE;1.3;n|APA PLATA 2L;.6;b',
	tr: 'SUT TAM YAGLI;.9|EKMEK 250G;.4|MUZ ITHAL;1.6;w|BEYAZ PEYNIR;4.1|KOLA 2,5L;1.4|KAGIT HAVLU;2;n|PIRINC BALDO;1.9|DOMATES SALCA;1.7|SAMPUAN;2.2;n|ELMA STARK;.9;w|BEZELYE DON.;1.3|TURK KAHVESI;1.5|BULASIK DET.;1.6;n|SU 5L;.7',
} as const;

/** Words of tills, in the order of ShopWord. */
const SHOP_WORDS = {
	en: 'TOTAL|SUBTOTAL|CASH|CHANGE|CARD|VAT|SAVING|DEPOSIT|VOID|Cashier|Till|Receipt|items|Net|Gross|Date|Thank you for shopping with us|Returns within 28 days with this receipt',
	de: 'SUMME|ZW-SUMME|BAR|RÜCKGELD|KARTE|MwSt|RABATT|PFAND|STORNO|Bediener|Kasse|Bon-Nr.|Artikel|Netto|Brutto|Datum|Vielen Dank für Ihren Einkauf|Umtausch nur mit Kassenbon',
	fr: 'TOTAL|SOUS-TOTAL|ESPECES|RENDU|CARTE BANCAIRE|TVA|REMISE|CONSIGNE|ANNULATION|Hôtesse|Caisse|Ticket|articles|HT|TTC|Date|Merci de votre visite|Échange sous 30 jours avec ticket',
	es: 'TOTAL|SUBTOTAL|EFECTIVO|CAMBIO|TARJETA|IVA|DTO|ENVASE|ANULADO|Le atendió|Caja|Factura simpl.|artículos|Base|Total|Fecha|Gracias por su visita|Cambios en 30 días con ticket',
	it: 'TOTALE|SUBTOTALE|CONTANTE|RESTO|CARTA|IVA|SCONTO|CAUZIONE|STORNO|Cassa op.|Cassa|Doc. n.|pezzi|Imponibile|Totale|Data|Grazie e arrivederci|Cambio merce entro 15 giorni',
	pt: 'TOTAL|SUBTOTAL|DINHEIRO|TROCO|MULTIBANCO|IVA|DESCONTO|VASILHAME|ANULADO|Operador|Caixa|Fatura simpl.|artigos|Base|Total|Data|Obrigado pela preferência|Trocas em 30 dias com talão',
	nl: 'TOTAAL|SUBTOTAAL|CONTANT|WISSELGELD|PINPAS|BTW|KORTING|STATIEGELD|CORRECTIE|Kassier|Kassa|Bon|artikelen|Netto|Bruto|Datum|Bedankt en tot ziens|Ruilen binnen 14 dagen met bon',
	pl: 'SUMA|PODSUMA|GOTÓWKA|RESZTA|KARTA|PTU|RABAT|KAUCJA|STORNO|Kasjer|Kasa|Nr paragonu|pozycje|Netto|Brutto|Data|Dziękujemy za zakupy|Zwrot towaru z paragonem',
	cs: 'CELKEM|MEZISOUČET|HOTOVĚ|VRÁCENO|KARTA|DPH|SLEVA|ZÁLOHA|STORNO|Pokladní|Pokladna|Účtenka|položek|Základ|Celkem|Datum|Děkujeme za nákup|Vrácení zboží s účtenkou',
	sv: 'ATT BETALA|DELSUMMA|KONTANT|TILLBAKA|KORT|MOMS|RABATT|PANT|MAKULERAT|Kassör|Kassa|Kvitto|varor|Netto|Brutto|Datum|Välkommen åter|Öppet köp 30 dagar med kvitto',
	nb: 'TOTALT|DELSUM|KONTANT|VEKSEL|BANKKORT|MVA|RABATT|PANT|SLETTET|Kasserer|Kasse|Kvittering|varer|Grunnlag|Sum|Dato|Takk for handelen|Bytterett i 30 dager',
	da: 'AT BETALE|SUBTOTAL|KONTANT|RETUR|DANKORT|MOMS|RABAT|PANT|FORTRUDT|Ekspedient|Kasse|Bon nr.|varer|Netto|Brutto|Dato|Tak for besøget|Bytteret i 14 dage',
	fi: 'YHTEENSÄ|VÄLISUMMA|KÄTEINEN|TAKAISIN|KORTTI|ALV|ALENNUS|PANTTI|POISTETTU|Myyjä|Kassa|Kuitti|tuotetta|Veroton|Verollinen|Pvm|Kiitos käynnistä|Vaihto-oikeus 14 pv',
	hu: 'ÖSSZESEN|RÉSZÖSSZEG|KÉSZPÉNZ|VISSZAJÁRÓ|BANKKÁRTYA|ÁFA|KEDVEZMÉNY|BETÉTDÍJ|TÖRÖLVE|Pénztáros|Pénztár|Nyugta|tétel|Nettó|Bruttó|Dátum|Köszönjük a vásárlást|Csere 8 napon belül',
	ro: 'TOTAL|SUBTOTAL|NUMERAR|REST|CARD|TVA|REDUCERE|GARANTIE|ANULAT|Casier|Casa|Bon nr.|articole|Net|Brut|Data|Vă mulțumim|Retur în 30 de zile cu bon',
	tr: 'TOPLAM|ARA TOPLAM|NAKİT|PARA ÜSTÜ|KREDİ KARTI|KDV|İNDİRİM|DEPOZİTO|İPTAL|Kasiyer|Kasa|Fiş No|ürün|Matrah|Tutar|Tarih|Teşekkür ederiz|Değişim 14 gün içinde',
} as const;
const SHOP_ORDER = [
	'total',
	'subtotal',
	'cash',
	'change',
	'card',
	'tax',
	'saving',
	'deposit',
	'void',
	'cashier',
	'till',
	'receipt',
	'items',
	'net',
	'gross',
	'date',
	'thanks',
	'returns',
] as const;
export type ShopWord = (typeof SHOP_ORDER)[number];

/** What a till prints, in the language of the document. */
export function shopWords({ language }: Locale): (word: ShopWord) => string {
	const words = SHOP_WORDS[language as keyof typeof SHOP_WORDS].split('|');
	return (word) => words[SHOP_ORDER.indexOf(word)] ?? word;
}

export type Grocery = {
	name: string;
	isWeighed: boolean;
	hasDeposit: boolean;
	isFood: boolean;
	quantity: number;
	price: number;
	/** Tax letter; B is the reduced rate. */
	letter: 'A' | 'B';
	rate: number;
	amount: number;
};

/** What somebody puts on the belt: pieces and weighed goods, with tax letters. */
export function drawGroceries(random: Random, locale: Locale, count: number): Grocery[] {
	const [usual = 0, reduced = usual] = locale.country.rates;
	return random
		.some(GROCERIES[locale.language as keyof typeof GROCERIES].split('|'), count)
		.map((line) => {
			const [name = '', euros = '1', flags = ''] = line.split(';');
			const isWeighed = flags === 'w';
			const price = inMoney(toMoney(Number(euros) * random.decimal(0.85, 1.35)), locale);
			const quantity = isWeighed
				? random.decimal(0.25, 2.4, 3)
				: random.pick([1, 1, 1, 1, 2, 2, 3, 4, 6]);
			const isFood = flags !== 'n';
			return {
				name,
				isWeighed,
				hasDeposit: flags === 'b',
				isFood,
				quantity,
				price,
				letter: isFood ? 'B' : 'A',
				rate: isFood ? reduced : usual,
				amount: toMoney(quantity * price),
			};
		});
}

/** Taxes inside of prices, by letter. */
export function taxesWithin(
	lines: readonly { letter: string; rate: number; amount: number }[],
): { letter: string; rate: number; net: number; tax: number; gross: number }[] {
	return [...new Set(lines.map(({ letter }) => letter))].sort().map((letter) => {
		const own = lines.filter((line) => line.letter === letter);
		const rate = own[0]?.rate ?? 0;
		const gross = toMoney(own.reduce((sum, { amount }) => sum + amount, 0));
		const tax = toMoney(gross - gross / (1 + rate / 100));
		return { letter, rate, net: toMoney(gross - tax), tax, gross };
	});
}

/** Notes and coins that somebody hands over for an amount. */
export function handOver(random: Random, amount: number): number {
	const step = amount > 2000 ? 500 : amount > 200 ? 100 : random.pick([5, 10, 20]);
	return Math.ceil((amount + 0.01) / step) * step;
}
