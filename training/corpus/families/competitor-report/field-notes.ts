import type { Family, Fields } from '../../family.ts';
import { drawPen, stampNumber } from '../../kit/archive.ts';
import { inMoney } from '../../kit/goods.ts';
import { choose, speak } from '../../kit/forms.ts';
import { markup } from '../../kit/html.ts';
import { BRANDS } from '../../kit/office.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, drawFour, filler } from '../../kit/slips.ts';

const fields: Fields = askForm({
	competitor:
		'MANUFACTURER | Which competitor is watched? | Hersteller | fabricant | competidor | competitorName',
	brandName: 'BRAND NAME | Which brand is it? | Marke | marque | marca | competitorBrand',
	typeOfActivity:
		'TYPE OF ACTIVITY | What is the competitor doing? | Art der Aktion | nature de l’action | activityType',
	sizeOfPack:
		'SIZE / PACKING | Which size or packing? | Packungsgröße | conditionnement | packSize',
	price:
		'# RETAIL PRICE | At what price is it sold? | Verkaufspreis | prix de vente | precio de venta | retailPrice',
	discount:
		'REDUCTION | How much is taken off? | Nachlass | réduction | reducción | priceReduction',
	outlet:
		'WHERE OBSERVED | Where was it seen? | beobachtet in | lieu d’observation | lugar | observedAt',
	area: 'AREA | In which area? | Gebiet | région | zona | areaObserved',
	from: '@ SEEN FROM | From which day was it seen? | ab wann | depuis le | desde | firstSeen',
	to: '@ SEEN UNTIL | Until which day was it seen? | bis wann | jusqu’au | hasta | lastSeen',
	extent:
		'EXTENT OF DISTRIBUTION | How widely is it distributed? | Verbreitung | distribution | extensión | distributionExtent',
	objective:
		'PROBABLE OBJECTIVE | What does the competitor want? | vermutetes Ziel | objectif probable | objetivo | probableObjective',
	importance:
		'IMPORTANCE | How important is it? | Bedeutung | importance | importancia | importanceRating',
	sample: 'SAMPLE | Was a sample sent along? | Muster | échantillon | muestra | sampleEnclosed',
	observer: 'REPORTED BY | Who saw it? | gemeldet von | signalé par | informado por | observerName',
	division: 'DIVISION | Which division reported it? | Bezirk | secteur | división | divisionName',
	reportDate:
		'@ REPORT DATE | When was it reported? | gemeldet am | date du rapport | fecha | reportDate',
	pageNumber:
		'number at the edge of the page | Which number is stamped at the edge? | archiveNumber',
	sales: '-# SALES | How much do they sell? | Absatz | ventes',
	budget: '-# BUDGET | What does it cost them? | Budget | budget',
});
const SAID = {
	en: 'COMPETITIVE ACTIVITY REPORT;Field Intelligence|MANUFACTURER|BRAND NAME|TYPE OF ACTIVITY|SIZE / PACKING|RETAIL PRICE|REDUCTION|WHERE OBSERVED|AREA|SEEN FROM|UNTIL|EXTENT OF DISTRIBUTION|PROBABLE OBJECTIVE|IMPORTANCE|SAMPLE ENCLOSED|REPORTED BY|DIVISION|REPORT DATE|low;fair;high|Buy one get one;New pack;Price cut;Sampling team;Billboards|half the chains;two counties;a few bars;nearly everywhere|keep us out of the chain;get rid of old stock;try a lower price|yes, 1 pack;no;photo',
	de: 'WETTBEWERBSMELDUNG;Beobachtung Mitbewerber|HERSTELLER|MARKE|ART DER AKTION|PACKUNG|VERKAUFSPREIS|NACHLASS|BEOBACHTET IN|GEBIET|AB|BIS|VERBREITUNG|VERMUTETES ZIEL|BEDEUTUNG|MUSTER ANBEI|GEMELDET VON|BEZIRK|DATUM|gering;mittel;hoch|zwei für eins;neue Packung;Preissenkung;Verkostung;Plakate|Hälfte der Ketten;zwei Kreise;einzelne Lokale;fast überall|uns aus der Kette drängen;Altbestand räumen;Preis testen|ja;nein;Foto',
	fr: 'FICHE CONCURRENCE;Veille terrain|FABRICANT|MARQUE|NATURE|CONDITIONNEMENT|PRIX|RÉDUCTION|VU À|SECTEUR|DU|AU|DISTRIBUTION|OBJECTIF PROBABLE|IMPORTANCE|ÉCHANTILLON|SIGNALÉ PAR|SECTEUR|DATE|faible;moyenne;forte|un acheté un offert;nouvel emballage;baisse de prix;dégustation|moitié des enseignes;deux départements;partout|nous évincer;écouler le stock;tester un prix|oui;non;photo',
	es: 'INFORME DE COMPETENCIA;Actividad de competidores|FABRICANTE|MARCA|TIPO|PRESENTACIÓN|PRECIO|REDUCCIÓN|VISTO EN|ZONA|DESDE|HASTA|EXTENSIÓN|OBJETIVO PROBABLE|IMPORTANCIA|MUESTRA|INFORMA|DIVISIÓN|FECHA|baja;media;alta|dos por uno;envase nuevo;rebaja;degustación|mitad de cadenas;dos provincias;casi todo|sacarnos de la cadena;liquidar;probar precio|sí;no;foto',
};

/** A note on a competitor: labels in a left margin column stamped over by notes, values written with a pen in three boxes of differing height, a scale of importance at the top right. */
const family: Family = {
	author: 'ignatius',
	locales: ['en-US', 'de-DE', 'fr-FR', 'es-MX', 'en-GB'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const put = filler(random);
		const one = (i: number) => random.pick(say(i).split(';'));
		const day = random.day('1975-02-01', '1999-10-01');
		const [who] = drawFour(locale);
		const kinds = say(18).split(';');
		const pen = drawPen(random, 13).replace(/transform[^;]*/, 'top:0');
		const line = (label: string, content: ReturnType<typeof put>) =>
			markup`<div class="l"><span>${label}</span><s>${content}</s></div>`;
		const box = (label: string, content: ReturnType<typeof put>, height: number) =>
			markup`<div class="x" style="min-height:${height}mm"><b>${label}</b><s>${content}</s></div>`;
		const html = markup`<style>@page { size: ${locale.countryCode === 'US' ? 'letter' : 'A4'}; margin: 14mm 16mm } body { font: 8.4pt 'Liberation Sans'; position: relative; min-height: 230mm } .h { display: flex; justify-content: space-between; align-items: flex-start; border-bottom: 1.6pt solid; padding-bottom: 3mm } h1 { font-size: 14pt; margin: 0 } .l { display: grid; grid-template-columns: 46mm 1fr; min-height: 8mm; align-items: end; border-bottom: .4pt solid #999 } s { text-decoration: none; ${pen} } .x { border: .9pt solid; margin-top: 4mm; padding: 1mm 2mm } .x b { font: 6.8pt 'Liberation Sans' } .tick { display: inline-block; width: 4mm; height: 4mm; border: .8pt solid; border-radius: 50%; text-align: center; line-height: 3.6mm; font-size: 8pt } .choice { display: block }
			</style><div class="h"><h1>${one(0)}</h1><div style="text-align:right">${say(13)}<br>${choose('importance', kinds, random.pick(kinds), '●')}</div></div>${line(say(1), put('competitor', random.pick(['Calder & Ross', 'United Halcyon', 'Nordmark', 'Grupo Rialta']), 0.95))}${line(say(2), put('brandName', random.pick(BRANDS)))}${line(say(4), put('sizeOfPack', random.pick(['20’s', '6-pack', '250 g', '1 l']), 0.6))}${line(`${say(5)} / ${say(6)}`, put('price', locale.amount(inMoney(random.decimal(0.8, 22), locale)), 0.75) || put('discount', random.pick(['20%', '1.50 off', '3 for 2']), 0.7))}${line(say(7), put('outlet', random.pick(['Pay-Rite #12', 'station kiosk', 'supermarket shelf', 'bar counter']), 0.85))}${line(say(8), put('area', `${locale.address().city} ${random.pick(['and south', 'only', ''])}`.trim(), 0.8))}${line(`${say(9)} / ${say(10)}`, markup`${put('from', locale.date(addDays(day, -20)), 0.8)} – ${put('to', locale.date(addDays(day, -2)), 0.6)}`)}${box(say(3), put('typeOfActivity', one(19)), 16)}${box(say(11), put('extent', one(20), 0.8), 12)}${box(say(12), put('objective', one(21), 0.7), 18)}${line(say(14), put('sample', one(22), 0.6))}${line(say(15), put('observer', who.name, 0.95))}${line(say(16), put('division', random.pick(['4720', 'Nord', 'West', '0310']), 0.7))}${line(say(17), put('reportDate', locale.date(day)))}${random.chance(0.5) && stampNumber(random, 'pageNumber', random.pattern('#########'))}`;
		return { html, fields };
	},
};
export default family;
