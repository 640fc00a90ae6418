import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { drawFilling, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { asList } from '../../kit/people.ts';
import { asDate, asFlag, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	candidate: asText('Who applies for the licence? | hakija | Bewerber | adayın adı', 'applicant'),
	personalNumber: asText(
		'personal number of the applicant | henkilötunnus | Personennummer | kimlik no',
		'personalNumber',
	),
	address: asText('home of the applicant | osoite | Anschrift | adres', 'address'),
	heldLicence: asText(
		'licence already held | aiempi ajokortti | vorhandene Klasse | mevcut ehliyet',
		'drivingLicence',
	),
	licenceNumber: asText(
		'number of the licence held | ajokortin numero | Führerscheinnummer | belge no',
		'documentNumber',
	),
	reason: asText(
		'Why is the application made? | hakemuksen syy | Anlass | başvuru nedeni',
		'reason',
	),
	classes: asList(
		{
			code: asText(
				'class applied for | haettava luokka | beantragte Klasse | sınıf',
				'licenceClass',
			),
			vehicle: asText('vehicles of the class | ajoneuvo | Fahrzeuge | araç'),
		},
		'requestedClasses | Which classes are applied for? | haetut luokat | beantragte Klassen',
	),
	wearsGlasses: asFlag('Are glasses needed? | silmälasit | Sehhilfe nötig | gözlük'),
	hasIllness: asFlag('illness that affects driving | sairaus | Krankheit | hastalık'),
	wasBanned: asFlag('Was the applicant ever banned? | ajokielto | Fahrverbot | ehliyeti alındı mı'),
	school: asText('Which driving school? | autokoulu | Fahrschule | sürücü kursu', 'institution'),
	lessons: asNumber('lessons taken | ajotunnit | Fahrstunden | ders sayısı'),
	visionLeft: asText('sight of the left eye | vasen silmä | Sehschärfe links | sol göz'),
	visionRight: asText('sight of the right eye | oikea silmä | Sehschärfe rechts | sağ göz'),
	doctor: asText(
		'Which doctor examined the eyes? | lääkäri | Augenarzt | göz doktoru',
		'physician',
	),
	appliedOn: asDate(
		'day of the application | hakemuspäivä | Antragstag | başvuru tarihi',
		'applicationDate',
	),
	fee: asNumber('fee for the licence | maksu | Gebühr | harç', 'amountPaid'),
	plate: absent(asText('registration of a car | rekisteritunnus | Kennzeichen', 'vehiclePlate')),
	expiry: absent(asDate('expiry of the new licence | voimassa asti | gültig bis', 'expiryDate')),
};
const SAID = {
	fi: 'AJOKORTTIHAKEMUS|Nimi|Henkilötunnus|Osoite|Aiempi luokka|Numero|Hakemuksen syy|ensimmäinen ajokortti;uusi luokka;kadonnut kortti;nimen muutos|Haettava luokka|moottoripyörä;henkilöauto;kuorma-auto;perävaunu;linja-auto;traktori|Käytättekö silmälaseja ajaessa?|Onko teillä ajamiseen vaikuttavaa sairautta?|Onko ajo-oikeutenne ollut kielletty?|kyllä|ei|Autokoulu|Ajotunteja|LÄÄKÄRIN MERKINNÄT|Näkö vasen|oikea|Lääkäri|Päiväys|Maksu|Kuva|VIRANOMAINEN',
	en: 'APPLICATION FOR A LICENCE TO DRIVE|Name|Driver or personal no.|Address|Licence held|Number|Reason|first licence;further class;lost licence;change of name|Class wanted|motor cycle;car;lorry;trailer;bus;tractor|Do you need glasses to drive?|Have you an illness that affects driving?|Have you ever been disqualified?|yes|no|Driving school|Lessons|EYESIGHT REPORT|Left eye|right eye|Examined by|Date|Fee|Photo|OFFICE',
	de: 'ANTRAG AUF EINE FAHRERLAUBNIS|Name|Personennummer|Anschrift|Vorhandene Klasse|Nummer|Anlass|Ersterteilung;Erweiterung;Verlust;Namensänderung|Beantragte Klasse|Kraftrad;Pkw;Lkw;Anhänger;Bus;Traktor|Brauchen Sie eine Sehhilfe?|Leiden Sie an einer Krankheit, die das Fahren beeinflusst?|Wurde Ihnen das Fahren je verboten?|ja|nein|Fahrschule|Fahrstunden|SEHTEST|Sehschärfe links|rechts|Arzt|Datum|Gebühr|Lichtbild|BEHÖRDE',
	tr: 'SÜRÜCÜ BELGESİ BAŞVURUSU|Ad Soyad|T.C. Kimlik No|Adres|Mevcut sınıf|Belge no|Başvuru nedeni|ilk belge;sınıf ekleme;kayıp;isim değişikliği|İstenen sınıf|motosiklet;otomobil;kamyon;römork;otobüs;traktör|Gözlük kullanıyor musunuz?|Sürüşü etkileyen hastalığınız var mı?|Belgeniz geri alındı mı?|evet|hayır|Sürücü kursu|Ders sayısı|GÖZ MUAYENESİ|Sol göz|sağ göz|Doktor|Tarih|Harç|Fotoğraf|MAKAM',
	hu: 'JÁRMŰVEZETŐI ENGEDÉLY KÉRELEM|Név|Személyi szám|Lakcím|Meglévő kategória|Okmányszám|Kérelem oka|első engedély;új kategória;elveszett;névváltozás|Kért kategória|motorkerékpár;személyautó;tehergépkocsi;pótkocsi;autóbusz;traktor|Visel szemüveget?|Van-e vezetést befolyásoló betegsége?|Volt-e eltiltva?|igen|nem|Autósiskola|Órák száma|SZEMÉSZETI VIZSGÁLAT|Bal szem|jobb|Orvos|Kelt|Díj|Fénykép|HATÓSÁG',
} as const;
const CODES = ['A', 'B', 'C', 'BE', 'D', 'T'];

/** A sheet cut into a broad left part for the applicant and a narrow dark right one for doctor and office; classes as a strip of six pictures to be crossed, questions with answers in a bracket. */
const family: Family = {
	author: 'quentin',
	locales: ['fi-FI', 'en-IE', 'de-AT', 'tr-TR', 'hu-HU', 'en-AU'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = locale.person();
		const vehicles = at(9).split(';');
		const wanted = new Set(random.some([0, 1, 2, 3, 4, 5], random.int(1, 3)));
		const filling = drawFilling(random);
		const put = (content: ReturnType<typeof markup> | false) =>
			content && markup`<span class="v">${content}</span>`;
		const line = (label: string, content: ReturnType<typeof markup> | false) =>
			markup`<div class="l"><u>${label}</u>${put(content)}</div>`;
		const isHeld = random.chance(0.45);
		const ask = (i: number, path: string, isYes: boolean) => {
			const [yes, no] = [at(13), at(14)];
			const inner = isYes
				? markup`<b>${yes}</b> | <s>${no}</s>`
				: markup`<s>${yes}</s> | <b>${no}</b>`;
			return markup`<p>${at(i)} [ <span data-field="${path}" data-value="${String(isYes)}">${inner}</span> ]</p>`;
		};
		const sight = () => random.pick(['1,0', '0,8', '1,2', '0,5', '6/6', '6/9']);
		const html = markup`<style>@page { size: ${random.pick(['A4', '210mm 270mm'])}; margin: 0 } body { font: 9pt/1.35 'Liberation Sans'; display: grid; grid-template-columns: 1fr 58mm; height: 268mm } .m { padding: 14mm 9mm 10mm 14mm } .s { background: #d9d9d9; padding: 14mm 7mm; border-left: 1.5pt solid #000 } .v { ${filling}; font-size: 10.5pt } h1 { font-size: 14pt; margin: 0 0 5mm } .l { border-bottom: .6pt solid #000; padding-top: 4.5mm; position: relative; min-height: 12mm; margin-bottom: 1mm } u { position: absolute; top: .4mm; left: 0; font-size: 7pt; text-decoration: none; color: #444 } .k { display: grid; grid-template-columns: repeat(6, 1fr); border: .8pt solid #000; margin: 4mm 0; text-align: center } .k > div { border-right: .5pt solid #000; padding: 1mm; font-size: 7pt; position: relative } .k b { display: block; font-size: 15pt } .x::after { content: '╳'; position: absolute; left: 0; right: 0; top: 0; font-size: 20pt; color: #1b2a6b } .ph { border: .8pt solid #000; background: #fff; height: 44mm; width: 35mm; margin: 0 auto 6mm; text-align: center; padding-top: 18mm; color: #777 } s { color: #888 } p { margin: 2mm 0 } .s .l { border-color: #555 } h2 { font-size: 9pt; border-bottom: 1pt solid #000 }
			</style><div class="m"><h1>${at(0)}</h1>${line(at(1), field('candidate', `${person.family} ${person.given}`))}${line(at(2), field('personalNumber', random.pattern('######-###?')))}${line(at(3), field('address', locale.address().whole))}${line(at(6), field('reason', one(7)))}${line(at(4), isHeld && field('heldLicence', random.pick(['B', 'A1', 'AM, B'])))}${line(at(5), isHeld && random.chance(0.8) && field('licenceNumber', random.pattern('##-######-##')))}
			<p style="margin-top:5mm">${at(8)}:</p><div class="k" data-list="classes">${CODES.map((code, i) => (wanted.has(i) ? markup`<div class="x" data-row><b>${field('code', code)}</b>${field('vehicle', vehicles[i] ?? '')}</div>` : markup`<div><b>${code}</b>${vehicles[i] ?? ''}</div>`))}</div>${ask(10, 'wearsGlasses', random.chance(0.4))}${ask(11, 'hasIllness', random.chance(0.1))}${ask(12, 'wasBanned', random.chance(0.1))}${line(at(15), random.chance(0.85) && field('school', `${locale.person().family} ${at(15)}`))}${line(at(16), random.chance(0.7) && field('lessons', random.int(8, 46)))}${line(at(21), field('appliedOn', locale.date(random.day('1989-01-01', '2026-05-01'))))}</div>
			<div class="s"><div class="ph">${at(23)}</div><h2>${at(17)}</h2>${line(at(18), random.chance(0.85) && field('visionLeft', sight()))}${line(at(19), random.chance(0.85) && field('visionRight', sight()))}${line(at(20), field('doctor', `Dr. ${locale.person().family}`))}<h2 style="margin-top:14mm">${at(24)}</h2>${line(at(22), random.chance(0.8) && field('fee', locale.money(random.int(18, 95))))}</div>`;
		return { html, fields };
	},
};
export default family;
