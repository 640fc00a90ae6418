import type { Family, Fields } from '../../family.ts';
import { choose, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, drawFour, filler } from '../../kit/slips.ts';

const fields: Fields = askForm({
	patient: 'Who is the patient? | Patient | patient | paciente | customerName',
	examined:
		'@ When were the eyes examined? | Prüfung am | date de l’examen | fecha del examen | examDate',
	rightSphere:
		'# What is the sphere of the right eye? | rechts Sphäre | sphère droite | esfera derecha | rightSphere',
	rightCylinder:
		'# What is the cylinder of the right eye? | rechts Zylinder | cylindre droit | cilindro derecho | rightCylinder',
	rightAxis:
		'# On which axis stands the right cylinder? | rechts Achse | axe droit | eje derecho | rightAxis',
	leftSphere:
		'# What is the sphere of the left eye? | links Sphäre | sphère gauche | esfera izquierda | leftSphere',
	leftCylinder:
		'# What is the cylinder of the left eye? | links Zylinder | cylindre gauche | cilindro izquierdo | leftCylinder',
	leftAxis:
		'# On which axis stands the left cylinder? | links Achse | axe gauche | eje izquierdo | leftAxis',
	addition: '# What addition is there for near? | Nahzusatz | addition | adición | nearAddition',
	pupilDistance:
		'# How far apart are the pupils? | Pupillenabstand | écart pupillaire | distancia interpupilar | pupilDistance',
	use: 'What are the glasses for? | Verwendung | usage | uso | lensUse',
	material: 'Which glass is ordered? | Glas | verre | cristal | lensMaterial',
	coating: 'Which coating is ordered? | Entspiegelung | traitement | tratamiento | lensCoating',
	frame: 'Which frame is ordered? | Fassung | monture | montura | frameModel',
	framePrice:
		'# What does the frame cost? | Preis der Fassung | prix de la monture | precio de montura | framePrice',
	glassPrice:
		'# What do the glasses cost? | Preis der Gläser | prix des verres | precio de los cristales | lensPrice',
	total: '# What does everything cost? | Gesamtpreis | total | total | totalPrice',
	optician: 'Who took the measurements? | Augenoptiker | opticien | óptico | opticianName',
	ready: '@ When are they ready? | fertig am | prêt le | listo el | readyOn',
	vision: '-# What is the visual acuity? | Sehschärfe | acuité',
	pressure: '-# What is the eye pressure? | Augendruck | tension oculaire',
});
const SAID = {
	de: 'BRILLENVERORDNUNG;Auftrag|Patient|Prüfung am|R|L|Sph|Cyl|Achse|Add|PD|Ferne;Nähe;Bildschirm|Glas|Kunststoff 1,5;Mineral;Gleitsicht|Entspiegelung|superentspiegelt;gehärtet;ohne|Fassung|Preis|Augenoptik|abholbereit',
	fr: 'ORDONNANCE;Fiche client|Patient|Examen du|OD|OG|Sph|Cyl|Axe|Add|EP|loin;près;écran|Verre|organique;minéral;progressif|Traitement|antireflet;durci;sans|Monture|Prix|Opticien|prêt le',
	es: 'RECETA;Orden de gafas|Paciente|Examen|D|I|Esf|Cil|Eje|Ad|DP|lejos;cerca;ordenador|Cristal|orgánico;mineral;progresivo|Tratamiento|antirreflejo;endurecido;sin|Montura|Precio|Óptica|listo el',
	nl: 'BRILRECEPT;Opdracht|Klant|Meting|R|L|Sf|Cil|As|Add|PD|verte;leesbril;beeldscherm|Glas|kunststof;mineraal;varifocaal|Coating|ontspiegeld;gehard;zonder|Montuur|Prijs|Opticien|klaar op',
	tr: 'GÖZLÜK REÇETESİ;Sipariş|Hasta|Muayene|Sağ|Sol|Sf|Sil|Eks|Ad|PD|uzak;yakın;ekran|Cam|organik;mineral;progresif|Kaplama|antirefle;sert;yok|Çerçeve|Fiyat|Optisyen|hazır',
};

/** An optician's sheet: a grid of two rows, right and left, with signed numbers, tick boxes for the use, and prices in a corner of their own. */
const family: Family = {
	author: 'ignatius',
	locales: ['de-DE', 'fr-FR', 'es-ES', 'nl-NL', 'tr-TR', 'de-CH'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const put = filler(random);
		const one = (i: number) => random.pick(say(i).split(';'));
		const { amount } = locale;
		const [patient, optician] = drawFour(locale);
		const day = random.day('1986-02-01', '2026-04-01');
		const signed = (value: number) => ({
			text: `${value < 0 ? '-' : '+'}${amount(Math.abs(value)).text}`,
			value,
		});
		const quarter = (low: number, high: number) => random.int(low, high) / 4;
		const [frame, glass] = [random.int(40, 380), random.int(30, 260) * 2];
		const uses = say(10).split(';');
		const eye = (side: 'right' | 'left', label: string) =>
			markup`<tr><td><b>${label}</b><td>${put(`${side}Sphere`, signed(quarter(-16, 12)))}<td>${put(`${side}Cylinder`, signed(quarter(-8, -1)), 0.8)}<td>${put(`${side}Axis`, random.int(1, 179), 0.8)}<td>${side === 'right' && put('addition', signed(quarter(2, 10)), 0.5)}<td>${side === 'right' && put('pupilDistance', random.int(54, 72), 0.9)}`;
		const html = markup`<style>@page { size: ${random.pick(['A5', 'A5 landscape', '150mm 190mm'])}; margin: 10mm } body { font: 9pt/1.4 ${random.pick(["'Liberation Sans'", "'Liberation Serif'"])} } table { width: 100%; border-collapse: collapse; margin: 4mm 0 } th { font: 7pt 'Liberation Sans' } td, th { border: .7pt solid; text-align: center; height: 8mm; font-variant-numeric: tabular-nums } .k { display: flex; justify-content: space-between; padding-right: 4mm } .p { border: .9pt solid; padding: 2mm; margin-top: 4mm } .tick { display: inline-block; width: 3.6mm; height: 3.6mm; border: .7pt solid; text-align: center; line-height: 3.2mm } .choice { margin-right: 4mm } .r { text-align: right }
			</style><div class="k"><b>${one(0)}</b><span>${say(2)} ${put('examined', locale.date(day))}</span></div><p>${say(1)}: <b>${put('patient', patient.name)}</b></p><table><tr><th><th>${say(5)}<th>${say(6)}<th>${say(7)}<th>${say(8)}<th>${say(9)}${eye('right', say(3))}${eye('left', say(4))}</table>
			<p>${choose('use', uses, random.pick(uses), 'X')}</p><p>${say(11)}: ${put('material', one(12), 0.85)} &nbsp; ${say(13)}: ${put('coating', one(14), 0.8)}<br>${say(15)}: ${put('frame', random.pattern('Modell ?##'), 0.75)}</p><div class="p"><div class="k"><span>${say(15)}</span><span>${field('framePrice', locale.money(frame))}</span></div><div class="k"><span>${say(11)}</span><span>${field('glassPrice', locale.money(glass))}</span></div><div class="k r"><b>${say(16)}</b><b>${field('total', locale.money(frame + glass))}</b></div></div><p>${say(17)} ${put('optician', optician.name, 0.8)} &nbsp; ${say(18)} ${put('ready', locale.date(addDays(day, 10)), 0.7)}</p>`;
		return { html, fields };
	},
};
export default family;
