import type { Family, Fields } from '../../family.ts';
import { absent, date, number, text } from '../../kit/ask.ts';
import { blank, oneOf, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	inventory: text('documentNumber', 'numer inwentarzowy', 'inventory number', 'Inventarnummer'),
	object: text('product', 'nazwa obiektu', 'What is the object?', 'Gegenstand'),
	maker: text('', 'autor', 'Who made it?', 'artist', 'Hersteller'),
	year: text('', 'datowanie', 'When was it made?', 'dating', 'Datierung'),
	material: text('', 'materiał, technika', 'What is it made of?', 'material', 'Material'),
	dimensions: text('dimensions', 'wymiary', 'How large is it?', 'Maße'),
	origin: text('', 'miejsce pochodzenia', 'Where does it come from?', 'provenance', 'Herkunft'),
	acquired: date('purchaseDate', 'data nabycia', 'When did the museum get it?', 'Erworben am'),
	acquiredFrom: text(
		'',
		'sposób nabycia',
		'From whom was it acquired?',
		'acquiredFrom',
		'Vorbesitzer',
	),
	value: number('declaredValue', 'wartość', 'What is it worth?', 'Wert'),
	location: text('location', 'miejsce przechowywania', 'Where is it kept?', 'Standort'),
	condition: text('status', 'stan zachowania', 'In what condition is it?', 'Erhaltungszustand'),
	negative: text('', 'numer negatywu', 'number of the negative', 'Negativnummer', 'photoNegative'),
	recordedBy: text('preparedBy', 'kartę opracował', 'Who wrote the card?', 'aufgenommen von'),
	publisher: absent(text('', 'wydawca', 'Who published it?', 'publisher', 'Verlag')),
	isbn: absent(text('', 'ISBN', 'What is the ISBN?', 'isbn')),
};
const SAID = {
	pl: 'KARTA EWIDENCYJNA ZABYTKU|Nr inw.|Nazwa|Autor, wytwórnia|Czas powstania|Materiał, technika|Wymiary|Pochodzenie|Nabyto|Od kogo|Wartość|Przechowywanie|Stan|Nr neg.|Opracował|dzban;skrzynia malowana;zegar stołowy;obraz|glina, polewa;drewno sosnowe;mosiądz;olej na płótnie|dobry;uszkodzony;po konserwacji|magazyn II, regał|dar;zakup;przekaz|poł. XIX w.;ok. 1780;1912',
	de: 'INVENTARBLATT|Inv.-Nr.|Gegenstand|Künstler, Hersteller|Datierung|Material, Technik|Maße|Herkunft|Erworben|Von|Wert|Standort|Zustand|Neg.-Nr.|Bearbeiter|Krug;Bauerntruhe;Tischuhr;Gemälde|Ton, glasiert;Fichte, bemalt;Messing;Öl auf Leinwand|gut;beschädigt;restauriert|Depot II, Regal|Schenkung;Ankauf;Leihgabe|Mitte 19. Jh.;um 1780;1912',
	cs: 'EVIDENČNÍ KARTA|Inv. č.|Předmět|Autor, výrobce|Datace|Materiál, technika|Rozměry|Původ|Získáno|Od koho|Cena|Uložení|Stav|Č. neg.|Zapsal|džbán;malovaná truhla;stolní hodiny;obraz|hlína, glazura;smrk;mosaz;olej na plátně|dobrý;poškozený;po restaurování|depozitář II, regál|dar;nákup;převod|pol. 19. stol.;kolem 1780;1912',
} as const;

/** A museum's index card: typed on a printed grid, a glued photograph, blanks never filled, a number repeated in the corner. */
const family: Family = {
	author: 'tomasz',
	locales: ['pl-PL', 'de-DE', 'cs-CZ'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const kind = random.int(0, 3);
		const number2 = random.pattern(random.pick(['MT/##/####', '####/##', 'E ####']));
		const td = (label: number, content: ReturnType<typeof markup> | false, span = 1) =>
			markup`<td colspan="${span}"><small>${at(label)}</small><br><tt>${content}</tt>`;
		const html = markup`<style>@page { size: ${random.pick(['A5 landscape', '203mm 127mm'])}; margin: 6mm } body { font: 8pt 'Liberation Serif' } table { width: 100%; table-layout: fixed } td { border: .6pt solid #333; height: 12.5mm; vertical-align: top; padding: .8mm 1.5mm } small { font-size: 6.5pt } tt { font: ${random.pick(["10.5pt 'Liberation Mono'", "9.5pt 'DejaVu Sans Mono'"])}; position: relative; top: ${random.decimal(-0.6, 0.8)}mm } .ph { background: #ddd; text-align: center; vertical-align: middle; color: #777 }
			</style><table><tr><td colspan="4" style="height:9mm;font-weight:bold">${at(0)} – ${`Muzeum ${locale.address().city}`}${td(1, field('inventory', number2), 2)}<tr>${td(2, field('object', at(15).split(';')[kind] ?? ''), 2)}${td(3, blank(random, 0.6, 'maker', locale.person().name), 2)}<td colspan="2" rowspan="4" class="ph">fot.<tr>${td(4, blank(random, 0.85, 'year', oneOf(random, at(20))), 2)}${td(5, field('material', at(16).split(';')[kind] ?? ''), 2)}<tr>${td(6, field('dimensions', `${random.int(8, 140)} × ${random.int(6, 90)}${random.pick([' cm', ` × ${random.int(4, 60)} cm`])}`), 2)}${td(7, blank(random, 0.7, 'origin', locale.address().city), 2)}<tr>${td(8, blank(random, 0.8, 'acquired', locale.date(random.day('1922-01-01', '1989-12-01'))), 2)}${td(9, blank(random, 0.7, 'acquiredFrom', `${oneOf(random, at(19))}, ${locale.person().name}`), 2)}<tr>${td(10, blank(random, 0.5, 'value', locale.money(random.int(2, 90) * 50)), 2)}${td(11, blank(random, 0.8, 'location', `${at(18)} ${random.int(1, 24)}`), 2)}${td(12, blank(random, 0.8, 'condition', oneOf(random, at(17))), 2)}<tr>${td(13, blank(random, 0.5, 'negative', random.pattern('#####')), 2)}${td(14, blank(random, 0.8, 'recordedBy', locale.person().name), 4)}</table>`;
		return { html, fields };
	},
};
export default family;
