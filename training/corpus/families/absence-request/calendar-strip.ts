import type { Family, Fields } from '../../family.ts';
import { drawPen } from '../../kit/archive.ts';
import { choose, speak } from '../../kit/forms.ts';
import { markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, drawFour, filler } from '../../kit/slips.ts';

const fields: Fields = askForm({
	name: 'Name | Who wants to be away? | Wer möchte frei haben? | Qui demande le congé ? | employeeName',
	number:
		'Personal-Nr. | What is the number of the employee? | Personalnummer | matricule | staffNumber',
	department: 'Abteilung | In which department? | Abteilung | service | departmentName',
	kind: 'Art | What kind of absence is it? | Art der Abwesenheit | nature de l’absence | absenceType',
	from: '@ vom | From which day? | erster Tag | premier jour | firstDay',
	until: '@ bis | Until which day? | letzter Tag | dernier jour | lastDay',
	days: '# Arbeitstage | How many working days is it? | Anzahl der Arbeitstage | jours ouvrés | workingDays',
	remaining:
		'# Resturlaub | How many days are left afterwards? | verbleibender Urlaub | solde | daysRemaining',
	entitlement:
		'# Anspruch | How many days a year is one entitled to? | Jahresurlaub | droits annuels | annualEntitlement',
	substitute: 'Vertretung | Who stands in? | Vertreter | remplaçant | substituteName',
	address:
		'Anschrift | Where can the person be found meanwhile? | Urlaubsanschrift | adresse pendant le congé | contactWhileAway',
	applied:
		'@ beantragt am | When was it applied for? | Antragsdatum | date de la demande | appliedOn',
	decision:
		'Entscheidung | Was it granted? | genehmigt oder abgelehnt? | décision | decisionOnRequest',
	superior: 'Vorgesetzter | Who decided? | Vorgesetzter | responsable | superiorName',
	decided:
		'@ entschieden am | When was it decided? | Datum der Entscheidung | date de décision | decidedOn',
	doctor: '- Arzt | Which doctor? | Arzt | médecin',
	salary: '-# Gehalt | What salary is paid? | Gehalt | salaire',
});
const SAID = {
	de: 'URLAUBSANTRAG;ANTRAG AUF FREISTELLUNG|Name|Personal-Nr.|Abteilung|Erholungsurlaub;Sonderurlaub;unbezahlt;Überstundenausgleich|vom|bis|Arbeitstage|Anspruch|Resturlaub|Vertretung|Anschrift während des Urlaubs|beantragt am|genehmigt;abgelehnt;verschoben|Vorgesetzter|Datum|Versand;Labor;Buchhaltung;Werkstatt',
	fr: 'DEMANDE DE CONGÉ;DEMANDE D’ABSENCE|Nom|Matricule|Service|congé annuel;congé exceptionnel;sans solde;récupération|du|au|jours ouvrés|droits|solde|Remplaçant|Adresse pendant le congé|demandé le|accordé;refusé;reporté|Responsable|Date|Expédition;Laboratoire;Comptabilité;Atelier',
	it: 'RICHIESTA FERIE;RICHIESTA DI PERMESSO|Nome|Matricola|Reparto|ferie;permesso;non retribuito;recupero ore|dal|al|giorni|spettanti|residui|Sostituto|Recapito|richiesto il|concesso;respinto;rinviato|Responsabile|Data|Spedizioni;Laboratorio;Contabilità;Officina',
	es: 'SOLICITUD DE VACACIONES;SOLICITUD DE PERMISO|Nombre|N.º empleado|Departamento|vacaciones;permiso retribuido;sin sueldo;compensación|desde|hasta|días|derecho|quedan|Sustituto|Domicilio|solicitado|concedido;denegado;aplazado|Responsable|Fecha|Expediciones;Laboratorio;Contabilidad;Taller',
	sv: 'LEDIGHETSANSÖKAN;SEMESTERANSÖKAN|Namn|Anst.nr|Avdelning|semester;tjänstledighet;utan lön;komp|från|till|dagar|rätt|kvar|Ersättare|Adress|ansökt den|beviljas;avslås;uppskjutes|Chef|Datum|Expedition;Labb;Ekonomi;Verkstad',
	hu: 'SZABADSÁGENGEDÉLY;SZABADSÁGKÉRŐ LAP|Név|Törzsszám|Osztály|rendes szabadság;fizetés nélküli;túlóra megváltás|-tól|-ig|nap|jár|maradék|Helyettes|Cím|kérte|engedélyezve;elutasítva|Vezető|Kelt|Szállítás;Labor;Könyvelés;Műhely',
};

/** A request for leave with a strip of the days of the month of which the free ones are shaded; labels below the dotted lines, the decision in a box on the right. */
const family: Family = {
	author: 'fenna',
	locales: ['de-DE', 'fr-FR', 'it-IT', 'es-ES', 'sv-SE', 'hu-HU', 'de-AT'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const put = filler(random);
		const one = (i: number) => random.pick(say(i).split(';'));
		const from = random.day('1972-01-02', '2012-10-10');
		const length = random.int(1, 20);
		const [who, substitute, boss] = drawFour(locale);
		const first = Number(from.slice(8));
		const [kinds, answers] = [say(4).split(';'), say(13).split(';')];
		const rest = random.int(0, 20);
		const pen = random.chance(0.6)
			? drawPen(random, 12).replace(/transform[^;]*/, 'top:0')
			: "font: 10pt 'Liberation Mono'";
		const under = (label: string, content: ReturnType<typeof put>, width = 48) =>
			markup`<div class="u" style="width:${width}%"><s>${content || '\u00a0'}</s><i>${label}</i></div>`;
		const html = markup`<style>@page { size: ${random.pick(['A5', 'A5 landscape', '150mm 170mm'])}; margin: 10mm } body { font: 8.2pt 'Liberation Sans' } h1 { font-size: 12pt; margin: 0 0 3mm } .r { display: flex; gap: 4%; align-items: flex-end } s { text-decoration: none; ${pen}; display: block } .u { border-bottom: 0; margin-bottom: 2.5mm } .u i { font: 6.4pt 'Liberation Sans'; border-top: 1pt dotted #333; display: block } .m { display: grid; grid-template-columns: repeat(16, 1fr); margin: 2mm 0 4mm; border: .6pt solid } .m span { font-size: 6.4pt; text-align: center; border: .3pt solid #999; line-height: 4.6mm } .on { background: #bbb } .tick { display: inline-block; width: 3.4mm; height: 3.4mm; border: .7pt solid; text-align: center; line-height: 3.2mm } .choice { display: inline-block; margin-right: 4mm } .d { border: 1.2pt solid; padding: 2mm 3mm; width: 62%; margin-left: 38% } .d .choice { display: block }
			</style><h1>${one(0)}</h1><div class="r">${under(say(1), put('name', who.name))}${under(say(2), put('number', random.pattern('####'), 0.8), 20)}${under(say(3), put('department', one(16), 0.8), 28)}</div><div>${choose('kind', kinds, random.pick(kinds))}</div><div class="m">${Array.from({ length: 32 }, (_, i) => markup`<span class="${i >= first && i < first + length ? 'on' : ''}">${i > 0 && i}</span>`)}</div>
			<div class="r">${under(say(5), put('from', locale.date(from)), 28)}${under(say(6), put('until', locale.date(addDays(from, length - 1))), 28)}${under(say(7), put('days', Math.max(1, Math.round((length * 5) / 7)), 0.9), 18)}</div><div class="r">${under(say(8), put('entitlement', random.pick([24, 26, 28, 30]), 0.6), 24)}${under(say(9), put('remaining', rest, 0.7), 24)}${under(say(10), put('substitute', substitute.name, 0.7), 44)}</div>${under(say(11), put('address', locale.address().whole, 0.5), 96)}${under(say(12), put('applied', locale.date(addDays(from, -random.int(10, 90)))), 40)}
			<div class="d">${choose('decision', answers, random.pick([...answers, answers[0]]))}<div class="r">${under(say(14), put('superior', boss.family, 0.8), 50)}${under(say(15), put('decided', locale.date(addDays(from, -random.int(2, 9))), 0.7), 46)}</div></div>`;
		return { html, fields };
	},
};
export default family;
