import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { speak, tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { offLine } from '../../kit/paperwork.ts';
import { asDate, asFlag, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	issuer: asText(
		'Which charity issues the paper? | Aussteller | organisme bénéficiaire | ontvanger van de gift',
		'companyName',
	),
	issuerAddress: asText('seat of the charity | Sitz des Vereins | siège de l’organisme', 'address'),
	donor: asText('Who gave the money? | Zuwendender | donateur | gever'),
	donorAddress: asText('address of the donor | Anschrift des Spenders | adresse du donateur'),
	amount: asNumber(
		'amount given | Betrag der Zuwendung | montant du don | bedrag van de gift',
		'amountPaid',
	),
	amountInWords: asText(
		'amount in words | Betrag in Buchstaben | somme en toutes lettres | bedrag voluit',
	),
	givenOn: asDate(
		'day of the gift | Tag der Zuwendung | date du don | datum van de gift',
		'paymentDate',
	),
	purpose: asText('favoured purpose | geförderter Zweck | objet de l’organisme | doel'),
	notice: asText(
		'number of the exemption | Steuernummer des Bescheids | numéro d’agrément | RSIN',
		'taxNumber',
	),
	noticeOffice: asText(
		'office that granted the exemption | Finanzamt des Bescheids | administration',
		'taxOffice',
	),
	noticeDate: asDate('date of the exemption | Datum des Bescheids | date de l’agrément'),
	isMembership: asFlag('Is it a membership fee? | Mitgliedsbeitrag | cotisation | contributie'),
	isWaiver: asFlag(
		'Is it a waiver of expenses? | Verzicht auf Erstattung | abandon de frais | afzien van vergoeding',
	),
	receiptNumber: asText(
		'number of the receipt | Nummer der Bestätigung | numéro d’ordre du reçu',
		'receiptNumber',
	),
	place: asText('Where was it signed? | Ort der Ausstellung | fait à', 'city'),
	signedOn: asDate('day of the signature | Datum der Unterschrift | fait le', 'signatureDate'),
	donorTaxId: absent(asText('tax number of the donor | Steuernummer des Spenders')),
	bank: absent(asText('account to which it was paid | Spendenkonto', 'iban')),
};
/** Figures in words, as forms want them: 0 to 9. */
const SAID = {
	de: 'Bestätigung über Geldzuwendungen|Aussteller|Name und Anschrift des Zuwendenden|Betrag der Zuwendung – in Ziffern –|– in Buchstaben –|Tag der Zuwendung|Es handelt sich um|Mitgliedsbeitrag|Verzicht auf die Erstattung von Aufwendungen|Wir sind wegen Förderung|nach dem Bescheid des Finanzamts|StNr.|vom|als gemeinnützig anerkannt.|Ort, Datum und Unterschrift|Nr.|null eins zwei drei vier fünf sechs sieben acht neun|der Jugendhilfe;des Sports;der Heimatpflege;des Tierschutzes|e.V.;Stiftung|Hinweis: Wer vorsätzlich eine unrichtige Bestätigung erstellt, haftet für die entgangene Steuer.',
	fr: 'Reçu au titre des dons|Organisme bénéficiaire|Donateur (nom et adresse)|Montant du don en chiffres|en toutes lettres|Date du versement|Nature|Cotisation|Abandon de frais|Organisme agissant en faveur|agréé par|sous le n°|le|.|Fait à, le, signature|N° d’ordre|zéro un deux trois quatre cinq six sept huit neuf|de la jeunesse;du sport;du patrimoine;des animaux|Association;Fondation|Le bénéficiaire certifie que le don ouvre droit à la réduction prévue par la loi.',
	nl: 'Verklaring van gift|Ontvangende instelling|Gever (naam en adres)|Bedrag in cijfers|voluit|Datum van de gift|Het betreft|Contributie|Afzien van vergoeding|De instelling werkt ten behoeve|erkend door|onder nr.|op|.|Plaats, datum en handtekening|Volgnr.|nul een twee drie vier vijf zes zeven acht negen|van de jeugd;van de sport;van het erfgoed;van dieren|Vereniging;Stichting|Bewaar deze verklaring bij uw aangifte.',
	cs: 'Potvrzení o přijetí daru|Příjemce daru|Dárce (jméno a adresa)|Výše daru číslicemi|slovy po číslicích|Den přijetí|Jde o|členský příspěvek|vzdání se náhrady|Příjemce působí ve prospěch|registrován úřadem|pod č.|dne|.|Místo, datum a podpis|Č.|nula jedna dvě tři čtyři pět šest sedm osm devět|mládeže;sportu;památek;zvířat|spolek;nadace|Potvrzení slouží pro účely daně z příjmů.',
} as const;

/** A charity's confirmation: three tall frames with the caption above, the sum in figures, in spelt digits and with its day in one split frame, then a legal sentence with blanks. */
const family: Family = {
	author: 'thora',
	locales: ['de-DE', 'fr-FR', 'nl-BE', 'cs-CZ', 'fr-BE', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const seat = locale.address();
		const amount = random.int(2, 400) * 5;
		const digits = at(16).split(' ');
		const words = `– ${Array.from(String(amount), (digit) => digits[Number(digit)]).join(' – ')} –`;
		const day = random.day('2003-01-01', '2025-12-20');
		const year = Number(day.slice(0, 4));
		const put = (path: string, content: Parameters<typeof field>[1]) =>
			offLine(random, markup`<span class="v">${field(path, content)}</span>`, 0.4);
		const name = `${random.pick(['Aurora', 'Horizont', 'Concordia', 'Sokol'])} ${seat.city} ${one(18)}`;
		const shape = random.pick(['Liberation Serif', 'Liberation Sans']);
		const html = markup`<style>@page { size: A4; margin: 20mm 22mm } body { font: 10pt/1.45 '${shape}' } .v { font: 11pt 'Liberation Mono' } .f { border: .8pt solid #000; padding: 1mm 2mm 2mm; margin-bottom: 5mm; min-height: 24mm } .f small, .s small { display: block; font-size: 7.5pt } h1 { font-size: 13pt; text-align: center; margin: 8mm 0 5mm } .s { display: grid; grid-template-columns: 1fr 1.7fr 1fr; border: .8pt solid #000; margin-bottom: 5mm } .s > div { padding: 1mm 2mm; border-right: .8pt solid #000; min-height: 15mm } .tick { display: inline-block; width: 3.8mm; height: 3.8mm; border: .7pt solid #000; text-align: center; font: bold 9pt/3.6mm 'Liberation Sans' } .n { font-size: 8pt } .no { float: right }
			</style><div class="no">${at(15)} ${put('receiptNumber', `${year}-${random.pattern('###')}`)}</div><div class="f" style="clear:both"><small>${at(1)}</small>${put('issuer', name)}<br>${put('issuerAddress', seat.whole)}</div><h1>${at(0)}</h1><div class="f"><small>${at(2)}</small>${put('donor', locale.person().name)}<br>${put('donorAddress', locale.address().whole)}</div>
			<div class="s"><div><small>${at(3)}</small>${put('amount', locale.money(amount))}</div><div><small>${at(4)}</small>${put('amountInWords', words)}</div><div style="border:0"><small>${at(5)}</small>${put('givenOn', locale.date(day))}</div></div><p>${at(6)}: &nbsp; ${tick('isMembership', random.chance(0.3), at(7))} &nbsp; &nbsp; ${tick('isWaiver', random.chance(0.2), at(8))}</p>
			<p>${at(9)} ${put('purpose', one(17))} ${at(10)} ${put('noticeOffice', seat.city)}, ${at(11)} ${put('notice', random.pattern('##/###/#####'))}, ${at(12)} ${put('noticeDate', locale.date(`${year - random.int(1, 3)}-0${random.int(1, 9)}-1${random.int(0, 9)}`))} ${at(13)}</p><p style="margin-top:16mm">${put('place', seat.city)}, ${put('signedOn', locale.date(`${year + 1}-01-${random.int(10, 31)}`))} ____________________<br><small>${at(14)}</small></p><p class="n">${at(19)}</p>`;
		return { html, fields };
	},
};
export default family;
