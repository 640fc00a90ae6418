import type { Family, Fields } from '../../family.ts';
import { absent, date, flag, list, number, text } from '../../kit/ask.ts';
import { blank, choose, drawFilling, oneOf, speak, tick } from '../../kit/forms.ts';
import { inMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	fileNumber: text(
		'applicationNumber',
		'iktatószám',
		'başvuru numarası',
		'Which number has the application?',
	),
	organisation: text('applicant', 'pályázó neve', 'başvuran kuruluş', 'Who applies for the grant?'),
	legalForm: text('', 'jogi forma', 'hukuki yapı', 'legal form of the applicant', 'legalForm'),
	representative: text('signatory', 'képviselő', 'temsilci', 'Who represents the applicant?'),
	project: text('projectName', 'projekt címe', 'proje adı'),
	start: date(
		'',
		'projekt kezdete',
		'proje başlangıcı',
		'When does the project begin?',
		'projectStart',
	),
	end: date('', 'projekt vége', 'proje bitişi', 'When does the project end?', 'projectEnd'),
	cost: number(
		'',
		'összköltség',
		'toplam maliyet',
		'What does the project cost in all?',
		'totalCost',
	),
	own: number('', 'önerő', 'öz kaynak', 'How much does the applicant pay itself?', 'ownFunds'),
	requested: number(
		'',
		'igényelt támogatás',
		'talep edilen destek',
		'How much money is asked for?',
		'amountRequested',
	),
	people: number(
		'',
		'résztvevők száma',
		'katılımcı sayısı',
		'How many people will benefit?',
		'participants',
	),
	costs: list(
		{
			item: text('itemDescription', 'költségnem', 'gider'),
			amount: number('lineTotal', 'összeg', 'tutar'),
		},
		'koltsegvetes',
		'What are the costs made up of?',
	),
	account: text('accountNumber', 'bankszámlaszám', 'hesap numarası'),
	isFirst: flag('', 'először pályázik', 'ilk başvuru', 'Is it the first application?', 'firstTime'),
	contact: text('email', 'kapcsolattartó e-mail', 'irtibat e-postası'),
	decision: absent(text('status', 'döntés', 'karar', 'Was the grant approved?')),
	granted: absent(
		number('', 'megítélt összeg', 'onaylanan tutar', 'How much was granted?', 'amountGranted'),
	),
	phone: absent(text('phone', 'telefonszám', 'telefon')),
};
const SAID = {
	hu: 'PÁLYÁZATI ADATLAP|Beadási határidő: április 30. A támogatás legfeljebb az összköltség 80 %-a. A szürke mezőket a kezelő tölti ki.|Iktatószám|A pályázó neve|Jogi forma|egyesület;alapítvány;önkormányzat;egyéni vállalkozó|Képviselője|A projekt címe|A megvalósítás ideje|-tól|-ig|Költségvetés|Összköltség|Önerő|Igényelt támogatás|Résztvevők száma|Bankszámlaszám|Először pályázunk|E-mail|Telefon|Döntés|Megítélt összeg|Kelt, aláírás|terembérlet;útiköltség;nyomda;tiszteletdíj;étkezés|Nyári tábor;Helytörténeti kiállítás;Kórustalálkozó;Faültetés',
	tr: 'HİBE BAŞVURU FORMU|Son başvuru: 30 Nisan. Destek toplam maliyetin en fazla % 80’idir. Gri alanlar kurum tarafından doldurulur.|Başvuru No|Başvuran|Hukuki yapı|dernek;vakıf;belediye;şahıs|Temsilcisi|Projenin adı|Uygulama süresi|–|arası|Bütçe|Toplam maliyet|Öz kaynak|Talep edilen destek|Katılımcı sayısı|Hesap No|İlk kez başvuruyoruz|E-posta|Telefon|Karar|Onaylanan tutar|Tarih, imza|salon kirası;yol gideri;baskı;ücretler;yemek|Yaz kampı;Yerel tarih sergisi;Koro buluşması;Fidan dikimi',
	ro: 'CERERE DE FINANȚARE|Termen: 30 aprilie. Sprijinul este de cel mult 80 % din costul total. Câmpurile gri se completează de autoritate.|Nr. dosar|Solicitant|Forma juridică|asociație;fundație;primărie;PFA|Reprezentant|Titlul proiectului|Perioada|–|inclusiv|Buget|Cost total|Contribuție proprie|Sprijin solicitat|Participanți|Cont bancar|Prima solicitare|E-mail|Telefon|Decizie|Sumă aprobată|Data, semnătura|chirie sală;transport;tipar;onorarii;masă|Tabără de vară;Expoziție locală;Întâlnirea corurilor;Plantare de copaci',
} as const;

/** A grant form in bands: letters A to E in a black column, sums in a ladder, the office's fields grey and empty. */
const family: Family = {
	author: 'lidia',
	locales: ['hu-HU', 'tr-TR', 'ro-RO'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const forms = at(5).split(';');
		const costs = random
			.some(at(23).split(';'), random.int(2, 5))
			.map((item) => ({ item, amount: Math.round(inMoney(random.int(4, 190) * 10, locale)) }));
		const total = costs.reduce((sum, { amount }) => sum + amount, 0);
		const own = Math.round(total * random.pick([0.2, 0.25, 0.3, 0.5]));
		const start = random.day('2005-05-01', '2026-06-01');
		const money = (value: number) => locale.amount(value, 0);
		const band = (letter: string, content: ReturnType<typeof markup>) =>
			markup`<section><h2>${letter}</h2><div>${content}</div></section>`;
		const line = (label: string, content: ReturnType<typeof markup> | false, isGrey = false) =>
			markup`<div class="l ${isGrey && 'grey'}"><label>${label}</label><output>${content || '\u00a0'}</output></div>`;
		const html = markup`<style>@page { size: A4; margin: 12mm } body { font: 9pt/1.35 'DejaVu Sans Condensed', 'DejaVu Sans' } h1 { font-size: 15pt; margin: 0 } section { display: grid; grid-template-columns: 9mm 1fr; margin-top: 3mm; border: 1pt solid #000 } h2 { margin: 0; background: #000; color: #fff; text-align: center; font-size: 12pt; padding-top: 2mm } section > div { padding: 1.5mm 3mm } .l { display: grid; grid-template-columns: 46mm 1fr; border-bottom: .4pt dotted #666; min-height: 7.5mm; align-items: center } .l output > span, td span { ${drawFilling(random)}; font-size: 9.5pt } .grey { background: #d8d8d8 } .tick { display: inline-block; width: 3.6mm; height: 3.6mm; border: .7pt solid #000; text-align: center; font: bold 8pt/3.4mm 'DejaVu Sans' } .choice { margin-right: 3mm } table { width: 75% } td { border-bottom: .4pt dotted #666; height: 6.5mm } td:last-child { text-align: right; padding-right: 6mm }
			</style><h1>${at(0)}</h1><small>${at(1)}</small>${line(at(2), blank(random, 0.5, 'fileNumber', random.pattern('##/####')), true)}${band('A', markup`${line(at(3), field('organisation', locale.company().name))}<div>${at(4)}: ${choose('legalForm', forms, random.pick(forms))}</div>${line(at(6), field('representative', locale.person().name))}${line(at(18), blank(random, 0.6, 'contact', locale.person().email))}${line(at(19), false)}${line(at(16), blank(random, 0.7, 'account', random.pattern('########-########')))}<div>${tick('isFirst', random.chance(0.4), at(17))}</div>`)}
			${band('B', markup`${line(at(7), field('project', oneOf(random, at(24))))}${line(at(8), markup`${field('start', locale.date(start))} <i>${at(9)}</i> &nbsp; ${field('end', locale.date(addDays(start, random.int(5, 300))))} <i>${at(10)}</i>`)}${line(at(15), blank(random, 0.7, 'people', random.int(8, 900)))}`)}${band('C', markup`<b>${at(11)}</b><table data-list="costs">${costs.map(({ item, amount }) => markup`<tr data-row><td>${field('item', item)}<td>${field('amount', money(amount))}`)}${random.chance(0.7) && markup`<tr><td><td>`}</table>${line(at(12), field('cost', money(total)))}${line(at(13), field('own', money(own)))}${line(at(14), field('requested', money(total - own)))}`)}${band('D', markup`${line(at(20), false, true)}${line(at(21), false, true)}${line(at(22), false)}`)}`;
		return { html, fields };
	},
};
export default family;
