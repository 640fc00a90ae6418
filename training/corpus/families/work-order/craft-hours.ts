import type { Family, Fields } from '../../family.ts';
import { drawFilling, speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askTable, drawFour, filler } from '../../kit/slips.ts';

const fields: Fields = {
	...askForm({
		orderNo:
			'ORDER NO. | What is the number of the work order? | Auftragsnummer | numéro de bon | orderNumber',
		equipment: 'EQUIPMENT | Which machine must be repaired? | Anlage | équipement | machineName',
		equipmentNo:
			'EQUIP. NO. | What number has the machine? | Maschinennummer | numéro de machine | machineNumber',
		location: 'LOCATION | Where does the machine stand? | Standort | emplacement | machineLocation',
		requested: 'REQUESTED BY | Who reported it? | gemeldet von | demandé par | requester',
		requestedDate:
			'@ DATE REQUESTED | When was it reported? | gemeldet am | date de la demande | requestDate',
		priority: 'PRIORITY | How urgent is it? | Dringlichkeit | priorité | priorityCode',
		fault: 'COMPLAINT | What is wrong with it? | Störung | panne | faultDescription',
		cause: 'CAUSE FOUND | What was the cause? | Ursache | cause | faultCause',
		repair: 'WORK DONE | What was done? | ausgeführt | travail effectué | workCarriedOut',
		started: '@ STARTED | When did the work begin? | Beginn der Arbeit | début | workStart',
		finished: '@ FINISHED | When was it done? | fertig am | fin | workFinished',
		downtime:
			'# DOWNTIME HOURS | How long did the machine stand still? | Stillstand | arrêt | downtimeHours',
		materials:
			'# MATERIAL | What did the material cost? | Materialkosten | fournitures | materialCost',
		labour: '# LABOUR | What did the labour cost? | Lohnkosten | main-d’œuvre | labourCost',
		total: '# TOTAL | What did the job cost? | Gesamtkosten | coût total | totalCost',
		accepted: 'ACCEPTED BY | Who accepted the work? | abgenommen von | réception | acceptedBy',
		budget: '-# BUDGET | What was put aside? | Budget | budget',
		warranty: '- WARRANTY | Is there a warranty? | Gewährleistung | garantie',
	}),
	crafts: askTable(
		{
			craft: 'craft | Gewerk | corps de métier | trade',
			worker: 'worker | Ausführender | ouvrier',
			hours: '# hours | Stunden | heures',
			rate: '# rate | Satz | taux horaire',
			cost: '# cost | Kosten | coût',
		},
		'hours by craft | Stunden je Gewerk | heures par métier | craftHours',
	),
};
const SAID = {
	en: 'MAINTENANCE WORK ORDER|ORDER NO.|EQUIPMENT|EQUIP. NO.|LOCATION|REQUESTED BY|DATE REQUESTED|PRIORITY|COMPLAINT|CAUSE FOUND|WORK DONE|STARTED|FINISHED|DOWNTIME HOURS|MATERIAL|LABOUR|TOTAL|ACCEPTED BY|CRAFT|NAME|HOURS|RATE|COST|fitter;electrician;welder;cleaner|Noise in gear box;Belt slips;Leak at flange;Motor trips;Guard loose|Worn bearing;Loose terminal;Perished seal;Foreign matter|Replaced and tested;Tightened;Made good and refitted|1 – machine down;2 – today;3 – planned',
	de: 'INSTANDHALTUNGSAUFTRAG|AUFTRAG|ANLAGE|INV.-NR.|STANDORT|GEMELDET VON|GEMELDET AM|DRINGLICHKEIT|STÖRUNG|URSACHE|AUSGEFÜHRT|BEGINN|ENDE|STILLSTAND STD|MATERIAL|LOHN|GESAMT|ABNAHME|GEWERK|NAME|STD|SATZ|KOSTEN|Schlosser;Elektriker;Schweißer;Reiniger|Geräusch im Getriebe;Riemen rutscht;Leck am Flansch;Motor fällt aus|Lager verschlissen;Klemme lose;Dichtung spröde;Fremdkörper|ersetzt und geprüft;nachgezogen;instand gesetzt|1 – Anlage steht;2 – heute;3 – geplant',
	fr: 'BON DE TRAVAIL|N°|ÉQUIPEMENT|N° INV.|LIEU|DEMANDÉ PAR|DEMANDÉ LE|PRIORITÉ|ANOMALIE|CAUSE|TRAVAIL|DÉBUT|FIN|ARRÊT H|FOURNITURES|MAIN-D’ŒUVRE|TOTAL|RÉCEPTION|MÉTIER|NOM|HEURES|TAUX|COÛT|ajusteur;électricien;soudeur;nettoyeur|bruit au réducteur;courroie glisse;fuite à la bride;moteur disjoncte|roulement usé;borne desserrée;joint cuit|remplacé et essayé;resserré;remis en état|1 – arrêt;2 – ce jour;3 – prévu',
	pl: 'ZLECENIE REMONTU|NR|URZĄDZENIE|NR INW.|MIEJSCE|ZGŁOSIŁ|ZGŁOSZONO|PILNOŚĆ|USTERKA|PRZYCZYNA|WYKONANO|ROZPOCZĘTO|ZAKOŃCZONO|PRZESTÓJ GODZ.|MATERIAŁ|ROBOCIZNA|RAZEM|ODEBRAŁ|RODZAJ|KTO|GODZ.|STAWKA|KOSZT|ślusarz;elektryk;spawacz;pomocnik|hałas w przekładni;pas się ślizga;wyciek;wyłącza się silnik|zużyte łożysko;luźny zacisk;twarda uszczelka|wymieniono i sprawdzono;dokręcono;naprawiono|1 – stoi;2 – dziś;3 – plan',
	nl: 'WERKORDER ONDERHOUD|NR.|MACHINE|INV.NR.|PLAATS|GEMELD DOOR|GEMELD OP|URGENTIE|STORING|OORZAAK|UITGEVOERD|BEGIN|EINDE|STILSTAND U|MATERIAAL|ARBEID|TOTAAL|GOEDGEKEURD|VAK|NAAM|UREN|TARIEF|KOSTEN|bankwerker;elektricien;lasser;hulp|geluid in kast;riem slipt;lekkage flens;motor valt uit|lager versleten;klem los;pakking hard|vervangen en getest;aangedraaid;hersteld|1 – staat stil;2 – vandaag;3 – gepland',
};

/** A workshop order in two columns: what is wrong on the left in high boxes, hours by craft and their cost on the right, the total counted up under both. */
const family: Family = {
	author: 'ignatius',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'pl-PL', 'nl-NL', 'de-AT'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const put = filler(random);
		const one = (i: number) => random.pick(say(i).split(';'));
		const { amount } = locale;
		const day = random.day('1969-02-01', '2002-10-01');
		const [asker, worker, other, boss] = drawFour(locale);
		const crafts = random.some(say(23).split(';'), random.int(1, 3)).map((craft, i) => {
			const hours = random.int(1, 26) / 2;
			const rate = inMoney(random.int(6, 42), locale);
			return {
				craft,
				worker: [worker, other, asker][i] ?? worker,
				hours,
				rate,
				cost: toMoney(hours * rate),
			};
		});
		const labour = toMoney(crafts.reduce((sum, craft) => sum + craft.cost, 0));
		const material = toMoney(random.decimal(4, 900));
		const box = (label: string, content: ReturnType<typeof put>, height = 11) =>
			markup`<div class="x" style="min-height:${height}mm"><i>${label}</i><br><tt>${content}</tt></div>`;
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A5 landscape', '210mm 200mm'])}; margin: 11mm } body { font: 8pt 'Liberation Sans' } h1 { font: bold 12.5pt 'Liberation Sans'; margin: 0 0 3mm } .m { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm } .x { border: .7pt solid; padding: .8mm 1.5mm; margin-bottom: 2mm } i { font: 6.2pt 'Liberation Sans' } tt { ${drawFilling(random)} } table { width: 100%; border-collapse: collapse } th { font: 6.2pt 'Liberation Sans'; border-bottom: .9pt solid; text-align: left } td { border-bottom: .4pt solid #999; height: 5.6mm } .r { text-align: right } td:last-child, th:last-child { padding-right: 6mm } .t { display: flex; justify-content: space-between; padding-right: 7mm }
			</style><h1>${say(0)}</h1><div class="m"><div>${box(say(1), put('orderNo', random.pattern('#####')))}${box(say(2), put('equipment', random.pick(['Packer 4', 'Boiler B', 'Conveyor 12', 'Mixer line', 'Cooling tower']), 0.9))}${box(say(3), put('equipmentNo', random.pattern('##-###'), 0.7))}${box(say(8), put('fault', one(24), 0.95), 18)}${box(say(9), put('cause', one(25), 0.7), 14)}${box(say(10), put('repair', one(26), 0.75), 16)}</div><div>${box(`${say(4)} / ${say(7)}`, markup`${put('location', random.pick(['Hall 2', 'Bay N', 'Roof', 'Cellar']), 0.8)} &nbsp; ${put('priority', one(27), 0.8)}`)}${box(say(5), put('requested', asker.name, 0.9))}${box(say(6), put('requestedDate', locale.date(day)))}${box(`${say(11)} – ${say(12)}`, markup`${put('started', locale.date(addDays(day, 1)), 0.8)} / ${put('finished', locale.date(addDays(day, 2)), 0.7)}`)}
			<table data-list="crafts"><tr><th>${say(18)}<th>${say(19)}<th class="r">${say(20)}<th class="r">${say(21)}<th class="r">${say(22)}${crafts.map((craft) => markup`<tr data-row><td><tt>${field('craft', craft.craft)}</tt><td><tt>${field('worker', craft.worker.family)}</tt><td class="r"><tt>${field('hours', locale.count(craft.hours))}</tt><td class="r"><tt>${field('rate', amount(craft.rate))}</tt><td class="r"><tt>${field('cost', amount(craft.cost))}</tt>`)}</table>
			<div class="t"><span>${say(15)}</span><tt>${put('labour', amount(labour))}</tt></div><div class="t"><span>${say(14)}</span><tt>${put('materials', amount(material), 0.9)}</tt></div><div class="t"><b>${say(16)}</b><tt>${put('total', amount(toMoney(labour + material)))}</tt></div><div class="t"><span>${say(13)}</span><tt>${put('downtime', locale.count(random.int(1, 30) / 2), 0.7)}</tt></div><div class="t"><span>${say(17)}</span><tt>${put('accepted', boss.name, 0.7)}</tt></div></div></div>`;
		return { html, fields };
	},
};
export default family;
