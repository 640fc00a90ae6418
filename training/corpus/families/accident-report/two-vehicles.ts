import type { Family, Fields } from '../../family.ts';
import { absent, date, flag, text } from '../../kit/ask.ts';
import { blank, clock, drawFilling, speak, tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

const party = (side: string) => ({
	[`${side}.insured`]: text(
		'insured',
		`Who is insured as party ${side}?`,
		`Versicherungsnehmer ${side}`,
		`preneur d’assurance ${side}`,
	),
	[`${side}.plate`]: text(
		'vehiclePlate',
		`number plate of vehicle ${side}`,
		`immatriculation du véhicule ${side}`,
		`Kennzeichen Fahrzeug ${side}`,
	),
	[`${side}.make`]: text(
		'vehicleMake',
		`make and type of vehicle ${side}`,
		`marque et type ${side}`,
		`Was für ein Auto fuhr ${side}?`,
	),
	[`${side}.insurer`]: text(
		'insurer',
		`insurance company of ${side}`,
		`compagnie d’assurance ${side}`,
	),
	[`${side}.policy`]: text(
		'policyNumber',
		`policy number of ${side}`,
		`Versicherungsschein ${side}`,
	),
	[`${side}.driver`]: text(
		'driver',
		`Who drove vehicle ${side}?`,
		`conducteur ${side}`,
		`Wer fuhr Fahrzeug ${side}?`,
	),
	[`${side}.damage`]: text(
		'',
		`visible damage to vehicle ${side}`,
		`dégâts apparents ${side}`,
		`Schäden an Fahrzeug ${side}`,
		`damage${side}`,
	),
});
const fields: Fields = {
	date: date('lossDate', 'When did the accident happen?', 'date de l’accident', 'Unfalltag'),
	time: text('time', 'At what time?', 'heure', 'Uhrzeit des Unfalls'),
	place: text('location', 'Where did it happen?', 'lieu de l’accident', 'Unfallort'),
	hasInjured: flag('', 'Was anybody hurt?', 'blessés', 'anyInjured', 'Gibt es Verletzte?'),
	witnesses: text('witness', 'Who saw the accident?', 'témoins', 'Zeugen'),
	...party('A'),
	...party('B'),
	isBReversing: flag(
		'',
		'Did vehicle B go backwards?',
		'B reculait',
		'bReversing',
		'Fuhr B rückwärts?',
	),
	isAParked: flag('', 'Was vehicle A parked?', 'A en stationnement', 'aParked', 'Stand A geparkt?'),
	remark: text('notes', 'remarks of the drivers', 'observations', 'Bemerkungen'),
	policeReport: absent(
		text('', 'number of the police report', 'Which police station?', 'policeReportNo'),
	),
	claimNumber: absent(text('claimNumber', 'numéro de sinistre', 'Schadennummer')),
};
const SAID = {
	fr: 'CONSTAT AMIABLE|1 Date de l’accident|Heure|2 Lieu|3 Blessés, même légers : oui|5 Témoins : noms, adresses|VÉHICULE|6 Preneur d’assurance|7 Marque, type|N° d’immatriculation|8 Société d’assurance|N° de contrat|9 Conducteur|11 Dégâts apparents|12 CIRCONSTANCES|14 Mes observations|en stationnement;quittait un stationnement;prenait un stationnement;heurtait à l’arrière;changeait de file;reculait;venait de droite|Ne constitue pas une reconnaissance de responsabilité, mais un relevé des identités et des faits. À signer par les deux conducteurs.|pare-chocs avant;aile gauche;portière droite;feu arrière;rétroviseur|la chaussée était glissante;je n’ai pas vu le stop;B est sorti sans regarder',
	de: 'UNFALLBERICHT|1 Tag des Unfalls|Uhrzeit|2 Ort|3 Verletzte, auch leicht: ja|5 Zeugen: Namen, Anschriften|FAHRZEUG|6 Versicherungsnehmer|7 Marke, Typ|Amtl. Kennzeichen|8 Versicherer|Vertrags-Nr.|9 Fahrzeuglenker|11 Sichtbare Schäden|12 UMSTÄNDE|14 Eigene Bemerkungen|war geparkt;fuhr aus Parklücke;parkte ein;fuhr auf;wechselte die Spur;fuhr rückwärts;kam von rechts|Kein Schuldanerkenntnis, sondern eine Wiedergabe des Hergangs zur schnelleren Regulierung. Von beiden Lenkern zu unterschreiben.|Stoßfänger vorn;Kotflügel links;Tür rechts;Rückleuchte;Außenspiegel|Fahrbahn war nass;Ampel war gelb;B hat nicht geblinkt',
	nl: 'AANRIJDINGSFORMULIER|1 Datum aanrijding|Tijd|2 Plaats|3 Gewonden, ook licht: ja|5 Getuigen: namen, adressen|VOERTUIG|6 Verzekeringnemer|7 Merk, type|Kenteken|8 Verzekeraar|Polisnr.|9 Bestuurder|11 Zichtbare schade|12 TOEDRACHT|14 Mijn opmerkingen|stond geparkeerd;verliet parkeerplaats;ging parkeren;reed achterop;wisselde van rijstrook;reed achteruit;kwam van rechts|Geen erkenning van schuld, maar een opgave van de feiten. Door beide bestuurders te ondertekenen.|voorbumper;linkerspatbord;rechterportier;achterlicht;spiegel|het wegdek was nat;B gaf geen richting aan',
} as const;

/** Two drivers side by side with the circumstances between them: the same captions twice, for A and for B. */
const family: Family = {
	author: 'odette',
	locales: ['fr-FR', 'de-DE', 'nl-NL', 'fr-BE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const day = random.day('1998-01-01', '2025-12-01');
		const cases = at(16).split(';');
		const cars = random.some(
			['Rialto 1.4', 'Corvina Break', 'Lumen E2', 'Tarn GT', 'Pico Van', 'Strada 90'],
			2,
		);
		const line = (top: number, caption: string, content: ReturnType<typeof markup> | false) =>
			markup`<div class="c" style="top:${top}mm">${caption}</div><div class="v" style="top:${top + 4}mm">${content}</div>`;
		const side = (name: string, car = '') => {
			const holder = locale.person().name;
			return markup`<h2>${at(6)} ${name}</h2>${line(9, at(7), field(`${name}.insured`, holder))}${line(24, at(8), field(`${name}.make`, car))}${line(37, at(9), field(`${name}.plate`, random.pattern('??-###-??')))}${line(52, at(10), blank(random, 0.85, `${name}.insurer`, `${random.pick(['Concorda', 'Alpina', 'Mutuelle du Val', 'Noord'])} ${random.pick(['Assurances', 'Versicherung', 'Verzekeringen'])}`))}${line(65, at(11), blank(random, 0.8, `${name}.policy`, random.pattern('### ### ###')))}${line(80, at(12), field(`${name}.driver`, random.chance(0.5) ? holder : locale.person().name))}${line(97, at(13), blank(random, 0.8, `${name}.damage`, random.some(at(18).split(';'), random.int(1, 2)).join(', ')))}${line(117, at(15), name === 'A' && blank(random, 0.5, 'remark', random.pick(at(19).split(';'))))}`;
		};
		const hits = [random.int(0, 3), random.int(2, 6)];
		const box = (isOn: boolean) => markup`<span><b class="tick">${isOn && 'X'}</b></span>`;
		const mark = (path: string, isOn: boolean, content: ReturnType<typeof markup>) =>
			markup`<span style="display:contents" data-field="${path}" data-value="${String(isOn)}">${content}</span>`;
		const circumstance = (said: string, i: number) => {
			const [left, middle, right] = [
				box(hits[0] === i),
				markup`<span>${i + 1} ${said}</span>`,
				box(hits[1] === i),
			];
			if (i === 0)
				return markup`<div>${mark('isAParked', hits[0] === 0, markup`${left}${middle}`)}${right}</div>`;
			if (i === 5)
				return markup`<div>${left}${mark('isBReversing', hits[1] === 5, markup`${middle}${right}`)}</div>`;
			return markup`<div>${left}${middle}${right}</div>`;
		};
		const html = markup`<style>@page { size: A4; margin: 0 } body { font: 8pt 'Liberation Sans'; position: relative; height: 296mm } .c { position: absolute; left: 2mm; font-size: 7pt } .v { position: absolute; left: 2mm; right: 1mm; border-bottom: .4pt dotted #555; min-height: 6mm } .v span { ${drawFilling(random)}; font-size: 9pt } .side { position: absolute; top: 66mm; height: 160mm; width: 64mm } .a { left: 8mm; background: #dfe9fa } .b { right: 8mm; background: #fdf3cf } h2 { font-size: 10pt; text-align: center; margin: 1mm } .mid { position: absolute; left: 73mm; right: 73mm; top: 66mm; font-size: 6.8pt } .mid div { display: grid; grid-template-columns: 6mm 1fr 6mm; height: 13mm; align-items: center; text-align: center } .tick { display: inline-block; width: 3.6mm; height: 3.6mm; border: .7pt solid #000; line-height: 3.4mm; text-align: center } .head { position: absolute; left: 8mm; right: 8mm; top: 10mm; height: 54mm }
			</style><div class="head"><b style="font-size:15pt">${at(0)}</b><div style="font-size:6.5pt;position:absolute;right:0;top:0;width:82mm">${at(17)}</div><div style="position:absolute;top:12mm;width:40mm;height:15mm">${line(0, at(1), field('date', locale.date(day)))}</div><div style="position:absolute;left:44mm;top:12mm;width:22mm;height:15mm">${line(0, at(2), blank(random, 0.85, 'time', clock(random.int(6, 22) * 60 + random.int(0, 11) * 5)))}</div><div style="position:absolute;left:70mm;top:12mm;width:84mm;height:15mm">${line(0, at(3), field('place', `${locale.address().street}, ${locale.address().city}`))}</div><div style="position:absolute;right:0;top:14mm">${tick('hasInjured', random.chance(0.2), at(4))}</div><div style="position:absolute;top:31mm;width:194mm">${line(0, at(5), blank(random, 0.4, 'witnesses', `${locale.person().name}, ${locale.phone()}`))}</div></div>
			<div class="side a">${side('A', cars[0])}</div><div class="mid"><b>${at(14)}</b>${cases.map(circumstance)}</div><div class="side b">${side('B', cars[1])}</div>
			<div style="position:absolute;bottom:14mm;left:8mm;right:8mm;border-top:.6pt solid;font-size:7pt;display:flex;justify-content:space-between"><span>15 A</span><span>B 15</span></div>`;
		return { html, fields };
	},
};
export default family;
