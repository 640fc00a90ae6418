import type { Family, Fields } from '../../family.ts';
import { drawPen } from '../../kit/archive.ts';
import { clock, speak, tick } from '../../kit/forms.ts';
import { markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, drawFour, filler } from '../../kit/slips.ts';

const fields: Fields = askForm({
	entryNo:
		'entry number | What number has the entry? | Eintragsnummer | numéro d’inscription | bookEntry',
	injured:
		'INJURED PERSON | Who was hurt? | Wer wurde verletzt? | Qui a été blessé ? | injuredPerson',
	occupation: 'OCCUPATION | What work does the person do? | Tätigkeit | profession | occupation',
	age: '# AGE | How old is the person? | Alter | âge | ageOfInjured',
	injuryDate:
		'@ DATE OF INJURY | When was the injury? | Unfalltag | date de l’accident | injuryDate',
	injuryTime: 'TIME | At what time? | Uhrzeit | heure | timeOfInjury',
	place: 'PLACE | Where did it happen? | Unfallort | lieu | placeOfInjury',
	machine: 'MACHINE | At which machine? | Maschine | machine | machineInvolved',
	bodyPart: 'PART OF BODY | Which part of the body? | Körperteil | partie du corps | bodyPart',
	injury:
		'KIND OF INJURY | What injury was it? | Art der Verletzung | nature de la blessure | injuryKind',
	cause: 'HOW IT HAPPENED | How did it happen? | Hergang | circonstances | courseOfEvents',
	treatment: 'FIRST AID | What first aid was given? | Erste Hilfe | premiers soins | firstAidGiven',
	helper: 'GIVEN BY | Who gave first aid? | Ersthelfer | secouriste | firstAider',
	doctorName: 'DOCTOR | Which doctor was called? | Arzt | médecin | doctorName',
	wentHome: '? SENT HOME | Was the person sent home? | nach Hause | renvoyé chez lui | wentHome',
	usedGuard:
		'? GUARD IN USE | Was the guard in place? | Schutzvorrichtung benutzt | protection en place | guardUsed',
	lostDays:
		'# DAYS LOST | How many working days were lost? | Ausfalltage | jours perdus | daysLost',
	witness: 'WITNESS | Who saw it? | Zeuge | témoin | witnessName',
	reportedBy: 'REPORTED BY | Who wrote the report? | Verfasser | rédigé par | reporterName',
	reportDate:
		'@ DATE OF REPORT | When was it written? | Datum des Berichts | date du rapport | reportDate',
	compensation: '-# COMPENSATION | What compensation was paid? | Entschädigung | indemnité',
	hospital: '- HOSPITAL | Which hospital? | Krankenhaus | hôpital',
});
const SAID = {
	en: 'ACCIDENT BOOK ENTRY;INJURY REPORT|INJURED PERSON|OCCUPATION|AGE|DATE OF INJURY|TIME|PLACE|MACHINE|PART OF BODY|KIND OF INJURY|HOW IT HAPPENED|FIRST AID|GIVEN BY|DOCTOR|SENT HOME|GUARD IN USE|DAYS LOST|WITNESS|REPORTED BY|DATE OF REPORT|packer;fitter;driver;clerk;cleaner|left hand;right foot;eye;back;forehead|cut;bruise;burn;strain|slipped on oil;reached into the guard;lifted without help;tool slipped|washed and bandaged;eye rinsed;splint;cold compress',
	de: 'UNFALLBERICHT;VERBANDBUCH-EINTRAG|VERLETZTER|TÄTIGKEIT|ALTER|UNFALLTAG|UHRZEIT|ORT|MASCHINE|KÖRPERTEIL|VERLETZUNG|HERGANG|ERSTE HILFE|DURCH|ARZT|NACH HAUSE GESCHICKT|SCHUTZ BENUTZT|AUSFALLTAGE|ZEUGE|VERFASSER|DATUM|Packer;Schlosser;Fahrer;Büroangestellte;Reinigung|linke Hand;rechter Fuß;Auge;Rücken;Stirn|Schnitt;Prellung;Verbrennung;Zerrung|auf Öl ausgerutscht;in die Schutzhaube gegriffen;allein gehoben|gereinigt und verbunden;Auge gespült;Schiene;kühler Umschlag',
	fr: 'REGISTRE DES ACCIDENTS;DÉCLARATION|BLESSÉ|PROFESSION|ÂGE|DATE|HEURE|LIEU|MACHINE|PARTIE DU CORPS|NATURE|CIRCONSTANCES|PREMIERS SOINS|PAR|MÉDECIN|RENVOYÉ|PROTECTION|JOURS PERDUS|TÉMOIN|RÉDIGÉ PAR|DATE DU RAPPORT|emballeur;ajusteur;chauffeur;employé|main gauche;pied droit;œil;dos;front|coupure;contusion;brûlure;foulure|glissé sur l’huile;main dans le carter;soulevé seul|nettoyé et pansé;œil rincé;attelle;compresse froide',
	cs: 'ZÁZNAM O ÚRAZU;KNIHA ÚRAZŮ|ZRANĚNÝ|PRÁCE|VĚK|DEN ÚRAZU|HODINA|MÍSTO|STROJ|ČÁST TĚLA|DRUH ÚRAZU|PRŮBĚH|PRVNÍ POMOC|PODAL|LÉKAŘ|ODESLÁN DOMŮ|KRYT POUŽIT|ZTRÁTA DNŮ|SVĚDEK|SEPSAL|DATUM|balička;zámečník;řidič;úředník|levá ruka;pravá noha;oko;záda|řezná rána;zhmoždění;popálenina|uklouzl na oleji;sáhl do krytu;zvedal sám|vyčištěno a obvázáno;výplach oka;dlaha',
	es: 'PARTE DE ACCIDENTE;LIBRO DE ACCIDENTES|ACCIDENTADO|OFICIO|EDAD|FECHA|HORA|LUGAR|MÁQUINA|PARTE DEL CUERPO|LESIÓN|FORMA|PRIMEROS AUXILIOS|POR|MÉDICO|ENVIADO A CASA|PROTECCIÓN|DÍAS PERDIDOS|TESTIGO|REDACTADO POR|FECHA DEL PARTE|empaquetador;ajustador;conductor;oficinista|mano izquierda;pie derecho;ojo;espalda|corte;contusión;quemadura|resbaló con aceite;metió la mano;levantó solo|limpiado y vendado;ojo lavado;férula',
};

/** A page of an accident book: labels on the left in small capitals, answers written across two rows, ticks on the right edge, the report going over the ruled lines. */
const family: Family = {
	author: 'radmila',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'cs-CZ', 'es-ES', 'de-CH'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const put = filler(random);
		const one = (i: number) => random.pick(say(i).split(';'));
		const day = random.day('1952-02-01', '1993-10-01');
		const [hurt, helper, witness, writer] = drawFour(locale);
		const pen = drawPen(random, 12).replace(/transform[^;]*/, 'top:0');
		const line = (label: string, content: ReturnType<typeof put>, width = 100) =>
			markup`<div class="l" style="width:${width}%"><span>${label}</span><s>${content}</s></div>`;
		const html = markup`<style>@page { size: ${random.pick(['A5', '150mm 210mm', 'A4'])}; margin: 10mm 12mm } body { font: 7.5pt 'Liberation Serif' } .h { display: flex; justify-content: space-between; border-bottom: 1.4pt solid; margin-bottom: 3mm; padding-right: 6mm } h1 { font-size: 12pt; margin: 0 } .l { display: inline-flex; min-height: 9.4mm; align-items: end; border-bottom: .5pt solid #777; padding-right: 2mm } .l span { font: 6.4pt 'Liberation Sans'; white-space: nowrap; margin-right: 2mm } s { text-decoration: none; ${pen} } .t { text-align: right; margin: 2mm 0 } .tick { display: inline-block; width: 4mm; height: 4mm; border: .7pt solid; text-align: center; line-height: 3.6mm }
			</style><div class="h"><h1>${one(0)}</h1><b>${put('entryNo', random.pattern('## / ##'))}</b></div>${line(say(1), put('injured', hurt.name))}${line(say(2), put('occupation', one(20), 0.9), 52)}${line(say(3), put('age', random.int(16, 63), 0.8), 24)}${line(say(5), put('injuryTime', clock(random.int(360, 1320), '.'), 0.85), 24)}${line(say(4), put('injuryDate', locale.date(day)), 50)}${line(say(6), put('place', random.pick(['Hall 3, bay 2', 'Yard gate', 'Boiler house', 'Store 1']), 0.8), 50)}${line(say(7), put('machine', random.pick(['press 14', 'saw', 'conveyor', 'none']), 0.6), 50)}${line(say(8), put('bodyPart', one(21), 0.95), 50)}${line(say(9), put('injury', one(22)))}${line(say(10), put('cause', one(23), 0.9))}${line(say(11), put('treatment', one(24), 0.85))}${line(say(12), put('helper', helper.name, 0.7), 50)}${line(say(13), put('doctorName', `Dr. ${witness.family}`, 0.4), 50)}
			<div class="t">${tick('wentHome', random.chance(0.3), say(14))} &nbsp; ${tick('usedGuard', random.chance(0.6), say(15))}</div>${line(say(16), put('lostDays', random.int(0, 14), 0.6), 34)}${line(say(17), put('witness', witness.name, 0.5), 66)}${line(say(18), put('reportedBy', writer.name, 0.9), 60)}${line(say(19), put('reportDate', locale.date(addDays(day, 1)), 0.85), 40)}`;
		return { html, fields };
	},
};
export default family;
