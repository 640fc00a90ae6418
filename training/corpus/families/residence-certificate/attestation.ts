import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { asList } from '../../kit/people.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	municipality: asText(
		'Which town issued it? | commune | comune | ausstellende Gemeinde | belediye',
		'issuingAuthority',
	),
	protocol: asText(
		'number of the certificate | numéro du certificat | protocollo | Nummer der Bescheinigung | belge no',
		'documentNumber',
	),
	resident: asText(
		'Who is resident? | habitant | residente | Wer ist gemeldet? | adı soyadı',
		'personName',
	),
	bornOn: asDate(
		'birthday of the resident | né le | nato il | Geburtsdatum | doğum tarihi',
		'birthDate',
	),
	bornAt: asText(
		'Where was the resident born? | lieu de naissance | luogo di nascita | Geburtsort',
		'birthPlace',
	),
	citizenship: asText(
		'nationality of the resident | nationalité | cittadinanza | Staatsangehörigkeit',
		'nationality',
	),
	home: asText(
		'address certified | adresse attestée | indirizzo di residenza | bescheinigte Anschrift',
		'address',
	),
	since: asDate(
		'resident since | domicilié depuis | residente dal | wohnhaft seit',
		'effectiveDate',
	),
	purpose: asText('For what is it used? | usage du certificat | uso | Verwendungszweck', 'reason'),
	members: asList(
		{
			name: asText('member of the family | nom | nome | Name'),
			relation: asText('relation to the head | lien | parentela | Verhältnis'),
			born: asText('birthday of the member | né le | nato il | geboren', 'birthDate'),
		},
		'family of the resident | famille | stato di famiglia | Wer gehört zum Haushalt?',
	),
	fee: asNumber('fee for the paper | droits | diritti | Gebühr', 'amountPaid'),
	official: asText('Which official signed? | officier | ufficiale | Beamter', 'signatory'),
	issuedOn: asDate(
		'day of issue | délivré le | rilasciato il | ausgestellt am',
		'documentIssueDate',
	),
	expires: absent(asDate('valid until | valable jusqu’au | gültig bis', 'expiryDate')),
	profession: absent(asText('profession of the resident | profession | Beruf', 'jobTitle')),
};
const SAID = {
	fr: 'Mairie de|CERTIFICAT DE RÉSIDENCE|Nous, officier de l’état civil de|, certifions que|né(e) le|à|de nationalité|est inscrit(e) à l’adresse suivante :|depuis le|Composition du ménage|Le présent certificat est délivré pour|Droits perçus|Fait en mairie, le|L’officier|N°|l’école;l’employeur;le permis de conduire;la retraite|chef de ménage;conjoint;fils;fille|française;belge;italienne',
	it: 'Comune di|CERTIFICATO DI RESIDENZA|L’ufficiale d’anagrafe di|certifica che|nato/a il|a|di cittadinanza|risulta iscritto/a al seguente indirizzo:|dal|Stato di famiglia|Si rilascia per uso|Diritti|Rilasciato il|L’ufficiale d’anagrafe|Prot. n.|scuola;lavoro;patente;pensione|intestatario;coniuge;figlio;figlia|italiana;romena;francese',
	es: 'Ayuntamiento de|CERTIFICADO DE EMPADRONAMIENTO|El secretario del Ayuntamiento de|certifica que|nacido/a el|en|de nacionalidad|figura inscrito/a en el domicilio siguiente:|desde el|Unidad familiar|Se expide para|Tasa|Expedido el|El secretario|N.º|el colegio;la empresa;el carné;la pensión|titular;cónyuge;hijo;hija|española;rumana;italiana',
	ro: 'Primăria|ADEVERINȚĂ DE DOMICILIU|Subsemnatul, secretar al orașului|, adeverim că|născut(ă) la|în|de cetățenie|figurează la următoarea adresă:|din|Componența familiei|S-a eliberat pentru|Taxă|Eliberat la|Secretar|Nr.|școală;serviciu;permis;pensie|cap de familie;soț;fiu;fiică|română;maghiară',
	tr: 'Belediyesi –|YERLEŞİM YERİ BELGESİ|Nüfus memurluğu|şunu onaylar:|doğum tarihi|doğum yeri|uyruğu|kayıtlı adresi:|başlangıç|Hane halkı|Kullanım amacı|Harç|Düzenleme|Nüfus memuru|Sayı|okul;işveren;ehliyet;emeklilik|hane reisi;eş;oğul;kız|T.C.;Bulgaristan',
} as const;

/** A town hall's certificate: arms and town in the left upper quarter, a spaced title, the statement as a column of centred lines with the values alone in bold, a round stamp over the name of the official. */
const family: Family = {
	author: 'milica',
	locales: ['fr-FR', 'it-IT', 'es-ES', 'ro-RO', 'tr-TR', 'fr-LU'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const home = locale.address();
		const person = locale.person();
		const day = random.day('1976-01-01', '2026-04-01');
		const year = Number(day.slice(0, 4));
		const birth = random.day(`${year - 70}-01-01`, `${year - 19}-12-01`);
		const kin = at(16).split(';');
		const members = Array.from({ length: random.int(2, 4) }, (_, i) => ({
			name: i === 0 ? person.name : `${locale.person().given} ${person.family}`,
			relation: kin[i] ?? '',
			born:
				i === 0
					? birth
					: random.day(`${year - (i === 1 ? 65 : 18)}-01-01`, `${year - (i === 1 ? 20 : 1)}-01-01`),
		}));
		const line = (label: string, content: ReturnType<typeof markup>) =>
			markup`<p>${label}<br><b>${content}</b></p>`;
		const isTyped = random.chance(0.4);
		const html = markup`<style>@page { size: A4; margin: 18mm 22mm } body { font: ${isTyped ? "11pt/1.35 'Liberation Mono'" : "12pt/1.35 'Liberation Serif'"} } .arms { width: 62mm; text-align: center; font-size: .85em } .sh { width: 16mm; height: 19mm; border: 1.2pt solid #555; border-radius: 0 0 8mm 8mm; margin: 0 auto 2mm; background: linear-gradient(90deg, #ccc 50%, #fff 50%) } h1 { text-align: center; font-size: 1.35em; letter-spacing: 2.5pt; margin: 9mm 0 } .b { text-align: center } .b p { margin: 0 0 2.4mm } b { ${isTyped ? 'font-weight: normal; text-decoration: underline' : ''} } table { margin: 2mm auto 5mm; width: 78% } td { padding: .5mm 2mm; text-align: left } .f { display: grid; grid-template-columns: 1fr 1fr; margin-top: 8mm } .st { width: 34mm; height: 34mm; border: 1.4pt solid #44a; border-radius: 50%; color: #44a; text-align: center; font-size: 7.5pt; padding-top: 13mm; transform: rotate(${random.int(-20, 12)}deg); margin: -4mm 0 0 20mm }
			</style><div class="arms"><div class="sh"></div>${at(0)} ${field('municipality', home.city)}<br>${at(14)} ${field('protocol', `${random.int(10, 9800)}/${year}`)}</div><h1>${at(1)}</h1><div class="b"><p>${at(2)} ${home.city} ${at(3)}</p><p><b style="font-size:1.2em">${field('resident', person.name)}</b></p>${line(at(4), field('bornOn', locale.date(birth)))}${line(at(5), field('bornAt', locale.address().city))}${random.chance(0.7) && line(at(6), field('citizenship', one(17)))}${line(at(7), field('home', home.whole))}${line(at(8), field('since', locale.date(random.day(`${year - 15}-01-01`, `${year - 1}-12-01`))))}</div>
			${random.chance(0.55) && markup`<div class="b">${at(9)}</div><table data-list="members">${members.map((member) => markup`<tr data-row><td>${field('name', member.name)}</td><td>${field('relation', member.relation)}</td><td>${field('born', locale.date(member.born).text)}</td></tr>`)}</table>`}<p>${at(10)} ${field('purpose', one(15))}. ${random.chance(0.6) && markup`${at(11)}: ${field('fee', locale.money(random.int(1, 24)))}.`}</p><div class="f"><div>${at(12)} ${field('issuedOn', locale.date(day))}</div><div style="text-align:center">${at(13)}<br>${field('official', locale.person().name)}<div class="st">${home.city.toUpperCase()}</div></div></div>`;
		return { html, fields };
	},
};
export default family;
