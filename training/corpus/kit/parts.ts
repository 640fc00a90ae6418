import { inMoney, toMoney } from './goods.ts';
import type { Goods } from './goods.ts';
import type { Locale } from './locale.ts';
import type { Random } from './random.ts';

/** Goods with a second line: `name;detail;unit;price in euros`, separated by `|`, by language; all of one trade each. */
const PARTS = {
	de: [
		'LED-Panel 62 x 62 cm;4000 K, 36 W, UGR < 19;Stk;38.9|Leitungsschutzschalter B16;1-polig, 6 kA;Stk;3.15|Installationsrohr M25;grau, 2-m-Stange;m;0.94|Schalterprogramm Rahmen 2-fach;reinweiß glänzend;Stk;2.6|Mantelleitung NYM-J 5 x 2,5;Ring 50 m;Rg;71.4|FI-Schutzschalter 40 A;30 mA, Typ A;Stk;24.8|Kabelbinder 200 x 3,6;schwarz, UV-beständig;Btl;4.1|Bewegungsmelder 180°;IP54, Aufputz;Stk;29.5',
		'Nitrilhandschuhe Gr. M;puderfrei, 200 Stück;Box;11.2|Flächendesinfektion 5 l;gebrauchsfertig;Kan;23.7|Mullbinde 8 cm x 4 m;unsteril, 20 Stück;Pck;6.9|Ärztekrepp 50 cm;2-lagig, 9 Rollen;VE;31.4|Einmalskalpell Fig. 11;steril, 10 Stück;Pck;5.8|EKG-Elektroden;Nass-Gel, 50 Stück;Btl;8.3|Infrarot-Thermometer;mit Aufbewahrungsbox;Stk;44.9|Kanülenbox 1,5 l;stichfest;Stk;2.3',
	],
	en: [
		'Corrugated box 400 x 300 x 250;double wall, flat packed;ea;1.18|Stretch film 500 mm;23 micron, clear;roll;6.4|Pallet label A5;thermal, 1000 on a roll;roll;14.9|Void fill paper;recycled, 390 mm x 450 m;roll;22.6|Strapping tape 12 mm;PP, 2000 m;coil;31|Bubble wrap 1 m x 100 m;small bubble;roll;27.3|Kraft tape 48 mm;printed "Fragile";roll;2.95|Edge protector 50 mm;board, 1.2 m;bdl;18.2',
		'Peristaltic pump head PH-20;for tubing 6.4 mm ID;ea;186|Pipette tips 200 µl;sterile, racked, 10 x 96;case;54.3|Cuvette, quartz 10 mm;two polished windows;ea;92|Buffer solution pH 7.00;500 ml, traceable;btl;11.6|Filter paper grade 1;110 mm, pack of 100;pk;13.9|Stir bar, PTFE 25 mm;octagonal;ea;2.4|Borosilicate beaker 600 ml;low form;ea;5.7|Silicone tubing 6 x 9 mm;platinum cured, 15 m;reel;48.5',
	],
	fr: [
		'Vin rouge Coteaux 2021;bouteille 75 cl, carton de 6;bt;7.4|Nappe coton blanc;180 x 180 cm;pce;19.8|Assiette plate Ø 27;porcelaine, bord fin;pce;6.2|Verre à pied 35 cl;trempé, lot de 12;lot;28.5|Serviette ouate 38 x 38;bordeaux, 2 plis;pqt;3.7|Bougie chauffe-plat;8 h, sachet de 50;sac;8.9|Couvert inox fourchette;18/10, 2,5 mm;pce;2.1|Seau à glace;double paroi;pce;34',
		'Terreau universel 40 l;avec engrais 6 semaines;sac;6.9|Rosier grimpant;racines nues, rouge;u;14.5|Paillage écorce de pin;calibre 20-40 mm;m³;62|Tuyau micro-poreux;Ø 16 mm, couronne 50 m;cour.;33.4|Sécateur professionnel;lame démontable;u;42|Engrais gazon;granulés, 10 kg;sac;21.8|Bordure acier corten;h. 15 cm, long. 2 m;u;27.6|Haie thuya 80/100;en motte;u;9.3',
	],
	es: [
		'Cemento gris 25 kg;CEM II 32,5;saco;4.6|Ladrillo hueco doble;24 x 11,5 x 9 cm;mil;148|Arena lavada;granel, puesta en obra;t;16.5|Malla electrosoldada;ME 15x15 Ø6;ud;29.8|Tubo PVC 110 mm;evacuación, 3 m;ud;8.7|Azulejo blanco brillo;20 x 20 cm;m²;9.9|Silicona neutra;cartucho 300 ml;ud;3.4|Impermeabilizante;bote 20 kg, terracota;bote;61',
		'Naranja de mesa;calibre 3, caja 15 kg;cj;13.2|Aceituna manzanilla;lata 5 kg;lata;17.4|Jamón de cebo;pieza 7,5 kg aprox.;pza;118|Queso curado oveja;cuña envasada al vacío;kg;14.8|Pimiento del piquillo;extra, frasco 720 g;fco;5.6|Atún claro en aceite;lata 900 g;lata;8.9|Arroz bomba;saco tela 5 kg;saco;15.3|Vinagre de Jerez;reserva, 75 cl;bot;6.1',
	],
	it: [
		'Piastrella gres 60x60;effetto pietra, rettificata;mq;18.9|Rubinetto lavabo monocomando;cromato;pz;64|Sifone bottiglia 1"1/4;ottone cromato;pz;12.3|Colla C2TE;sacco 25 kg, bianca;sc;11.5|Piatto doccia 80x120;resina, antracite;pz;189|Guarnizione OR;misura 3062, conf. 100;cf;7.2|Flessibile inox 40 cm;M/F 1/2";pz;4.4|Scaldasalviette;1200 x 500, bianco;pz;97',
		'Farina tipo 00;sacco 25 kg, W 260;sc;19.4|Lievito di birra;panetto 500 g;pz;1.9|Mozzarella fiordilatte;julienne, 3 kg;vs;17.8|Pomodori pelati;latta 2,5 kg;lt;3.6|Prosciutto cotto;alta qualità, trancio;kg;9.7|Olio di semi girasole;tanica 10 l;tn;21|Cartone pizza 33x33;avana, 100 pezzi;pk;16.5|Origano essiccato;barattolo 200 g;pz;4.8',
	],
	nl: [
		'Tulpenbollen gemengd;maat 12/+, zak 100;zak;18.6|Potgrond 40 l;RHP-keurmerk;zak;5.4|Kweekpot 13 cm;terracottakleur;st;0.19|Druppelslang 16 mm;afstand 33 cm, 100 m;rol;38|Steekwagen;luchtbanden, 200 kg;st;89|Bindbuis 3 mm;groen, 250 g;rol;4.9|Gaasdoek;windbreek 50 %, 2 m breed;m;3.25|Snoeischaar;bypass;st;26.5',
		'Fietsband 28 x 1,40;reflectie, anti-lek;st;17.9|Remkabelset;rvs, voor en achter;set;6.8|Ketting 1/2 x 3/32;116 schakels;st;9.4|Zadel comfort;gel, unisex;st;24.6|Koplamp 40 lux;naafdynamo;st;21.3|Spaak 2,0 x 262;rvs, per 36;set;12.2|Slot ART-2;kettingslot 100 cm;st;39|Spatbordset 50 mm;zwart;set;15.7',
	],
	pl: [
		'Panel podłogowy dąb;AC4, 8 mm, 2,22 m²;opak.;21.8|Gniazdo podwójne;z uziemieniem, białe;szt.;3.2|Grunt uniwersalny 5 l;koncentrat;szt.;7.9|Wkręt do drewna 4x40;torx, 500 szt.;opak.;6.3|Drzwi wewnętrzne 80;lewe, orzech;szt.;118|Listwa przypodłogowa;MDF 2,4 m;szt.;4.7|Pianka montażowa;750 ml, pistoletowa;szt.;5.1|Klamka z szyldem;satyna;kpl.;14.6',
		'Olej silnikowy 5W-30;bańka 4 l;szt.;28.4|Filtr powietrza;wkład panelowy;szt.;8.6|Klocki hamulcowe przód;komplet na oś;kpl.;31.2|Tarcza hamulcowa;wentylowana 280 mm;szt.;36.9|Płyn chłodniczy;G12+, 5 l;szt.;9.8|Żarówka H7 12 V;55 W;szt.;2.4|Pióro wycieraczki 600;bezszkieletowe;szt.;6.7|Świeca zapłonowa;irydowa;szt.;9.1',
	],
} as const;

export type Part = Goods & { detail: string; theirCode: string };
export type PartOptions = {
	/** Patterns of the seller's and of the buyer's number. */
	code?: string;
	theirCode?: string;
	discounts?: number;
	quantities?: readonly number[];
};

/** Lines of one trade in the language of the document, each with a detail and two item numbers. */
export function drawParts(
	random: Random,
	locale: Locale,
	count: number,
	{
		code = '######',
		theirCode = '??-####',
		discounts = 0,
		quantities = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 24, 40, 100],
	}: PartOptions = {},
): Part[] {
	const lists = PARTS[(locale.language in PARTS ? locale.language : 'en') as keyof typeof PARTS];
	const products = random.shuffle(random.pick(lists).split('|'));
	return Array.from({ length: count }, (_, i) => {
		const [name = '', detail = '', unit = '', euros = '1'] = (
			products[i % products.length] ?? ''
		).split(';');
		const price = Math.max(0.05, inMoney(Number(euros) * random.decimal(0.75, 1.4), locale));
		const quantity = random.pick(quantities);
		const discount = random.chance(discounts) ? random.pick([3, 5, 10, 15, 20, 25]) : 0;
		return {
			position: i + 1,
			code: random.pattern(code),
			theirCode: random.pattern(theirCode),
			name,
			detail,
			unit,
			quantity,
			price,
			discount,
			amount: toMoney(quantity * price * (1 - discount / 100)),
		};
	});
}

export type TaxLine = { rate: number; base: number; tax: number };

/** Lines with one of the country's rates each, and the summary by rate. */
export function drawRates<T extends { amount: number }>(
	random: Random,
	locale: Locale,
	lines: readonly T[],
	share = 0.3,
): { lines: (T & { rate: number })[]; rates: TaxLine[]; net: number; tax: number; gross: number } {
	const [usual = 20, reduced = usual] = locale.country.rates;
	const rated = lines.map((line) => ({ ...line, rate: random.chance(share) ? reduced : usual }));
	const rates = [...new Set(rated.map(({ rate }) => rate))]
		.sort((a, b) => b - a)
		.map((rate): TaxLine => {
			const own = rated.filter((line) => line.rate === rate);
			const base = toMoney(own.reduce((sum, { amount }) => sum + amount, 0));
			return { rate, base, tax: toMoney((base * rate) / 100) };
		});
	const net = toMoney(rates.reduce((sum, { base }) => sum + base, 0));
	const tax = toMoney(rates.reduce((sum, line) => sum + line.tax, 0));
	return { lines: rated, rates, net, tax, gross: toMoney(net + tax) };
}

export function total(lines: readonly { amount: number }[]): number {
	return toMoney(lines.reduce((sum, { amount }) => sum + amount, 0));
}
