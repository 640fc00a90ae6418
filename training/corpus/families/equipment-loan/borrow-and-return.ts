import type { Family, Fields } from '../../family.ts';
import { drawSignature } from '../../kit/archive.ts';
import { drawFilling, speak } from '../../kit/forms.ts';
import { inMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askTable, drawFour, filler } from '../../kit/slips.ts';

const fields: Fields = {
	...askForm({
		loanNo:
			'LEIHSCHEIN NR. | What is the number of the loan? | Leihscheinnummer | numéro de prêt | loanNumber',
		borrower: 'ENTLEIHER | Who borrows? | Entleiher | emprunteur | borrowerName',
		institute: 'INSTITUT | For which institute? | Institut | institut | borrowingInstitution',
		lender: 'VERLEIHER | Who lends? | Verleiher | prêteur | lendingInstitution',
		purpose: 'ZWECK | For what purpose? | Zweck | motif | loanPurpose',
		issued: '@ AUSGABE | When were the objects given out? | Ausgabetag | date de prêt | issuedOn',
		due: '@ RÜCKGABE BIS | By when must they come back? | Rückgabe bis | à rendre le | dueDate',
		returned: '@ ZURÜCK AM | When did they come back? | zurück am | rendu le | returnedOn',
		insured:
			'# VERSICHERUNGSWERT | For how much are they insured? | Versicherungswert | valeur d’assurance | insuredValue',
		condition: 'ZUSTAND | In what state are they? | Zustand | état | conditionNote',
		transport: 'TRANSPORT | How are they carried? | Transport | transport | transportMode',
		signatureDate:
			'@ Datum der Unterschrift | When was it signed? | unterschrieben am | date de signature | signedOn',
		keeper: 'KUSTOS | Which keeper gave them out? | Kustos | conservateur | keeperName',
		fee: '-# GEBÜHR | What does the loan cost? | Gebühr | frais',
		phone: '- TELEFON | What is the telephone number? | Telefon | téléphone',
	}),
	objects: askTable(
		{
			inventory: 'inventory number | Inventarnummer | numéro d’inventaire',
			object: 'object | Gegenstand | objet',
			material: 'material | Material | matière',
			value: '# value | Wert | valeur',
		},
		'objects lent | verliehene Gegenstände | objets prêtés | lentObjects',
	),
};
const SAID = {
	de: 'LEIHSCHEIN;LEIHVERTRAG (KURZFASSUNG)|Nr.|Entleiher|Institut|Verleiher|Zweck|Ausgabe|Rückgabe bis|zurück am|Versicherungswert|Zustand|Transport|Inv.-Nr.|Gegenstand|Material|Wert|Kustos|Datum und Unterschrift|Bronzefibel;Stich, gerahmt;Mineralstufe;Globus;Trachtenjacke|Bronze;Papier;Quarz;Holz;Wolle|Ausstellung;Bestimmung;Restaurierung|Kurier;Spedition;persönlich|gut;Rahmen beschädigt;kleiner Riss',
	fr: 'FICHE DE PRÊT;CONVENTION DE PRÊT|N°|Emprunteur|Institution|Prêteur|Motif|Sortie|À rendre le|Rendu le|Valeur d’assurance|État|Transport|N° inv.|Objet|Matière|Valeur|Conservateur|Date et signature|Fibule;Gravure encadrée;Échantillon;Globe;Veste|bronze;papier;quartz;bois;laine|exposition;détermination;restauration|convoyeur;transporteur;main propre|bon;cadre abîmé;petite fente',
	nl: 'BRUIKLEENFORMULIER;LEENBON|Nr.|Lener|Instelling|Uitlener|Doel|Uitgifte|Terug vóór|Terug op|Verzekerde waarde|Toestand|Vervoer|Inv.nr.|Voorwerp|Materiaal|Waarde|Conservator|Datum en handtekening|fibula;prent in lijst;mineraal;globe;jak|brons;papier;kwarts;hout;wol|tentoonstelling;determinatie;restauratie|koerier;expeditie|goed;lijst beschadigd',
	en: 'LOAN FORM;OBJECT LOAN RECEIPT|No.|Borrower|Institution|Lender|Purpose|Out|Due|Returned|Insured for|Condition|Carried by|Inv. no.|Object|Material|Value|Keeper|Date and signature|brooch;framed print;mineral;globe;jacket|bronze;paper;quartz;wood;wool|exhibition;identification;conservation|courier;van;by hand|good;frame damaged;small crack',
	cs: 'VÝPŮJČNÍ LIST;SMLOUVA O VÝPŮJČCE|Č.|Vypůjčitel|Ústav|Půjčitel|Účel|Vydáno|Vrátit do|Vráceno|Pojistná hodnota|Stav|Doprava|Inv. č.|Předmět|Materiál|Hodnota|Kurátor|Datum a podpis|spona;rytina v rámu;minerál;glóbus;kabátek|bronz;papír;křemen;dřevo;vlna|výstava;určení;restaurování|kurýr;osobně|dobrý;poškozený rám',
};

/** A loan sheet of a collection whose right third is a strip for the return: objects in the wide part, dates stacked in the strip, values in the language of the house. */
const family: Family = {
	author: 'radmila',
	locales: ['de-DE', 'fr-FR', 'nl-NL', 'en-GB', 'cs-CZ', 'de-CH'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const put = filler(random);
		const one = (i: number) => random.pick(say(i).split(';'));
		const out = random.day('1958-01-01', '2012-01-01');
		const [borrower, keeper] = drawFour(locale);
		const objects = random
			.some(say(18).split(';'), random.int(1, 4))
			.map((object) => ({ object, value: inMoney(random.int(2, 90) * 50, locale) }));
		const total = objects.reduce((sum, { value }) => sum + value, 0);
		const strip = (label: string, content: ReturnType<typeof put>) =>
			markup`<div class="x"><i>${label}</i><tt>${content}</tt></div>`;
		const html = markup`<style>@page { size: ${random.pick(['A4 landscape', 'A5 landscape', '220mm 130mm'])}; margin: 10mm } body { font: 8.4pt 'Liberation Sans' } .m { display: grid; grid-template-columns: 1fr 52mm; gap: 5mm } h1 { font: bold 12pt 'Liberation Serif'; margin: 0 0 3mm } .p { margin-bottom: 2mm } i { font: 6.6pt 'Liberation Sans'; display: block } tt { ${drawFilling(random)} } table { width: 100%; border-collapse: collapse; margin-top: 3mm } th { font: 6.8pt 'Liberation Sans'; text-align: left; border-bottom: .9pt solid } td { border-bottom: .4pt solid #888; height: 6.4mm } .r { text-align: right; padding-right: 5mm } .s { border-left: 2.4pt solid #999; padding-left: 4mm } .x { min-height: 12mm; border-bottom: .4pt dashed #888 }
			</style><div class="m"><div><h1>${one(0)}</h1><div class="p">${say(1)} <tt>${put('loanNo', random.pattern('##/####'))}</tt></div><div class="p"><i>${say(2)}</i><tt>${put('borrower', borrower.name)}</tt></div><div class="p"><i>${say(3)}</i><tt>${put('institute', random.pick(['Institut für Vorgeschichte', 'Musée des Arts', 'Stadsmuseum', 'County Museum', 'Regionální muzeum']), 0.8)}</tt></div><div class="p"><i>${say(5)}</i><tt>${put('purpose', one(20), 0.85)}</tt></div>
			<table data-list="objects"><tr><th>${say(12)}<th>${say(13)}<th>${say(14)}<th class="r">${say(15)}${objects.map((object) => markup`<tr data-row><td><tt>${field('inventory', random.pattern(random.pick(['A ####', '19##:##', '####'])))}</tt><td><tt>${field('object', object.object)}</tt><td><tt>${put('material', one(19), 0.7)}</tt><td class="r"><tt>${field('value', locale.amount(object.value))}</tt>`)}</table></div>
			<div class="s">${strip(say(4), put('lender', `Museum ${locale.address().city}`))}${strip(say(6), put('issued', locale.date(out)))}${strip(say(7), put('due', locale.date(addDays(out, random.int(30, 400)))))}${strip(say(8), put('returned', locale.date(addDays(out, random.int(30, 460))), 0.4))}${strip(say(9), put('insured', locale.amount(total), 0.8))}${strip(say(11), put('transport', one(21), 0.6))}${strip(say(10), put('condition', one(22), 0.6))}</div></div><p>${say(17)}: <tt>${put('signatureDate', locale.date(out), 0.8)}</tt> ${random.chance(0.6) && drawSignature(random, borrower)} &nbsp; ${say(16)} <tt>${put('keeper', keeper.name, 0.8)}</tt></p>`;
		return { html, fields };
	},
};
export default family;
