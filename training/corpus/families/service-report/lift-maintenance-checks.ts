import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, dat, num, rows, str } from '../../kit/commerce.ts';
import { choose, clock, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	reportNo: str(
		'number of the report|reportNo|Berichtsnummer|numéro du rapport|número del parte|rapportnummer',
		'documentNumber',
	),
	visited: dat(
		'day of the visit|visitDate|Tag des Einsatzes|date d’intervention|fecha de la visita|bezoekdatum',
		'visitDate',
	),
	firm: str(
		'service company|serviceCompany|Wartungsfirma|société de maintenance|empresa de mantenimiento|onderhoudsbedrijf',
		'provider',
	),
	technician: str('technician|technician|Monteur|technicien|técnico|monteur'),
	site: str('where the plant is|siteAddress|Standort|lieu|ubicación|locatie', 'location'),
	plant: str(
		'number of the lift|liftNo|Anlagennummer|numéro de l’appareil|número del aparato|installatienummer',
		'serialNumber',
	),
	contract: str(
		'maintenance contract|contractNo|Wartungsvertrag|contrat|contrato|contract',
		'contractNumber',
	),
	arrival: str('time of arrival|arrivedAt|Ankunft|arrivée|llegada|aankomst', 'arrivalTime'),
	departure: str('time of departure|leftAt|Abfahrt|départ|salida|vertrek'),
	reason: str('why the technician came|visitReason|Anlass|motif|motivo|reden', 'reason'),
	checks: rows(
		{
			item: str('what was checked|checkItem|Prüfpunkt|point contrôlé|punto revisado|controlepunt'),
			result: str(
				'result of the check|checkResult|Befund|résultat|resultado|bevinding',
				'findings',
			),
			note: str('remark on the check|checkNote|Bemerkung|remarque|observación', 'notes'),
		},
		'checks|inspection points|Prüfpunkte|points de contrôle|puntos de revisión|controlepunten',
	),
	materials: rows(
		{ name: COL.name, quantity: COL.qty },
		'materials used|materials|Material|fournitures|material|materiaal',
	),
	trips: num(
		'trips counted by the lift|tripCounter|Fahrtenzähler|compteur de trajets|contador de viajes|rittenteller',
		'mileage',
	),
	verdict: str(
		'whether the lift may run|verdict|Darf der Aufzug fahren?|état de l’appareil|estado|status',
		'status',
	),
	next: dat(
		'next maintenance|nextVisit|Nächste Wartung|prochaine visite|próxima revisión|volgende beurt',
	),
	signedBy: str(
		'who signed for the customer|customerSignatory|Wer hat für den Kunden unterschrieben?|signataire client|firmado por',
		'signatory',
	),
	cost: absent(
		num(
			'cost of the visit|visitCost|Kosten des Einsatzes|coût de l’intervention|coste',
			'grossTotal',
		),
	),
	load: absent(num('load of the lift in kg|ratedLoad|Tragkraft|charge nominale|carga nominal')),
};
const SAID = {
	de: 'Wartungsbericht Aufzug|Nr.|am|Monteur|Standort|Anlage|Vertrag|von|bis|Anlass|Wartung;Störung;Notruf;Prüfung|Türantrieb;Tragseile;Bremse;Notruf;Kabinenlicht;Schachtgrube;Fangvorrichtung;Führungsschienen|i. O.;nachgestellt;Verschleiß|beim nächsten Mal ersetzen;Angebot folgt;gereinigt|Material|Leuchtmittel;Türrolle;Öl 0,5 l;Sicherung|Fahrtenzähler|Ergebnis|in Betrieb;außer Betrieb;eingeschränkt|Nächste Wartung|Für den Kunden',
	fr: 'Rapport d’entretien ascenseur|n°|le|Technicien|Lieu|Appareil|Contrat|de|à|Motif|Entretien;Panne;Alarme;Contrôle|Portes;Câbles;Frein;Téléalarme;Éclairage cabine;Cuvette;Parachute;Guides|conforme;réglé;usure|à remplacer;devis suit;nettoyé|Fournitures|ampoule;galet de porte;huile 0,5 l;fusible|Compteur|Conclusion|en service;à l’arrêt;service réduit|Prochaine visite|Pour le client',
	es: 'Parte de mantenimiento de ascensor|n.º|el|Técnico|Ubicación|Aparato|Contrato|de|a|Motivo|Revisión;Avería;Alarma;Inspección|Puertas;Cables;Freno;Alarma;Luz de cabina;Foso;Paracaídas;Guías|correcto;ajustado;desgaste|sustituir;sigue presupuesto;limpiado|Material|bombilla;rodillo de puerta;aceite 0,5 l;fusible|Contador|Resultado|en servicio;parado;servicio limitado|Próxima revisión|Por el cliente',
	nl: 'Onderhoudsrapport lift|nr.|op|Monteur|Locatie|Installatie|Contract|van|tot|Reden|Onderhoud;Storing;Noodoproep;Keuring|Deuren;Kabels;Rem;Noodtelefoon;Cabinelicht;Put;Vanginrichting;Geleiders|in orde;bijgesteld;slijtage|vervangen;offerte volgt;gereinigd|Materiaal|lamp;deurrol;olie 0,5 l;zekering|Rittenteller|Conclusie|in bedrijf;buiten bedrijf;beperkt|Volgende beurt|Voor de klant',
	da: 'Servicerapport elevator|nr.|den|Montør|Sted|Anlæg|Kontrakt|fra|til|Årsag|Service;Fejl;Nødkald;Eftersyn|Dørtræk;Bæretove;Bremse;Nødkald;Stolelys;Elevatorgrube;Faldsikring;Styreskinner|i orden;justeret;slid|udskiftes næste gang;tilbud følger;renset|Materialer|pære;dørrulle;olie 0,5 l;sikring|Turtæller|Konklusion|i drift;ude af drift;begrænset drift|Næste service|For kunden',
} as const;

/** A lift technician's report from a tablet: three choices as boxes, checks in two newspaper columns with result at the right edge and remarks in italics below, counter and verdict in a traffic-light bar. */
const family: Family = {
	author: 'noor',
	locales: ['de-DE', 'fr-FR', 'es-ES', 'nl-NL', 'da-DK', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const day = random.day('2010-01-04', '2026-06-20');
		const reasons = at(10).split(';');
		const states = at(18).split(';');
		const state = random.pick([0, 0, 0, 1, 2]);
		const start = random.int(28, 60) * 15;
		const results = at(12).split(';');
		const checks = random
			.some(at(11).split(';'), random.int(4, 8))
			.map((item) => ({ item, r: random.pick([0, 0, 0, 1, 2]) }));
		const used = random.some(at(15).split(';'), random.int(0, 3));
		const kv = (label: string, content: ReturnType<typeof field>) =>
			markup`<div><small>${label}</small>${content}</div>`;
		const colour = ['#2e9e4f', '#c62828', '#e6a100'][state] ?? '#2e9e4f';
		const html = markup`<style>@page { size: A4; margin: 15mm } body { font: 9.5pt/1.5 'DejaVu Sans Condensed' } h1 { font-size: 15pt; margin: 0; border-bottom: 3pt solid #f60 } .kv { display: grid; grid-template-columns: repeat(4, 1fr); gap: 2mm; margin: 4mm 0 } small { display: block; font-size: 7pt; color: #888 } .tick { display: inline-block; width: 4mm; height: 4mm; border: .8pt solid #555; border-radius: 1mm; text-align: center; font: bold 9pt/3.8mm 'Liberation Sans' } .choice { margin-right: 6mm } .cols { columns: 2; column-gap: 10mm; margin: 4mm 0 } .c { break-inside: avoid; border-bottom: .4pt solid #ddd; padding: 1mm 0 } .c div { display: flex; justify-content: space-between } i { font-size: 8pt; color: #666 } .bar { background: ${colour}; color: #fff; padding: 2.5mm 5mm; border-radius: 2mm; display: flex; justify-content: space-between; margin: 5mm 0 }</style>
			<h1>${at(0)} ${at(1)} ${field('reportNo', random.pattern('W-######'))}</h1><div class="kv">${kv(at(3), field('technician', locale.person().name))}${kv(at(2), field('visited', locale.date(day)))}${kv(at(7), field('arrival', clock(start)))}${kv(at(8), field('departure', clock(start + random.int(2, 12) * 15)))}${kv(at(4), field('site', locale.address().whole))}${kv(at(5), field('plant', random.pattern('A######')))}${kv(at(6), field('contract', random.pattern('SV-####')))}<div>${field('firm', locale.company(random.pick(['Lift', 'Elevator'])).name)}</div></div>
			<p><small>${at(9)}</small>${choose('reason', reasons, random.pick(reasons))}</p><div class="cols" data-list="checks">${checks.map(({ item, r }) => markup`<div class="c" data-row><div>${field('item', item)}<b>${field('result', results[r] ?? '')}</b></div>${r === 2 && markup`<i>${field('note', random.pick(at(13).split(';')))}</i>`}</div>`)}</div>
			${used.length > 0 && markup`<p><small>${at(14)}</small><span data-list="materials">${used.map((name, i) => markup`${i > 0 && ', '}<span data-row>${field('quantity', random.int(1, 4))} × ${field('name', name)}</span>`)}</span></p>`}<div class="bar"><span>${at(16)}: ${field('trips', locale.count(random.int(9000, 980000)))}</span><b>${at(17)}: ${field('verdict', states[state] ?? '')}</b></div><p>${at(19)}: ${field('next', locale.date(addDays(day, random.pick([30, 60, 91, 182]))))} &nbsp; ${at(20)}: ${random.chance(0.8) && field('signedBy', locale.person().name)} ____________</p>`;
		return { html, fields };
	},
};
export default family;
