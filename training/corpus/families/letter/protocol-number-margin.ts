import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { asDate, asRows, drawPeople, drawSignature, longDate } from '../../kit/archive.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { drawProse, ofLetter } from '../../kit/reports.ts';

const SAID = {
	it: 'Prot. n.|Oggetto|Allegati|Risposta al foglio del|Al|p.c.|IL DIRETTORE;IL SEGRETARIO GENERALE;IL DIRIGENTE|Comune di;Camera di Commercio di;Provincia di|Richiesta di dati statistici;Convocazione della commissione;Lavori al magazzino comunale|Distinti saluti|Si prega codesto Ufficio di trasmettere i dati entro il|Ufficio Tecnico;Archivio;Ragioneria;Presidenza|Pos.',
	pt: 'Of. n.º|Assunto|Anexos|Em resposta ao ofício de|Ao|c/c|O DIRETOR;O SECRETÁRIO-GERAL;O CHEFE DE DIVISÃO|Câmara Municipal de;Junta Distrital de;Direção Regional de|Pedido de dados estatísticos;Convocação da comissão;Obras no armazém municipal|Com os melhores cumprimentos|Solicita-se o envio dos dados até|Serviços Técnicos;Arquivo;Contabilidade;Presidência|Proc.',
	pl: 'L.dz.|Dotyczy|Załączniki|Odpowiedź na pismo z dnia|Do|Do wiadomości|DYREKTOR;SEKRETARZ GENERALNY;NACZELNIK|Urząd Miasta;Izba Handlowa w;Zarząd Dróg w|Dane statystyczne;Posiedzenie komisji;Prace w magazynie miejskim|Z poważaniem|Prosimy o przesłanie danych do dnia|Dział Techniczny;Archiwum;Księgowość;Prezydium|Nr sprawy',
	ro: 'Nr. înreg.|Referitor la|Anexe|Răspuns la adresa din|Către|Spre știință|DIRECTOR;SECRETAR GENERAL;ȘEF SERVICIU|Primăria;Camera de Comerț;Consiliul|Date statistice;Convocarea comisiei;Lucrări la depozitul orașului|Cu stimă|Vă rugăm să trimiteți datele până la|Serviciul Tehnic;Arhiva;Contabilitate;Președinție|Dosar',
	tr: 'Sayı|Konu|Ekler|İlgi: yazınız, tarih|Sayın|Bilgi|MÜDÜR;GENEL SEKRETER;DAİRE BAŞKANI|Belediyesi,;Ticaret Odası,;Yol İşleri,|İstatistik verileri;Komisyon toplantısı;Belediye ambarındaki işler|Saygılarımızla|Verilerin gönderilmesini rica ederiz, son gün|Fen İşleri;Arşiv;Muhasebe;Başkanlık|Dosya',
	hu: 'Iktatószám|Tárgy|Mellékletek|Hivatkozás a következő napi levélre|Címzett|Értesül|IGAZGATÓ;FŐTITKÁR;OSZTÁLYVEZETŐ|Városi Tanács,;Kereskedelmi Kamara,;Útügyi Igazgatóság,|Statisztikai adatok kérése;A bizottság összehívása;Munkák a városi raktárban|Tisztelettel|Kérjük az adatokat megküldeni eddig|Műszaki osztály;Irattár;Könyvelés;Elnökség|Ügyszám',
} as const;
const fields: Fields = {
	...ofLetter(
		'letterhead',
		'letterDate',
		'addressee',
		'addresseeCity',
		'subject',
		'reference',
		'closing',
		'signer',
		'signerTitle',
	),
	file: askText(
		'number of the file|Under which file is the matter kept?|fileNo|numero di posizione|número do processo|numer akt|dosya numarası',
	),
	attachments: askText(
		'number of attachments|How many attachments are there?|attachmentCount|numero degli allegati|liczba załączników|ek sayısı',
	),
	repliesTo: asDate(
		'date of the letter that is answered|To a letter of which date does it reply?|answersLetterOf|data della lettera a cui si risponde|data pisma, na które odpowiadano',
	),
	deadline: asDate(
		'day by which the data are wanted|By when must the data be sent?|dataDeadline|entro quando inviare i dati|termin nadesłania danych|prazo',
	),
	place: askText(
		'place where the letter was written|Where was the letter written?|placeOfWriting|luogo della lettera|miejsce wystawienia|local',
	),
	copies: asRows(
		{ value: askText('office that gets a copy|copy to|per conoscenza') },
		'Which offices received a copy?|copyOffices|a chi è inviata per conoscenza|kto otrzymuje do wiadomości',
	),
	fee: absent(askText('stamp duty|How high is the duty?|imposta di bollo|opłata skarbowa')),
	phone: absent(
		askText(
			'telephone of the office|Under which number can the office be called?|telefono dell’ufficio|telefon urzędu',
		),
	),
};

/** A letter of an authority: number and file in the upper left corner under the arms, the addressee far at the right, subject between rules, copies to offices in a column below the signature. */
const family: Family = {
	author: 'casimir',
	locales: ['it-IT', 'pt-PT', 'pl-PL', 'ro-RO', 'tr-TR', 'hu-HU'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const [reader, signer] = drawPeople(locale, 2);
		if (!reader || !signer) throw new Error('Too few people');
		const day = random.day('1958-01-01', '2012-11-01');
		const [town, other] = [locale.address().city, locale.address()];
		const said = drawProse(random, locale.language, 4);
		const copies = random.some(at(11).split(';'), random.int(1, 3));
		const html = markup`<style>@page { size: A4; margin: 16mm 20mm } body { font: ${random.pick(["11pt/1.5 'Liberation Serif'", "10pt/1.5 'Liberation Mono'", "10.5pt/1.5 'Liberation Sans'"])} } .a { width: 62mm; text-align: center; font-size: 90% } .o { width: 14mm; height: 14mm; border: 1.5pt solid #000; border-radius: 7mm; margin: 0 auto 2mm } .r { margin-left: 88mm; margin-top: 4mm } .b { border: ${random.pick(['0', '.5pt solid #000'])}; padding: 2mm 0; margin: 8mm 0 6mm } p { text-align: justify; text-indent: 12mm; margin: 0 0 3mm } .s { margin-left: 92mm; text-align: center; margin-top: 8mm }
			</style><div class="a"><div class="o"></div><b>${field('letterhead', `${oneOf(random, at(7))} ${town}`)}</b></div><div style="margin-top:4mm">${at(0)} ${field('reference', random.pattern(random.pick(['####/?', '##.###/##', '?-##/####'])))} &nbsp;&nbsp; ${random.chance(0.7) && markup`${at(12)} ${field('file', random.pattern('?.#.##'))}`}</div>
			<div class="r">${field('place', town)}, ${field('letterDate', longDate(locale, day))}<br><br>${at(4)} ${field('addressee', reader.name)}<br>${other.street}<br>${other.postcode} ${field('addresseeCity', other.city)}</div>
			<div class="b"><b>${at(1)}:</b> ${field('subject', oneOf(random, at(8)))}.<br>${random.chance(0.7) && markup`${at(2)}: ${field('attachments', String(random.int(1, 9)))}<br>`}${random.chance(0.6) && markup`${at(3)} ${field('repliesTo', locale.date(random.day('1957-01-01', day)))}`}</div>
			<p>${said[0]} ${said[1]}</p><p>${said[2]} ${random.chance(0.7) && markup`${at(10)} ${field('deadline', locale.date(day.replace(/-\d\d-\d\d$/, '-12-20')))}.`}</p><p>${said[3]} ${field('closing', at(9))}.</p><div class="s">${field('signerTitle', oneOf(random, at(6)))}<br>${random.chance(0.7) ? drawSignature(random, signer) : '(…)'}<br>${field('signer', signer.name)}</div>
			<div data-list="copies" style="margin-top:6mm;font-size:90%">${at(5)}:${copies.map((one) => markup`<br>– <span data-row>${field('value', one)}</span>`)}</div>`;
		return { html, fields };
	},
};
export default family;
