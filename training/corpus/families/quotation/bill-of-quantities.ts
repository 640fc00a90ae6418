import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, dat, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawTypeface } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	tenderNo: str(
		'number of the tender|tenderNo|Vergabenummer|numéro du marché|número de licitación|numer przetargu',
		'referenceNumber',
	),
	authority: str(
		'who asks for tenders|authority|Ausschreibende Stelle|maître d’ouvrage|entidad convocante|zamawiający',
		'buyer',
	),
	bidder: str('who makes the bid|bidder|Bieter|soumissionnaire|licitador|oferent', 'seller'),
	works: str('works to be done|works|Bauvorhaben|travaux|obras|roboty', 'projectName'),
	opening: dat(
		'day the bids are opened|openingDate|Eröffnungstermin|ouverture des plis|apertura de plicas|otwarcie ofert',
	),
	binding: dat(
		'until when the bid binds|bindingUntil|Bindefrist|validité de l’offre|validez|związanie ofertą',
		'expiryDate',
	),
	items: rows(
		{
			no: COL.pos,
			text: COL.name,
			quantity: COL.qty,
			unit: COL.unit,
			price: COL.price,
			labour: num(
				'share of wages in the price|labourShare|Lohnanteil|part main-d’œuvre|parte mano de obra|robocizna',
			),
			material: num(
				'share of material in the price|materialShare|Stoffanteil|part fournitures|parte material|materiał',
			),
			amount: COL.amount,
		},
		'items of the bill of quantities|quantities|Leistungsverzeichnis|bordereau|mediciones|przedmiar',
	),
	net: num(
		'sum of the bid without tax|bidNet|Angebotssumme netto|total HT|suma sin IVA|suma netto',
		'netTotal',
	),
	tax: num('tax on the bid|bidTax|Umsatzsteuer|TVA|IVA|VAT', 'taxTotal'),
	gross: num(
		'sum of the bid with tax|bidGross|Angebotssumme brutto|total TTC|suma con IVA|suma brutto',
		'grossTotal',
	),
	rebate: num(
		'unconditional rebate in percent|rebatePercent|Nachlass ohne Bedingung|rabais|baja|rabat',
		'discount',
	),
	place: str('where the bid was signed|signedAt|Ort der Unterschrift|lieu|lugar|miejsce'),
	signatory: str(
		'who signed the bid|signatory|Unterzeichner|signataire|firmante|podpisujący',
		'signatory',
	),
	award: absent(
		dat('date of the award|awardDate|Zuschlag am|date d’attribution|fecha de adjudicación'),
	),
	bond: absent(num('bid bond|bidBond|Bietungsbürgschaft|caution de soumission|garantía')),
};
const SAID = {
	de: 'Leistungsverzeichnis mit Preisen|Vergabe-Nr.|Auftraggeber|Bieter|Maßnahme|Eröffnung|Bindefrist bis|OZ;Leistung;Menge;EP;davon Lohn;davon Stoffe;GP|Summe|Umsatzsteuer|Angebotssumme|Nachlass ohne Bedingungen|Ort|Unterschrift|Neubau Feuerwache;Sanierung Grundschule;Radweg Abschnitt 3;Kläranlage, Rechenhaus|Baustelle einrichten und räumen.;psch;2400|Boden lösen, laden, abfahren, Klasse 3–5.;m³;19.5|Schottertragschicht 0/45 liefern, einbauen, verdichten.;m³;38|Betonpflaster 8 cm verlegen, Fugen verfüllen.;m²;41.5|Bordstein Beton 15/30 setzen, Rückenstütze.;m;33|Rohr PP DN 160 verlegen, Tiefe bis 1,5 m.;m;46|Kontrollschacht DN 400 setzen.;St;390',
	fr: 'Détail estimatif|Marché n°|Maître d’ouvrage|Entreprise|Opération|Ouverture|Offre valable jusqu’au|N°;Ouvrage;Quantité;PU;dont main-d’œuvre;dont fournitures;Total|Total HT|TVA|Total TTC|Rabais|Fait à|Signature|Caserne de pompiers;École primaire;Piste cyclable, tronçon 3;Station d’épuration|Installation et repli de chantier.;forf.;2400|Déblais en terrain meuble, évacuation.;m³;19.5|Couche de grave 0/31,5 compactée.;m³;38|Pavés béton 8 cm, joints garnis.;m²;41.5|Bordure T2 sur béton.;ml;33|Canalisation PP 160.;ml;46|Regard 400.;u;390',
	es: 'Presupuesto por partidas|Expediente|Promotor|Licitador|Obra|Apertura|Oferta válida hasta|N.º;Partida;Medición;Precio;mano de obra;material;Importe|Suma|IVA|Total oferta|Baja|En|Firma|Parque de bomberos;Colegio público;Carril bici, tramo 3;Depuradora|Implantación y retirada de obra.;pa;2400|Excavación en tierras, carga y transporte.;m³;19.5|Base de zahorra compactada.;m³;38|Adoquín de hormigón 8 cm.;m²;41.5|Bordillo de hormigón.;m;33|Tubería PP 160.;m;46|Arqueta 40x40.;ud;390',
	pl: 'Kosztorys ofertowy|Nr postępowania|Zamawiający|Oferent|Zadanie|Otwarcie ofert|Związanie do|Lp.;Roboty;Ilość;Cena jedn.;robocizna;materiał;Wartość|Razem netto|VAT|Razem brutto|Rabat|Miejscowość|Podpis|Strażnica OSP;Szkoła podstawowa;Ścieżka rowerowa, odc. 3;Oczyszczalnia|Urządzenie i likwidacja placu budowy.;kpl.;2400|Wykopy z wywozem gruntu.;m³;19.5|Podbudowa z kruszywa.;m³;38|Kostka betonowa 8 cm.;m²;41.5|Krawężnik betonowy.;m;33|Rura PP 160.;m;46|Studzienka 400.;szt.;390',
} as const;

/** A builder's bid on a public tender: the item's text over the full width with its numbers on a dotted line below, prices typed in, parted in wages and material, sum and rebate in a frame at the end. */
const family: Family = {
	author: 'casimir',
	locales: ['de-DE', 'fr-FR', 'es-ES', 'pl-PL', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, count } = locale;
		const bidder = locale.company();
		const day = random.day('1982-02-01', '2026-05-20');
		const all = Array.from({ length: 7 }, (_, i) => at(15 + i).split(';'));
		const items = all
			.filter((_, i) => i === 0 || random.chance(0.75))
			.map(([text = '', unit = '', euros = '1'], i) => {
				const price = inMoney(Number(euros) * random.decimal(0.8, 1.3), locale);
				const quantity = i === 0 ? 1 : random.int(8, 860);
				const labour = toMoney(price * random.pick([0.35, 0.45, 0.55]));
				return {
					no: `${i < 4 ? '01' : '02'}.${String((i % 4) + 1).padStart(2, '0')}0`,
					text,
					unit,
					quantity,
					price,
					labour,
					material: toMoney(price - labour),
					amount: toMoney(quantity * price),
				};
			});
		const net = toMoney(items.reduce((sum, one) => sum + one.amount, 0));
		const rate = locale.country.rates[0] ?? 20;
		const tax = toMoney((net * rate) / 100);
		const heads = at(7).split(';');
		const typed = (content: ReturnType<typeof field>) => markup`<span class="v">${content}</span>`;
		const html = markup`<style>@page { size: A4; margin: 16mm 18mm } body { font: 9.5pt/1.4 'Liberation Serif' } .v { font: ${drawTypeface(random, 9.5)} } h1 { font-size: 14pt; margin: 0 0 4mm } .it { margin-top: 3.5mm; break-inside: avoid } .ln { display: grid; grid-template-columns: 34mm repeat(3, 1fr) 34mm; gap: 2mm } .ln small { display: block; font-size: 6.8pt } .ln > div { border-bottom: 1pt dotted #000; text-align: right } .end { border: 1.2pt solid; padding: 3mm; margin-top: 8mm; width: 96mm; margin-left: auto } .end div { display: flex; justify-content: space-between }</style>
			<h1>${at(0)}</h1><p>${at(1)} <b>${field('tenderNo', random.pattern('##/####-??'))}</b> · ${at(4)}: ${field('works', random.pick(at(14).split(';')))}<br>${at(2)}: ${field('authority', `${random.pick(['Stadt', 'Ville', 'Gmina', 'Municipio'])} ${locale.address().city}`)}<br>${at(3)}: ${typed(field('bidder', bidder.name))}, ${bidder.address.whole}<br>${at(5)}: ${field('opening', locale.date(day))} · ${at(6)} ${field('binding', locale.date(addDays(day, 60)))}</p>
			<div data-list="items">${items.map((one) => markup`<div class="it" data-row><b>${field('no', one.no)}</b> ${field('text', one.text)}<div class="ln"><div><small>${heads[2]}</small>${field('quantity', count(one.quantity))} ${field('unit', one.unit)}</div><div><small>${heads[3]}</small>${typed(field('price', amount(one.price)))}</div><div><small>${heads[4]}</small>${typed(field('labour', amount(one.labour)))}</div><div><small>${heads[5]}</small>${typed(field('material', amount(one.material)))}</div><div><small>${heads[6]}</small>${typed(field('amount', amount(one.amount)))}</div></div></div>`)}</div>
			<div class="end"><div><span>${at(8)}</span>${typed(field('net', amount(net)))}</div><div><span>${at(9)} ${locale.percent(rate).text}</span>${typed(field('tax', amount(tax)))}</div><div><b>${at(10)}</b>${typed(field('gross', locale.money(toMoney(net + tax))))}</div>${random.chance(0.5) && markup`<div><span>${at(11)}</span>${typed(field('rebate', locale.percent(random.pick([2, 3, 5]))))}</div>`}</div><p>${at(12)} ${typed(field('place', bidder.address.city))} &nbsp; ${at(13)}: ${typed(field('signatory', locale.person().name))}</p>`;
		return { html, fields };
	},
};
export default family;
