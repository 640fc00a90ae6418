import type { Family, Fields } from '../../family.ts';
import { drawPen } from '../../kit/archive.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askTable, drawFour, filler } from '../../kit/slips.ts';

const fields: Fields = {
	...askForm({
		holder:
			'Whose card is it? | Inhaber des Impfpasses | titulaire du carnet | intestatario | holderName',
		birth:
			'@ When was the holder born? | Geburtsdatum | date de naissance | data di nascita | holderBirthDate',
		cardNo:
			'What is the number of the card? | Ausweisnummer | numéro du carnet | numero del libretto | cardNumber',
		issued: '@ When was the card made out? | ausgestellt am | établi le | rilasciato il | issuedOn',
		issuer: 'Who made out the card? | ausgestellt von | délivré par | rilasciato da | issuedBy',
		blood:
			'Which blood group has the holder? | Blutgruppe | groupe sanguin | gruppo sanguigno | bloodGroup',
		allergies: 'Which allergies are noted? | Allergien | allergies | allergie | knownAllergies',
		doctorCity:
			'Where does the doctor practise? | Ort der Praxis | ville du médecin | città del medico | doctorCity',
		weight: '-# What did the holder weigh? | Gewicht | poids | peso',
		room: '- Which ward? | Station | service | reparto',
	}),
	shots: askTable(
		{
			date: '@ date of the injection | Impfdatum | date du vaccin | data del vaccino',
			vaccine: 'vaccine | Impfstoff | vaccin | vaccino',
			lot: 'lot number | Chargennummer | lot | lotto',
			doctor: 'doctor | Arzt | médecin | medico',
			against: 'against what | gegen | contre | contro',
			booster: '# which dose | Auffrischung | rappel | dose',
		},
		'injections | Impfungen | vaccinations | vaccinazioni | immunisations',
	),
};
const SAID = {
	de: 'IMPFAUSWEIS|Name|geboren am|Nr.|ausgestellt|durch|Blutgruppe|Allergien|Datum|Impfstoff|Charge|Arzt|gegen|Dosis|Tetanus;Diphtherie;Polio;Masern;Hepatitis B|keine;Penicillin;Bienengift|Praxis;Gesundheitsamt',
	fr: 'CARNET DE VACCINATION|Nom|né(e) le|N°|établi le|par|Groupe|Allergies|Date|Vaccin|Lot|Médecin|contre|Dose|tétanos;diphtérie;polio;rougeole;hépatite B|aucune;pénicilline;piqûres|Cabinet;Service municipal',
	it: 'LIBRETTO VACCINALE|Nome|nato il|N.|rilasciato il|da|Gruppo|Allergie|Data|Vaccino|Lotto|Medico|contro|Dose|tetano;difterite;polio;morbillo;epatite B|nessuna;penicillina|Studio;ASL',
	pl: 'KSIĄŻECZKA SZCZEPIEŃ|Nazwisko|ur.|Nr|wydano|przez|Grupa krwi|Uczulenia|Data|Szczepionka|Seria|Lekarz|przeciw|Dawka|tężec;błonica;polio;odra|brak;penicylina|Przychodnia',
	tr: 'AŞI KARTI|Ad soyad|doğum tarihi|No|düzenleme|düzenleyen|Kan grubu|Alerji|Tarih|Aşı|Seri|Hekim|hastalık|Doz|tetanoz;difteri;çocuk felci;kızamık|yok;penisilin|Sağlık Ocağı',
	hu: 'OLTÁSI LAP|Név|született|Szám|kiállítva|kiállító|Vércsoport|Allergia|Dátum|Oltóanyag|Tétel|Orvos|ellen|Adag|tetanusz;diftéria;polio;kanyaró|nincs;penicillin|Rendelő',
};

/** A folded vaccination card: facts of the holder above a rule, then a ruled grid of injections written by many hands, some cells empty, a stamp in the margin. */
const family: Family = {
	author: 'radmila',
	locales: ['de-DE', 'fr-FR', 'it-IT', 'pl-PL', 'tr-TR', 'hu-HU'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const put = filler(random);
		const one = (i: number) => random.pick(say(i).split(';'));
		const [holder, doctor] = drawFour(locale);
		const start = random.day('1955-01-01', '2015-01-01');
		const shots = Array.from({ length: random.int(2, 9) }, (_, i) =>
			addDays(start, i * random.int(120, 420)),
		);
		const isPen = random.chance(0.7);
		const html = markup`<style>@page { size: ${random.pick(['A5', '105mm 148mm', '130mm 190mm'])}; margin: 8mm } body { font: 7.6pt/1.3 'Liberation Sans' } .h { border-bottom: 1.4pt solid #777; padding-bottom: 2mm } table { width: 100%; border-collapse: collapse; margin-top: 3mm } th { font: 6.2pt 'Liberation Sans'; text-align: left; border-bottom: .8pt solid } td { border-bottom: .4pt solid #999; height: 7mm; vertical-align: bottom }
			</style><div class="h"><b>${say(0)}</b> &nbsp; ${say(3)} ${put('cardNo', random.pattern('### ###'))}<br>${say(1)}: <b>${put('holder', holder.name)}</b> &nbsp; ${say(2)} ${put('birth', locale.date(random.day('1928-01-01', '2012-12-01')))}<br>${say(4)} ${put('issued', locale.date(start), 0.8)} ${say(5)} ${put('issuer', `${one(16)} ${locale.address().city}`, 0.8)}<br>${say(6)} ${put('blood', random.pick(['A+', 'B+', '0-', 'AB+']), 0.6)} &nbsp; ${say(7)}: ${put('allergies', one(15), 0.7)}</div>
			<table data-list="shots"><tr><th>${say(8)}<th>${say(9)}<th>${say(10)}<th>${say(11)}<th>${say(12)}<th>${say(13)}${shots.map(
				(when) => {
					const hand = isPen ? drawPen(random, 10).replace(/transform[^;]*/, 'top:0') : '';
					const cell = (content: ReturnType<typeof field>) =>
						markup`<s style="text-decoration:none;${hand}">${content}</s>`;
					return markup`<tr data-row><td>${cell(field('date', locale.date(when)))}<td>${cell(field('vaccine', random.pattern(random.pick(['Tetavax', 'Polival', 'Morbinal']))))}<td>${cell(field('lot', random.pattern('??####')))}<td>${cell(field('doctor', `Dr. ${random.pick([doctor, holder]).family}`))}<td>${cell(field('against', one(14)))}<td>${random.chance(0.6) && cell(field('booster', random.int(1, 4)))}`;
				},
			)}<tr><td><td><td><td><td><td></table><p>${put('doctorCity', locale.address().city, 0.4)}</p>`;
		return { html, fields };
	},
};
export default family;
