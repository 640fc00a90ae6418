import type { Family, Fields } from '../../family.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { askCard, askForm, askTable } from '../../kit/slips.ts';

const fields: Fields = {
	...askCard('title', 'editor', 'place', 'publisher', 'callNumber', 'borrower'),
	...askForm({
		firstYear:
			'In which year did it begin? | første årgang | första årgången | premier numéro | Erscheinungsbeginn | startYear',
		lastYear: 'In which year did it stop? | ophørt | upphörde | fin de parution | Ende | endYear',
		frequency:
			'How often does it appear? | hyppighed | utgivning | périodicité | Erscheinungsweise | frequency',
		formerTitle:
			'What was it called before? | tidligere titel | tidigare titel | ancien titre | früherer Titel | formerTitle',
		laterTitle:
			'What was it called later? | senere titel | fortsatt som | suite de | späterer Titel | laterTitle',
		gaps: 'Which parts are missing? | mangler | saknas | lacunes | fehlt | missingParts',
		issn: 'What is the ISSN? | ISSN | issnNumber',
		price: '-# What does a year cost? | abonnementspris | prix de l’abonnement',
		pages: '-# How many pages has it? | sidetal | pagination',
	}),
	holdings: askTable(
		{
			volume: 'volume | bind | årgang | tome | Band',
			years: 'years | år | années | Jahre',
			remark: 'remark | bemærkning | Bemerkung',
		},
		'holdings | Bestand | bestånd | beholdning | état de collection | volumesHeld',
	),
};
const SAID = {
	da: 'Tidsskrift for;Årbog for;Meddelelser fra|mejeribrug;landsbykirker;søfart;folkeminder|udg. af|månedlig;4 h. årligt;årlig;uregelmæssig|Tidligere:|Fortsættes som:|Mangler:|Selskabet;Foreningen;Museet|hæfte 3 beskadiget;register;uindbundet|Årg.',
	sv: 'Tidskrift för;Årsbok för;Meddelanden från|mejeri;bykyrkor;sjöfart;folkminnen|utg. av|månadsvis;4 h. per år;årligen;oregelbunden|Tidigare:|Fortsätter som:|Saknas:|Sällskapet;Föreningen;Museet|häfte 3 skadat;register;obunden|Årg.',
	nb: 'Tidsskrift for;Årbok for;Meldinger fra|meieri;bygdekirker;sjøfart;folkeminne|utg. av|månedlig;4 h. årlig;årlig;uregelmessig|Tidligere:|Fortsetter som:|Mangler:|Selskapet;Foreningen;Museet|hefte 3 skadet;register;uinnbundet|Årg.',
	fi: 'Aikakauskirja:;Vuosikirja:;Tiedonantoja:|meijerityö;maakirkot;merenkulku;kansanperinne|julk.|kuukausittain;4 nroa vuodessa;vuosittain|Aiemmin:|Jatkuu:|Puuttuu:|Seura;Yhdistys;Museo|vihko 3 vioittunut;hakemisto;sitomaton|Vsk.',
	fr: 'Revue de;Annales de;Bulletin de|laiterie;archéologie rurale;navigation;folklore|publ. par|mensuel;trimestriel;annuel;irrégulier|Suite de :|Devient :|Lacunes :|Société;Association;Musée|fasc. 3 abîmé;table;non relié|T.',
	nl: 'Tijdschrift voor;Jaarboek voor;Mededelingen van|zuivel;dorpskerken;scheepvaart;volkskunde|uitg. door|maandelijks;4 nrs per jaar;jaarlijks|Voorheen:|Voortgezet als:|Ontbreekt:|Genootschap;Vereniging;Museum|afl. 3 beschadigd;register;ongebonden|Jrg.',
};

/** A card for a journal: an open entry with a dash and spaces for the end, former and later titles, and a grid of volumes that were added by hand over the years. */
const family: Family = {
	author: 'ignatius',
	locales: ['da-DK', 'sv-SE', 'nb-NO', 'fi-FI', 'fr-FR', 'nl-NL'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const one = (i: number) => random.pick(say(i).split(';'));
		const start = random.int(1872, 1952);
		const isOver = random.chance(0.4);
		const volumes = Array.from({ length: random.int(3, 9) }, (_, i) => ({
			volume: i + 1,
			year: start + i * 2,
		}));
		const columns = random.pick([2, 3]);
		const html = markup`<style>@page { size: ${random.pick(['125mm 75mm', '150mm 105mm', '148mm 105mm'])}; margin: 6mm 7mm } body { font: 8.6pt/1.3 'Liberation Mono' } .h { display: flex; justify-content: space-between } p { margin: 1mm 0 0 5mm } .v { display: grid; grid-template-columns: repeat(${columns}, 1fr); column-gap: 3mm; border-top: .5pt solid #777; margin-top: 2mm; font-size: 8pt } .v div { border-bottom: .4pt dotted #999 } em { font: italic 9.5pt 'Liberation Serif'; color: #223 }
			</style><div class="h"><b>${field('title', `${one(0)} ${one(1)}`)}</b><span>${field('callNumber', random.pattern(random.pick(['P ####', 'Tdskr. ###', '05 ? ##'])))}</span></div><p>${random.chance(0.7) && markup`${say(2)} ${field('editor', one(7))}. `}${field('place', locale.address().city)}${random.chance(0.5) && markup` : ${field('publisher', locale.company().name)}`}, ${field('firstYear', String(start))}${isOver ? markup`–${field('lastYear', String(start + random.int(18, 60)))}` : '–'}. ${field('frequency', one(3))}.</p>${random.chance(0.4) && markup`<p>${say(4)} ${field('formerTitle', `${one(0)} ${one(1)} (1861–${start - 1})`)}</p>`}${random.chance(0.3) && markup`<p>${say(5)} ${field('laterTitle', `${one(0)} ${one(1)}`)}</p>`}${random.chance(0.3) && markup`<p>ISSN ${field('issn', random.pattern('####-####'))}</p>`}
			<div class="v" data-list="holdings">${volumes.map(({ volume, year }, i) => markup`<div data-row>${say(9)} <em>${field('volume', String(volume))}</em>: <em>${field('years', random.chance(0.5) ? String(year) : `${year}/${String(year + 1).slice(2)}`)}</em>${i === 1 && random.chance(0.5) && markup` (${field('remark', one(8))})`}</div>`)}</div>${random.chance(0.45) && markup`<p>${say(6)} ${field('gaps', `${say(9)} ${random.int(2, 30)}, ${random.int(1, 4)}`)}</p>`}`;
		return { html, fields };
	},
};
export default family;
