import type { Family, Fields } from '../../family.ts';
import { drawSignature } from '../../kit/archive.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askTable, drawFour } from '../../kit/slips.ts';

const fields: Fields = {
	...askForm({
		effectiveDate:
			'@ From when does the agreement hold? | effective_date | Ab wann gilt die Vereinbarung? | date d’effet | agreementDate',
		jurisdiction:
			'Whose law governs the agreement? | governing law | anwendbares Recht | droit applicable | jurisdiction',
		term: 'For how long must the secrets be kept? | term | Dauer der Geheimhaltung | durée de confidentialité | confidentialityPeriod',
		purpose: 'For what purpose are secrets shown? | Zweck | objet | permittedPurpose',
		discloser:
			'Who shows its secrets? | offenlegende Partei | partie divulgatrice | disclosingParty',
		receiver: 'Who receives the secrets? | empfangende Partei | partie réceptrice | receivingParty',
		receiverAddress:
			'Where has the receiver its seat? | Sitz des Empfängers | siège du destinataire | receiverAddress',
		receiverForm:
			'Under which law was the receiver founded? | Rechtsform | forme sociale | stateOfIncorporation',
		returnDays:
			'# Within how many days must papers be returned? | Rückgabefrist in Tagen | délai de restitution | returnWithinDays',
		penalty: '# What penalty is owed? | Vertragsstrafe | pénalité | contractualPenalty',
		court: 'Which court is competent? | Gerichtsstand | tribunal compétent | venue',
		signed: '@ When was it signed? | Datum der Unterschrift | date de signature | signedOn',
		fee: '-# What is paid for the secrets? | Vergütung | rémunération',
		notice: '- With what notice can it be ended? | Kündigungsfrist | préavis',
	}),
	parties: askTable(
		{ value: 'party | Partei | partie' },
		'parties to the agreement | Who are the parties? | Vertragsparteien | parties au contrat | party',
	),
	signers: askTable(
		{
			name: 'name of the signer | Unterzeichner | signataire',
			title: 'title of the signer | Stellung | qualité',
		},
		'people who sign | Unterzeichner | signataires | signatories',
	),
};
const SAID = {
	en: 'NON-DISCLOSURE AGREEMENT;MUTUAL CONFIDENTIALITY AGREEMENT;SECRECY AGREEMENT|This Agreement is made and takes effect on|by and between|a company organized under the laws of|with its principal office at|and|WHEREAS the parties wish to exchange information in connection with|; and WHEREAS such information is to be kept in confidence;|The receiving party shall hold the information in strict confidence and shall not use it for any other purpose.|These obligations shall last for a period of|from the date first written above.|Upon request all documents shall be returned within|days.|This Agreement shall be governed by the laws of|and the courts of|shall have jurisdiction.|For each breach the receiving party shall pay|IN WITNESS WHEREOF the parties have signed on|two (2) years;three years;five (5) years;24 months;36 months|a possible purchase of the plant;the joint testing of filters;the merger of both warehouses;an evaluation of software|State of Delaware;State of New York;England and Wales;Ireland;Ontario|Nothing herein grants any license under any patent. Information that is public, or that the receiver had before, is not covered. Copies may be made only as needed and shall carry the same legends. Employees may see the information if they have to.|President;Vice President;Managing Director;Secretary',
	de: 'GEHEIMHALTUNGSVEREINBARUNG;VERTRAULICHKEITSVEREINBARUNG|Diese Vereinbarung wird geschlossen und gilt ab dem|zwischen|einer Gesellschaft nach dem Recht von|mit Sitz in|und|Die Parteien beabsichtigen, Informationen auszutauschen über|; diese Informationen sind vertraulich zu behandeln.|Der Empfänger verwendet die Informationen ausschließlich für den genannten Zweck.|Diese Pflichten gelten für die Dauer von|ab dem oben genannten Tag.|Auf Verlangen sind alle Unterlagen binnen|Tagen zurückzugeben.|Es gilt das Recht von|und Gerichtsstand ist|.|Für jede Verletzung schuldet der Empfänger|Unterzeichnet am|zwei Jahren;drei Jahren;fünf Jahren;24 Monaten|einen möglichen Kauf des Werkes;die gemeinsame Prüfung von Filtern;die Bewertung der Software|Deutschland;Österreich;der Schweiz|Rechte an Schutzrechten werden nicht eingeräumt. Allgemein bekannte Informationen sind nicht geschützt. Kopien dürfen nur im nötigen Umfang angefertigt werden. Mitarbeiter dürfen nur nach Bedarf unterrichtet werden.|Geschäftsführer;Prokurist;Vorstand',
	fr: 'ACCORD DE CONFIDENTIALITÉ;ENGAGEMENT DE SECRET|Le présent accord est conclu et prend effet le|entre|société constituée selon le droit de|ayant son siège à|et|Les parties souhaitent échanger des informations concernant|; ces informations sont confidentielles.|La partie réceptrice n’utilise les informations que dans le but indiqué.|Ces obligations durent|à compter de la date ci-dessus.|Sur demande, tous les documents sont restitués sous|jours.|Le présent accord est soumis au droit de|et le tribunal compétent est celui de|.|Toute violation oblige la partie réceptrice à payer|Signé le|deux ans;trois ans;cinq ans;24 mois|l’achat éventuel de l’usine;l’essai commun de filtres;l’évaluation du logiciel|France;Belgique;Suisse|Aucune licence n’est accordée. Les informations publiques ne sont pas visées. Des copies ne sont permises que si nécessaire. Les salariés n’y accèdent qu’au besoin.|Gérant;Directeur général;Président',
};

/** A secrecy agreement of two or three pages of plain prose, set wide with numbered clauses: what is asked for stands within long sentences, names again over the signatures. */
const family: Family = {
	author: 'ignatius',
	locales: ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'en-IE', 'de-AT', 'fr-BE'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const one = (i: number) => random.pick(say(i).split(';'));
		const day = random.day('1996-02-01', '2026-02-01');
		const [boss, other] = drawFour(locale);
		const [a, b] = [locale.company(), locale.company()];
		const law = one(20);
		const padding = say(21);
		const clauses = random.shuffle([
			markup`${say(8)} ${padding}`,
			markup`${say(9)} ${field('term', one(18))} ${say(10)}`,
			markup`${say(11)} ${field('returnDays', random.pick([5, 10, 14, 30]))} ${say(12)} ${padding}`,
			...(random.chance(0.3)
				? [
						markup`${say(16)} ${field('penalty', locale.money(random.pick([10_000, 25_000, 50_000])))}. ${padding}`,
					]
				: []),
		]);
		const party = (role: 'discloser' | 'receiver', company: typeof a) =>
			markup`<b><span data-row>${field('value', field(`/${role}`, company.name))}</span></b>, ${say(3)} ${role === 'receiver' ? field('/receiverForm', law) : law}, ${say(4)} ${role === 'receiver' ? field('/receiverAddress', company.address.whole) : company.address.whole}`;
		const isLong = random.chance(0.5);
		const html = markup`<style>@page { size: ${locale.countryCode === 'US' ? 'letter' : 'A4'}; margin: ${random.int(22, 30)}mm } body { font: ${random.pick(["11pt/1.5 'Liberation Serif'", "10.5pt/1.6 'Liberation Sans'", "10pt/1.7 'Liberation Mono'"])}; text-align: justify } h1 { font-size: 13pt; text-align: center; margin: 0 0 8mm } li { margin-bottom: 3mm } .s { display: grid; grid-template-columns: 1fr 1fr; gap: 14mm; margin-top: 10mm; text-align: left; break-inside: avoid }
			</style><h1>${one(0)}</h1><p>${say(1)} ${field('effectiveDate', locale.date(day))} ${say(2)} <span data-list="parties">${party('discloser', a)} ${say(5)} ${party('receiver', b)}</span>.</p><p>${say(6)} ${field('purpose', one(19))}${say(7)}</p><ol>${clauses.map((clause) => markup`<li>${clause}`)}${isLong && markup`${[1, 2].map(() => markup`<li>${padding} ${say(8)} ${padding}`)}`}<li>${say(13)} ${field('jurisdiction', law)} ${say(14)} ${field('court', locale.address().city)} ${say(15)}</ol>
			<p>${say(17)} ${field('signed', locale.date(addDays(day, random.int(0, 9))))}.</p><div class="s" data-list="signers">${(
				[
					[a, boss],
					[b, other],
				] as const
			).map(
				([company, who]) =>
					markup`<div data-row>${company.name}<br><br>${drawSignature(random, who)}____________________<br>${field('name', who.name)}<br>${field('title', one(22))}</div>`,
			)}</div>`;
		return { html, fields };
	},
};
export default family;
