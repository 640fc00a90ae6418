import type { Family, Fields } from '../../family.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { offLine } from '../../kit/paperwork.ts';
import { askForm } from '../../kit/slips.ts';

const fields: Fields = askForm({
	negativeNo:
		'What is the number of the negative? | Negativnummer | numéro du négatif | negatívszám | inventoryNumber',
	subject:
		'What does the picture show? | Bildinhalt | sujet de la photo | a kép tárgya | pictureSubject',
	persons:
		'Who is in the picture? | abgebildete Personen | personnes représentées | a képen látható személyek | personsShown',
	photographer: 'Who took it? | Fotograf | photographe | fényképész | photographerName',
	date: 'When was it taken? | Aufnahmedatum | date de la prise de vue | felvétel ideje | dateTaken',
	place:
		'Where was it taken? | Aufnahmeort | lieu de la prise de vue | felvétel helye | placeTaken',
	size: 'What size is the negative? | Format des Negativs | format du négatif | negatív mérete | negativeSize',
	material: 'What is the negative made of? | Trägermaterial | support | hordozó | carrierMaterial',
	condition:
		'In what condition is it? | Erhaltungszustand | état de conservation | állapot | conditionNote',
	prints: '# How many prints exist? | Abzüge | tirages | pozitívok száma | printCount',
	albumNo: 'In which album is it? | Album | album | albumszám | albumReference',
	rights: 'Who holds the rights? | Rechte | droits | jogok | copyrightHolder',
	box: 'In which box does it stand? | Schachtel | boîte | doboz | boxNumber',
	frame: 'Which frame of the film is it? | Bildnummer auf dem Film | vue | kocka | frameNumber',
	price: '-# What does a print cost? | Preis des Abzugs | prix du tirage',
	pages: '-# How many pages has it? | Seiten | pages',
});
const SAID = {
	de: 'Brücke im Bau;Schulklasse;Markttag mit Karren;Hochwasser am Kai;Werkshalle innen|Glas;Film;Kunststoff|gut;Schicht löst sich;Riss unten rechts;verblasst|Archiv;Nachlass;unbekannt|um;nach;vor|Abz.|Kasten',
	fr: 'Pont en construction;Classe d’école;Jour de marché;Crue au quai;Intérieur d’atelier|verre;film;plastique|bon;émulsion soulevée;fente à droite;pâli|Archives;Fonds;inconnu|vers;après;avant|tir.|Boîte',
	hu: 'Épülő híd;Iskolai osztály;Piac szekerekkel;Árvíz a rakparton;Műhely belseje|üveg;film;műanyag|jó;az emulzió leválik;repedt;fakult|levéltár;hagyaték;ismeretlen|körül;után;előtt|poz.|doboz',
	pl: 'Most w budowie;Klasa szkolna;Targ z wozami;Powódź na bulwarze;Wnętrze hali|szkło;film;tworzywo|dobry;odchodzi emulsja;pęknięty;wyblakły|archiwum;spuścizna;nieznane|około;po;przed|odb.|pudło',
	nb: 'Bru under bygging;Skoleklasse;Torgdag med kjerrer;Flom ved kaia;Verksted innvendig|glass;film;plast|god;emulsjonen løsner;sprekk;falmet|arkiv;etterlatenskap;ukjent|omkring;etter;før|kopi|eske',
};

/** A card of a picture archive with a print of the photograph on it: an index of short typed facts in the free corner, numbers at all four edges, nothing labelled. */
const family: Family = {
	author: 'ignatius',
	locales: ['de-DE', 'fr-FR', 'hu-HU', 'pl-PL', 'nb-NO', 'de-CH'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const one = (i: number) => random.pick(say(i).split(';'));
		const who = locale.person();
		const year = random.int(1884, 1968);
		const shade = random.int(40, 80);
		const photo = markup`<div style="width:58mm;height:40mm;background:repeating-radial-gradient(circle at 30% 40%,#${shade}${shade}${shade} 0 3mm,#aaa 3mm 5mm);border:2mm solid #eee;float:${random.pick(['left', 'right'])};margin:0 3mm"></div>`;
		const isPeople = random.chance(0.5);
		const shown = one(0);
		const html = markup`<style>@page { size: ${random.pick(['148mm 105mm', '150mm 110mm'])}; margin: 6mm } body { font: 8.6pt/1.4 ${random.pick(["'Liberation Mono'", "'DejaVu Sans Mono'", "'Liberation Serif'"])}; position: relative; height: 92mm } .e { position: absolute; font-size: 8pt }
			</style><div style="display:flex;justify-content:space-between;margin-bottom:3mm"><b>${offLine(random, field('negativeNo', random.pattern(random.pick(['N ####/##', '19## – ###', 'A-##-###']))))}</b><span>${random.chance(0.7) && markup`${say(6)} ${field('box', random.pattern('##'))}`}</span></div>${photo}<div><b>${field('subject', shown)}</b>${isPeople && markup`<br>${field('persons', Array.from({ length: random.int(1, 3) }, () => locale.person().name).join(', '))}`}<br>${field('place', locale.address().city)}, ${field('date', random.pick([String(year), `${one(4)} ${year}`, locale.date(`${year}-0${random.int(1, 9)}-1${random.int(0, 9)}`).text]))}<br>${field('photographer', `${who.given} ${who.family}`)}<br>${field('size', random.pick(['9 x 12', '13 x 18', '24 x 36 mm', '6 x 9']))}, ${field('material', one(1))}${random.chance(0.6) && markup`, ${field('condition', one(2))}`}<br>${random.chance(0.6) && markup`${field('prints', random.int(1, 6))} ${say(5)} `}</div>
			<div class="e" style="left:0;bottom:0">${random.chance(0.6) && field('albumNo', random.pattern('Alb. ##/##'))}</div><div class="e" style="right:0;bottom:0">${random.chance(0.6) && markup`© ${field('rights', one(3))}`}</div><div class="e" style="right:0;top:46mm;writing-mode:vertical-rl">${random.chance(0.5) && field('frame', random.pattern('##A'))}</div>`;
		return { html, fields };
	},
};
export default family;
