import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak, tick } from '../../kit/forms.ts';
import { inMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { entry } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { asDate, asFlag, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	tradeName: asText(
		'handelsnaam | firma | tradeName | Hoe heet de onderneming? | What is the name of the business? | Care este denumirea firmei? | Şirketin unvanı nedir?',
	),
	legalForm: asText(
		'rechtsvorm | formă juridică | legalForm | Welke rechtsvorm heeft het bedrijf? | What is the legal form of the company? | Şirketin türü nedir?',
	),
	street: asText(
		'vestigingsadres | sediu social | registeredOffice | Waar is de onderneming gevestigd? | Where is the company seated? | Unde se află sediul?',
	),
	postcode: asText(
		'postcode van de vestiging | cod poștal | officePostcode | Wat is de postcode van het bedrijf? | What is the postcode of the company?',
	),
	city: asText(
		'plaats van vestiging | localitate | officeCity | In welke plaats zit het bedrijf? | In which town is the company? | Şirket hangi şehirde?',
	),
	phone: asText(
		'telefoon van de onderneming | telefon | companyPhone | Op welk nummer is het bedrijf te bereiken? | What is the phone number of the company?',
	),
	activity: asText(
		'bedrijfsomschrijving | obiect de activitate | businessActivity | Wat doet de onderneming? | What does the company do? | Ce activitate are firma? | Şirket ne iş yapıyor?',
	),
	startDate: asDate(
		'datum van aanvang | începutul activității | startDate | Wanneer is de onderneming begonnen? | When did the business begin? | Când a început activitatea?',
	),
	employees: asNumber(
		'werkzame personen | număr de salariați | employeeCount | Hoeveel mensen werken er? | How many people work there? | Câți salariați are firma?',
	),
	capital: asNumber(
		'geplaatst kapitaal | capital social | shareCapital | Hoeveel bedraagt het kapitaal? | How large is the capital? | Sermaye ne kadar?',
	),
	directors: list(
		{
			name: asText('naam | nume | director | Who?'),
			birthDate: asDate('geboortedatum | data nașterii | bornOn | When born?'),
			role: asText('functie | calitate | function | What function?'),
		},
		'bestuurders',
		'directors',
		'Wie besturen de onderneming?',
		'Who directs the company?',
		'Cine conduce firma?',
	),
	isSole: asFlag(
		'alleen bevoegd | reprezentare individuală | signsAlone | Mag de bestuurder alleen tekenen? | May the director sign alone?',
	),
	isMail: asFlag(
		'geen reclamepost | fără publicitate | noAdvertising | Wil het bedrijf geen reclame? | Does the company refuse advertising mail?',
	),
	signer: asText(
		'ondertekenaar | semnatar | signedBy | Wie heeft de opgave ondertekend? | Who signed the form? | Cine a semnat?',
	),
	signedAt: asText(
		'plaats van ondertekening | locul semnării | signedAt | Waar is het formulier getekend? | Where was the form signed?',
	),
	signedOn: asDate(
		'datum van ondertekening | data semnării | signedOn | Wanneer is het formulier ondertekend? | When was the form signed? | Form ne zaman imzalandı?',
	),
	formCode: asText(
		'formuliernummer | cod formular | formCode | Welk nummer heeft het formulier? | What is the code of the form at its foot?',
	),
	registerNumber: absent(
		asText(
			'dossiernummer | număr de ordine | registerNumber | Onder welk nummer is het bedrijf ingeschreven? | What is the register number?',
		),
	),
	notary: absent(
		asText(
			'notaris | notar | notaryName | Welke notaris heeft de akte opgemaakt? | Which notary drew up the deed?',
		),
	),
	email: absent(
		asText(
			'e-mailadres | e-mail | companyEmail | Wat is het e-mailadres van het bedrijf? | What is the e-mail address of the company?',
		),
	),
};
const SAID = {
	nl: 'Inschrijving onderneming|Handelsregister|Waarom dit formulier?|Met dit formulier geeft u een nieuwe onderneming op. U doet dat binnen een week na de start. De kosten van inschrijving bedragen eenmalig 50,00. Stuur een kopie van uw legitimatie mee. De notaris hoeft het formulier niet te tekenen.|Onderneming|Wat is de handelsnaam?|Welke rechtsvorm?|Waar is de onderneming gevestigd?|Postcode en plaats|Telefoonnummer|Wat doet de onderneming?|Sinds wanneer?|Hoeveel personen werken er?|Geplaatst kapitaal|Bestuurders|Naam|Geboortedatum|Functie|directeur;vennoot;gevolmachtigde|De bestuurder is alleen bevoegd|Geen ongevraagde reclame per post|Ondertekening|Naam|Plaats|Datum|eenmanszaak;vennootschap onder firma;besloten vennootschap|verkoop van fietsen;schoonmaak van kantoren;import van thee;loodgieterswerk|Dossiernummer (in te vullen door het kantoor)|Vul in met blokletters',
	ro: 'Cerere de înregistrare|Registrul Comerțului|La ce folosește formularul?|Prin această cerere se înregistrează o firmă nouă. Cererea se depune în 15 zile de la începerea activității. Taxa este de 120,00 și nu se restituie. Se anexează copia actului de identitate. Actul constitutiv poate fi autentificat de notar.|Firma|Care este denumirea?|Ce formă juridică?|Unde este sediul social?|Cod poștal și localitate|Telefon|Care este obiectul de activitate?|De la ce dată?|Câți salariați?|Capital social subscris|Administratori|Nume și prenume|Data nașterii|Calitatea|administrator;asociat;împuternicit|Administratorul reprezintă singur firma|Fără publicitate prin poștă|Semnătura|Nume|Locul|Data|întreprindere individuală;societate în nume colectiv;societate cu răspundere limitată|comerț cu biciclete;curățenie în birouri;import de ceai;instalații sanitare|Număr de ordine (se completează de oficiu)|Completați cu majuscule',
	tr: 'Ticaret Siciline Kayıt|Ticaret Sicili Müdürlüğü|Bu form ne içindir?|Bu form ile yeni bir işletme bildirilir. Bildirim faaliyetin başlamasından sonra 15 gün içinde yapılır. Harç 300,00 olup iade edilmez. Kimlik fotokopisi eklenir. Noter onayı ayrıca sunulur.|İşletme|Ticaret unvanı nedir?|Hukuki türü nedir?|Merkezi nerededir?|Posta kodu ve şehir|Telefon|Faaliyet konusu nedir?|Hangi tarihten beri?|Kaç kişi çalışıyor?|Taahhüt edilen sermaye|Yöneticiler|Adı soyadı|Doğum tarihi|Görevi|müdür;ortak;vekil|Müdür tek başına yetkilidir|Posta ile reklam istemiyor|İmza|Adı|Yer|Tarih|şahıs işletmesi;kollektif şirket;limited şirket|bisiklet satışı;büro temizliği;çay ithalatı;su tesisatı|Sicil numarası (müdürlükçe doldurulur)|Büyük harflerle doldurunuz',
} as const;

/** A register's form in the modern manner: explanations in a narrow left column, numbered questions beside them, answers on grey fields under each question. */
const family: Family = {
	author: 'lothar',
	locales: ['nl-NL', 'ro-RO', 'tr-TR'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const home = locale.address();
		const start = random.day('1996-01-01', '2025-06-01');
		let part = 0;
		let n = 0;
		const section = (title: string, hint: string, content: ReturnType<typeof markup>) => {
			part += 1;
			n = 0;
			return markup`<section><aside><b>${part}</b> ${title}<p>${hint}</p></aside><div>${content}</div></section>`;
		};
		const question = (label: string, content: ReturnType<typeof markup> | false) => {
			n += 1;
			return markup`<div class="q"><div>${part + 1}.${n} ${label}</div><div class="v">${content}</div></div>`;
		};
		const put = (path: string, content: Parameters<typeof field>[1], share = 1) =>
			entry(random, path, content, share);
		const people = Array.from({ length: random.int(1, 4) }, () => locale.person());
		const ask = (content: () => ReturnType<typeof markup>) => content();
		const html = markup`<style>@page { size: A4; margin: 12mm 14mm } body { font: 8.5pt/1.3 'Liberation Sans' } header { display: flex; justify-content: space-between; border-bottom: 2.5pt solid #007a87; padding-bottom: 2mm } h1 { font-size: 19pt; font-weight: normal; color: #007a87; margin: 0 } section { display: grid; grid-template-columns: 48mm 1fr; border-bottom: .6pt solid #007a87; padding: 3mm 0 } aside { font-size: 9pt; color: #007a87; padding-right: 5mm } aside p { font-size: 7pt; color: #333 } .q { margin-bottom: 2mm } .v { background: #e9f1f2; min-height: 6.8mm; margin-top: .6mm; padding: 1mm 2mm; font: ${random.pick(["10.5pt 'Liberation Mono'", "italic 12pt 'Liberation Serif'", "10pt 'Liberation Sans'"])} } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 0 5mm } table { width: 100% } th { text-align: left; font-weight: normal; font-size: 8pt } td { background: #e9f1f2; border-bottom: 2pt solid #fff; border-right: 2pt solid #fff; height: 7mm; padding: 0 2mm; font: 10pt 'Liberation Mono' } .tick { display: inline-block; width: 3.6mm; height: 3.6mm; border: .7pt solid; text-align: center; font: bold 8pt/3.4mm 'DejaVu Sans' } footer { display: flex; justify-content: space-between; font-size: 7pt; margin-top: 2mm }
			</style><header><h1>${at(0)}</h1><span>${at(1)}</span></header><section><aside>${at(2)}</aside><div style="font-size:7.8pt">${at(3)}<br><b>${at(28)}.</b></div></section>
			${section(
				at(4),
				'',
				ask(
					() =>
						markup`${question(at(5), put('tradeName', locale.company().name))}<div class="two">${question(at(6), put('legalForm', one(25), 0.85))}${question(at(11), put('startDate', locale.date(start), 0.9))}</div>${question(at(7), put('street', home.street))}<div class="two">${question(at(8), markup`${put('postcode', home.postcode, 0.9)} &nbsp; ${field('city', home.city)}`)}${question(at(9), put('phone', locale.phone(), 0.6))}</div>${question(at(10), put('activity', one(26)))}<div class="two">${question(at(12), put('employees', random.int(1, 48), 0.75))}${question(at(13), put('capital', locale.money(inMoney(random.int(2, 90) * 500, locale)), 0.65))}</div>`,
				),
			)}
			${section(
				at(14),
				'',
				ask(
					() =>
						markup`<table data-list="directors"><tr><th>${at(15)}<th>${at(16)}<th>${at(17)}${people.map((person) => markup`<tr data-row><td>${field('name', person.name)}<td>${random.chance(0.85) && field('birthDate', locale.date(random.day('1944-01-01', '1990-12-28')))}<td>${random.chance(0.85) && field('role', one(18))}`)}<tr><td><td><td></table><p style="margin:2mm 0 0">${tick('isSole', random.chance(0.5), at(19), '✓')}<br>${tick('isMail', random.chance(0.5), at(20), '✓')}</p>`,
				),
			)}
			${section(
				at(21),
				'',
				ask(
					() =>
						markup`<div class="two">${question(at(22), put('signer', people[0]?.name ?? ''))}${question(at(23), put('signedAt', home.city, 0.8))}${question(at(24), put('signedOn', locale.date(addDays(start, random.int(-5, 12))), 0.9))}${question(at(27), false)}</div>`,
				),
			)}<footer><span>${field('formCode', random.pattern('HR-##?'))} ${random.int(1, 12)}.${start.slice(0, 4)}</span><span>1 / 1</span></footer>`;
		return { html, fields };
	},
};
export default family;
