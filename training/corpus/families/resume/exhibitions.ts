import type { Family, Fields } from '../../family.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { drawApplicant } from '../../kit/lives.ts';
import { ASK, asList, STUDY, without } from '../../kit/people.ts';
import { asText } from '../../kit/wordings.ts';

const fields: Fields = {
	artist: ASK.name,
	birthYear: asText('year and place of birth | Wann und wo geboren? | né en | bornIn'),
	livesIn: ASK.town,
	medium: asText('What kind of art is made? | Arbeitsgebiet | technique | disciplina'),
	gallery: asText(
		'gallery | Wer vertritt die Künstlerin? | Which gallery shows the work? | galerie',
		'agency',
	),
	website: ASK.site,
	statement: asText(
		'artistStatement | What does the artist say about the work? | Haltung | démarche',
		'personalStatement',
	),
	exhibitions: asList(
		{
			year: asText('year of the exhibition | Jahr | année'),
			kind: asText('solo or group show | Einzel- oder Gruppenausstellung | solo ou groupe'),
			show: asText('title of the show | Ausstellung | exposition'),
			venue: asText('where it was shown | Ausstellungsort | lieu', 'location'),
		},
		'shows | Where was the work shown? | Ausstellungen | expositions',
	),
	prizes: asList(
		{
			year: asText('year of the prize | Jahr | année'),
			prize: asText('prize or grant | Preis | prix'),
		},
		'prizesAndGrants | Which prizes were won? | Preise und Stipendien',
	),
	studies: asList(
		{ school: STUDY.school, years: asText('years of study | Studienzeit | années', 'period') },
		'training | Where did the artist study? | Ausbildung',
	),
	...without('phone', 'salary', 'licence'),
};
const SAID = {
	en: 'born|lives and works in|Solo exhibitions|Group exhibitions|Prizes and grants|Studied at|Represented by|solo|group|Painting;Ceramics;Video;Photography;Drawing|Slow Light;What Remains;Harbour Notes;Nine Rooms;Paper Weather;Salt|Kunsthalle;Museum of Contemporary Art;Project Room;City Gallery;Print Biennial|Studio grant;Young Art Prize;Print award;Travel bursary|I look at what is left when people have gone home.;My work begins with found paper.;Clay remembers every touch.|Academy of Fine Arts;School of Design',
	de: 'geboren|lebt und arbeitet in|Einzelausstellungen|Gruppenausstellungen|Preise und Stipendien|Studium|Vertreten durch|E|G|Malerei;Keramik;Video;Fotografie;Zeichnung|Langsames Licht;Was bleibt;Hafennotizen;Neun Räume;Papierwetter;Salz|Kunsthalle;Museum für Gegenwartskunst;Projektraum;Städtische Galerie;Grafikbiennale|Atelierstipendium;Förderpreis;Grafikpreis;Reisestipendium|Mich interessiert, was bleibt, wenn alle gegangen sind.;Am Anfang steht gefundenes Papier.;Ton merkt sich jede Berührung.|Akademie der Bildenden Künste;Hochschule für Gestaltung',
	fr: 'né(e) en|vit et travaille à|Expositions personnelles|Expositions collectives|Prix et bourses|Études|Représenté(e) par|P|C|Peinture;Céramique;Vidéo;Photographie;Dessin|Lumière lente;Ce qui reste;Notes du port;Neuf chambres;Temps de papier;Sel|Centre d’art;Musée d’art contemporain;Espace projet;Galerie municipale;Biennale de gravure|Bourse d’atelier;Prix jeune création;Prix de gravure;Aide au voyage|Je regarde ce qui demeure quand tout le monde est parti.;Tout commence par un papier trouvé.;L’argile garde la mémoire des mains.|École des beaux-arts;Haute école de design',
	es: 'nacido/a en|vive y trabaja en|Exposiciones individuales|Exposiciones colectivas|Premios y becas|Estudios|Representado por|I|C|Pintura;Cerámica;Vídeo;Fotografía;Dibujo|Luz lenta;Lo que queda;Notas del puerto;Nueve salas;Sal|Centro de arte;Museo de arte contemporáneo;Sala de proyectos;Galería municipal|Beca de taller;Premio joven;Premio de grabado;Bolsa de viaje|Miro lo que queda cuando todos se han ido.;Todo empieza con un papel encontrado.|Facultad de Bellas Artes;Escuela de diseño',
	nl: 'geboren|woont en werkt in|Solotentoonstellingen|Groepstentoonstellingen|Prijzen en beurzen|Opleiding|Vertegenwoordigd door|S|G|Schilderkunst;Keramiek;Video;Fotografie;Tekeningen|Traag licht;Wat blijft;Havennotities;Negen kamers;Zout|Kunsthal;Museum voor hedendaagse kunst;Projectruimte;Stadsgalerie|Werkbeurs;Jonge kunstprijs;Grafiekprijs|Ik kijk naar wat overblijft als iedereen weg is.;Alles begint met gevonden papier.|Kunstacademie;Designacademie',
} as const;

/** An artist's list: small grey type far down the page, the year once for all shows of it and blank for the rest, titles in quotation marks or slanted, no bullets. */
const family: Family = {
	author: 'thora',
	locales: ['fr-FR', 'de-DE', 'en-GB', 'nl-NL', 'es-ES', 'de-AT', 'fr-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = drawApplicant(random);
		const last = random.int(1994, 2026);
		const marked = random.chance(0.4);
		const place = () => `${one(11)}, ${locale.address().city}`;
		const quote = random.pick([
			(s: ReturnType<typeof markup>) => markup`<i>${s}</i>`,
			(s: ReturnType<typeof markup>) => markup`“${s}”`,
			(s: ReturnType<typeof markup>) => markup`« ${s} »`,
		]);
		const shows = (group: number, prefix: string) => {
			let year = last;
			return Array.from({ length: random.int(4, 9) }, (_, i) => {
				const isSame = i > 0 && random.chance(0.35);
				if (i > 0 && !isSame) year -= random.int(1, 2);
				const key = `${prefix}${i}`;
				return {
					key,
					year,
					isSame,
					html: markup`<div data-row="${key}">${quote(field('show', one(10)))}, ${field('venue', place())}${marked && markup` (${field('kind', at(7 + group))})`}</div>`,
				};
			});
		};
		const print = (group: number) => {
			const all = shows(group, `g${group}-`);
			return all.map((show, i) => {
				if (show.isSame) return markup`<span></span>${show.html}`;
				let count = 1;
				while (all[i + count]?.isSame) count += 1;
				const year = all
					.slice(i, i + count)
					.reduce(
						(inner, { key }) => markup`<span data-row="${key}">${field('year', inner)}</span>`,
						markup`${show.year}`,
					);
				return markup`<span>${year}</span>${show.html}`;
			});
		};
		const html = markup`<style>@page { size: A4; margin: 34mm 20mm 18mm ${random.pick([58, 70, 30])}mm } body { font: 9pt/1.5 'Liberation Sans'; color: #333 } h1 { font-size: 9pt; margin: 0; font-weight: ${random.pick(['bold', 'normal'])} } h2 { font-size: 9pt; font-weight: normal; margin: 6mm 0 1mm; ${random.pick(['text-decoration: underline', 'text-transform: uppercase; letter-spacing: 1pt', 'font-style: italic'])} } .g { display: grid; grid-template-columns: 14mm 1fr; row-gap: .4mm } p { margin: 3mm 0 }
			</style><h1>${field('artist', person.name)}</h1>${at(0)} ${field('birthYear', `${last - random.int(28, 60)}, ${locale.address().city}`)}<br>${at(1)} ${field('livesIn', locale.address().city)}<br>${field('medium', one(9))}${random.chance(0.6) && markup`<br>${field('website', `www.${person.email.split('@')[0]?.replaceAll('_', '') ?? 'art'}.example`)}`}
			${random.chance(0.6) && markup`<p>${field('statement', one(13))}</p>`}<div data-list="exhibitions"><h2>${at(2)}</h2><div class="g">${print(0)}</div><h2>${at(3)}</h2><div class="g">${print(1)}</div></div>
			<h2>${at(4)}</h2><div class="g" data-list="prizes">${Array.from({ length: random.int(1, 4) }, (_, i) => markup`<span data-row="p${i}">${field('year', String(last - 3 * i))}</span><div data-row="p${i}">${field('prize', `${one(12)}, ${locale.address().city}`)}</div>`)}</div>
			<h2>${at(5)}</h2><div data-list="studies">${Array.from({ length: random.int(1, 2) }, (_, i) => markup`<div data-row>${field('years', `${last - 30 + 4 * i}–${last - 26 + 4 * i}`)} ${field('school', `${one(14)}, ${locale.address().city}`)}</div>`)}</div>${random.chance(0.6) && markup`<p>${at(6)} ${field('gallery', `Galerie ${locale.person().family}`)}</p>`}`;
		return { html, fields };
	},
};
export default family;
