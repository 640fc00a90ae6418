import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { drawPeople } from '../../kit/archive.ts';
import { speak } from '../../kit/forms.ts';
import { about, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawFace } from '../../kit/reports.ts';

const SAID = {
	en: 'Directors and Officers|Board of Directors|Chairman;Deputy Chairman;Managing Director;Non-executive;Retired banker;Professor of Law|Officers|Secretary;Treasurer;Chief Engineer;Counsel;Controller|Registered office|Auditors|Bankers|Registrars|elected|Annual General Meeting',
	de: 'Organe der Gesellschaft|Aufsichtsrat|Vorsitzender;Stellv. Vorsitzende;Arbeitnehmervertreter;Bankdirektor i. R.;Professor der Rechte;Gutsbesitzer|Vorstand|Finanzen;Technik;Verkauf;Personal;Recht|Sitz|Abschlussprüfer|Banken|Registerführer|gewählt|Hauptversammlung',
	fr: 'Administration et direction|Conseil d’administration|Président;Vice-président;Administrateur délégué;Ancien banquier;Professeur de droit;Administrateur|Direction|Secrétaire général;Trésorier;Ingénieur en chef;Conseil juridique;Contrôleur|Siège social|Commissaires aux comptes|Banques|Service des titres|élu en|Assemblée générale',
	es: 'Administración y dirección|Consejo de administración|Presidente;Vicepresidente;Consejero delegado;Banquero jubilado;Catedrático de Derecho;Vocal|Dirección|Secretario;Tesorero;Ingeniero jefe;Asesor jurídico;Interventor|Domicilio social|Auditores|Bancos|Registro de acciones|elegido en|Junta general',
	fi: 'Yhtiön johto|Hallitus|Puheenjohtaja;Varapuheenjohtaja;Toimitusjohtaja;Pankinjohtaja evp;Oikeustieteen professori;Jäsen|Johtoryhmä|Sihteeri;Talousjohtaja;Pääinsinööri;Lakimies;Controller|Kotipaikka|Tilintarkastajat|Pankit|Osakerekisteri|valittu|Yhtiökokous',
	tr: 'Yönetim ve denetim|Yönetim Kurulu|Başkan;Başkan Vekili;Murahhas Üye;Emekli bankacı;Hukuk profesörü;Üye|Yöneticiler|Sekreter;Mali İşler;Başmühendis;Hukuk Müşaviri;Kontrolör|Merkez|Denetçiler|Bankalar|Pay kayıt|seçildiği yıl|Genel Kurul',
} as const;

/** The page of a company's report with its people: the board with what each does under the name, officers as name and post on one line, addresses of bankers and auditors in a second column. */
const family: Family = {
	author: 'philippa',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'es-MX', 'fi-FI', 'tr-TR', 'en-US'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const board = random.int(5, 7);
		const people = drawPeople(locale, board + 4);
		const posts = at(2).split(';');
		const offices = random.some(at(4).split(';'), 4);
		const spare =
			at(4)
				.split(';')
				.find((one) => !offices.includes(one)) ?? '';
		const asked: Record<string, Fields[string]> = {};
		for (const [i, office] of offices.entries())
			asked[`officer${i + 1}`] = askText(
				`${office}|Who is listed as ${office}?|name beside “${office}”|Wer ist ${office}?`,
			);
		const fields: Fields = {
			...about('title', 'pageNumber'),
			...asked,
			company: askText(
				'company|Which company is it?|companyName|Welche Gesellschaft?|société|empresa',
			),
			chairman: askText(
				`${posts[0]}|Who is the chairman of the board?|chairman|Wer ist Vorsitzender?|Qui préside le conseil ?|¿Quién preside el consejo?`,
			),
			deputy: askText(
				`${posts[1]}|Who is the deputy chairman?|deputyChairman|Wer ist Stellvertreter?|vice-président`,
			),
			firstElected: askText(
				'year in which the chairman was elected|Since when is the chairman on the board?|chairmanElected|Seit wann ist der Vorsitzende gewählt?',
			),
			office: askText(
				'registered office|Where is the registered office?|registeredOffice|Wo ist der Sitz der Gesellschaft?|siège social|domicilio social',
			),
			auditors: askText(
				'auditors|Which firm audits the accounts?|auditors|Wer prüft den Abschluss?|commissaires aux comptes|auditores',
			),
			bank: askText('banker|Which bank is named?|banker|Welche Bank ist genannt?|banque|banco'),
			registrar: askText(
				'registrars of the shares|Who keeps the register of shares?|registrar|Wer führt das Aktienregister?|service des titres',
			),
			meeting: askText(
				'day of the general meeting|When is the annual general meeting?|agmDate|Wann ist die Hauptversammlung?|date de l’assemblée générale|fecha de la junta',
			),
			board: list(
				{
					name: askText('name of the director|Who?|Name'),
					role: askText('what the director does|role|Funktion'),
					since: askText('year of election|since when|gewählt'),
				},
				'members of the board',
				'Who sits on the board, and what do they do?',
				'boardMembers',
				'Mitglieder des Aufsichtsrats',
			),
			officers: list(
				{ name: askText('name of the officer|Who?'), post: askText('post|office held|Posten') },
				'officers',
				'Who are the officers of the company?',
				'officerList',
				'leitende Personen',
			),
			[`missing`]: absent(askText(`${spare}|Who is listed as ${spare}?|name of the ${spare}`)),
			fax: absent(askText('fax of the company|What is the fax number?|Faxnummer')),
		};
		const hasYears = random.chance(0.7);
		const member = (i: number) => {
			const name = people[i]?.name ?? '';
			const since = String(random.int(1948, 1999));
			return markup`<div data-row class="m"><b>${also(field('name', name), i === 0 && 'chairman', i === 1 && 'deputy')}</b><br><i>${field('role', posts[Math.min(i, 5)] ?? '')}</i>${hasYears && markup`, ${at(10 - 1)} ${also(field('since', since), i === 0 && 'firstElected')}`}</div>`;
		};
		const officer = (office: string, i: number) => {
			const name = people[board + i]?.name ?? '';
			return markup`<div data-row>${also(field('name', name), `officer${i + 1}`)}, ${field('post', office)}</div>`;
		};
		const columns = random.int(1, 2);
		const block = (label: string, path: string, value: string) =>
			random.chance(0.85) && markup`<p><b>${label}</b><br>${field(path, value)}</p>`;
		const html = markup`<style>@page { size: ${random.pick(['A4', '216mm 279mm', '200mm 270mm'])}; margin: 18mm } body { font: 9.6pt/1.4 ${drawFace(random)} } h1 { font-size: 17pt; font-weight: normal; border-bottom: ${random.pick(['1pt solid #000', '0'])}; padding-bottom: 2mm } h2 { font-size: 10pt; letter-spacing: 1pt; text-transform: ${random.pick(['uppercase', 'none'])}; margin: 5mm 0 2mm } .w { display: grid; grid-template-columns: ${random.pick(['1.4fr 1fr', '1fr 1.4fr'])}; gap: 12mm } .b { columns: ${columns} } .m { break-inside: avoid; margin-bottom: 2.4mm } aside { order: ${random.pick([0, -1])}; font-size: 8.6pt }
			</style><div>${field('company', locale.company().name)}</div><h1>${field('title', at(0))}</h1><div class="w"><main><h2>${at(1)}</h2><div class="b" data-list="board">${Array.from({ length: board }, (_, i) => member(i))}</div><h2>${at(3)}</h2><div data-list="officers">${offices.map(officer)}</div></main><aside>${block(at(5), 'office', locale.address().whole)}${block(at(6), 'auditors', `${locale.person().family}, ${locale.person().family} & Co.`)}${block(at(7), 'bank', locale.bank())}${block(at(8), 'registrar', locale.company().name)}${block(at(10), 'meeting', locale.date(random.day('1958-04-01', '2010-07-01')).text)}</aside></div><div style="text-align:center;margin-top:8mm">${field('pageNumber', String(random.int(2, 6)))}</div>`;
		return { html, fields };
	},
};
export default family;
