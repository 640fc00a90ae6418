import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { choose, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { entry, yesNo } from '../../kit/paperwork.ts';
import { asDate, asFlag, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	position: asText(
		'poste sollicité | posto richiesto | positionSought | Pour quel poste le candidat se présente-t-il ? | Per quale posto ci si candida? | Which post is applied for?',
	),
	surname: asText(
		'nom du candidat | cognome | applicantSurname | Quel est le nom de famille du candidat ? | Qual è il cognome? | What is the family name of the applicant?',
	),
	given: asText(
		'prénoms | nome | applicantGivenName | Quel est le prénom du candidat ? | Come si chiama di nome? | What is the first name of the applicant?',
	),
	birthDate: asDate(
		'date de naissance | data di nascita | birthDate | Quand le candidat est-il né ? | Quando è nato il candidato? | When was the applicant born?',
	),
	birthPlace: asText(
		'lieu de naissance | luogo di nascita | birthPlace | Où est né le candidat ? | Dove è nato? | Where was the applicant born?',
	),
	nationality: asText(
		'nationalité | cittadinanza | nationality | Quelle est la nationalité du candidat ? | Che cittadinanza ha? | Of what nationality is the applicant?',
	),
	address: asText(
		'adresse | indirizzo | applicantAddress | Où habite le candidat ? | Dove abita il candidato? | Where does the applicant live?',
	),
	phone: asText(
		'téléphone | telefono | applicantPhone | À quel numéro joindre le candidat ? | A che numero risponde? | What is the applicant’s telephone?',
	),
	family: asText(
		'situation de famille | stato civile | maritalStatus | Quelle est la situation de famille ? | Qual è lo stato civile? | Is the applicant married?',
	),
	children: asNumber(
		'enfants à charge | figli a carico | children | Combien d’enfants a le candidat ? | Quanti figli ha? | How many children are there?',
	),
	hasLicence: asFlag(
		'permis de conduire | patente | drivingLicence | Le candidat a-t-il le permis ? | Ha la patente? | Has the applicant a driving licence?',
	),
	jobs: list(
		{
			employer: asText('employeur | datore di lavoro | employer | Which employer?'),
			job: asText('emploi occupé | mansione | jobHeld | In what job?'),
			from: asText('du | dal | startYear | From when?'),
			to: asText('au | al | endYear | Until when?'),
			reason: asText(
				'motif du départ | motivo della partenza | reasonForLeaving | Why did they leave?',
			),
		},
		'emplois précédents',
		'impieghi precedenti',
		'Où le candidat a-t-il travaillé ?',
		'Where has the applicant worked?',
	),
	languages: asText(
		'langues | lingue | languages | Quelles langues le candidat parle-t-il ? | Quali lingue parla? | Which languages does the applicant speak?',
	),
	salary: asNumber(
		'salaire demandé | stipendio richiesto | salaryWanted | Quel salaire est demandé ? | Che stipendio chiede? | What salary is wanted?',
	),
	available: asDate(
		'disponible le | disponibile dal | availableFrom | Quand le candidat peut-il commencer ? | Quando può iniziare? | When can the applicant start?',
	),
	reference: asText(
		'référence | referenza | reference | Qui peut recommander le candidat ? | Chi può dare referenze? | Who is named as a reference?',
	),
	signedOn: asDate(
		'date de la demande | data della domanda | applicationDate | Quand la demande est-elle datée ? | Quando è datata la domanda? | When was the form dated?',
	),
	email: absent(
		asText(
			'courriel | e-mail | applicantEmail | Quel est le courriel du candidat ? | What is the e-mail address of the applicant?',
		),
	),
	interviewer: absent(
		asText(
			'reçu par | esaminatore | interviewer | Qui a reçu le candidat ? | Who interviewed the applicant?',
		),
	),
	decision: absent(
		asText('décision | esito | decision | Quelle décision a été prise ? | What was decided?'),
	),
};
const SAID = {
	fr: 'DEMANDE D’EMPLOI;DOSSIER DE CANDIDATURE;FICHE DE CANDIDATURE|Emploi sollicité|Nom|Prénoms|Né(e) le|à|Nationalité|Adresse|Téléphone|Situation de famille|célibataire;marié(e);veuf(ve);divorcé(e)|Enfants à charge|Permis de conduire|oui;non|EMPLOIS PRÉCÉDENTS (du plus récent au plus ancien)|Employeur|Emploi occupé|du|au|Motif du départ|Langues|Prétentions (par mois)|Disponible le|Référence|Date et signature|RÉSERVÉ AU SERVICE DU PERSONNEL|Reçu par|Décision|comptable;magasinier;dactylo;chauffeur;vendeuse;ajusteur|fermeture;fin de contrat;convenance personnelle;déménagement|anglais;allemand;espagnol;italien|française;belge;suisse;italienne|Répondre lisiblement à toutes les questions. Toute fausse déclaration entraîne l’annulation de l’engagement. Joindre une photographie et les certificats de travail. La période d’essai est de trois mois.',
	it: 'DOMANDA D’IMPIEGO;SCHEDA CANDIDATO|Posto richiesto|Cognome|Nome|Nato/a il|a|Cittadinanza|Indirizzo|Telefono|Stato civile|celibe / nubile;coniugato/a;vedovo/a;divorziato/a|Figli a carico|Patente di guida|sì;no|IMPIEGHI PRECEDENTI (dal più recente)|Datore di lavoro|Mansione|dal|al|Motivo della partenza|Lingue|Stipendio richiesto (mensile)|Disponibile dal|Referenza|Data e firma|RISERVATO ALL’UFFICIO PERSONALE|Colloquio con|Esito|contabile;magazziniere;dattilografa;autista;commessa;tornitore|chiusura;fine contratto;motivi personali;trasloco|inglese;tedesco;francese;spagnolo|italiana;svizzera;francese;austriaca|Rispondere in modo leggibile a tutte le domande. Le dichiarazioni false annullano l’assunzione. Allegare una fotografia e i certificati di lavoro. Il periodo di prova è di tre mesi.',
} as const;

/** A personnel office's sheet: two columns of underlined lines that start at uneven captions, a narrow reserved margin down the side, a job table with open rows. */
const family: Family = {
	author: 'tarmo',
	locales: ['fr-FR', 'it-IT', 'fr-CH', 'fr-BE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const year = random.int(1956, 2004);
		const person = locale.person();
		const statuses = at(10).split(';');
		const line = (
			label: string,
			path: string,
			content: Parameters<typeof field>[1],
			share = 1,
			width = 48,
		) =>
			markup`<div class="l" style="width:${width}%"><span>${label}</span><s>${entry(random, path, content, share)}</s></div>`;
		let until = year;
		const jobs = Array.from({ length: random.int(0, 4) }, () => {
			const to = until;
			until -= random.int(1, 6);
			return {
				employer: locale.company().name,
				job: one(28),
				from: String(until),
				to: String(to),
				reason: one(29),
			};
		});
		const isSide = random.chance(0.6);
		const [yes = '', no = ''] = at(13).split(';');
		const rest = markup`<div class="res"><b>${at(25)}</b><br><br>${at(26)} ……………………<br><br>${at(27)} ……………………</div>`;
		const html = markup`<style>@page { size: ${random.pick(['A4', '210mm 270mm'])}; margin: 13mm 14mm } body { font: 9pt 'Liberation ${random.pick(['Serif', 'Sans'])}' } h1 { font-size: 14pt; letter-spacing: 1.5pt; margin: 0 0 2mm; ${random.pick(['text-align: center', ''])} } .ins { font-size: 7.2pt; font-style: italic; margin-bottom: 3mm } .main { ${isSide ? 'margin-right: 34mm' : ''} } .w { display: flex; flex-wrap: wrap; gap: 0 4% } .l { display: flex; align-items: flex-end; height: 9mm } .l > span { white-space: nowrap } s { text-decoration: none; flex: 1; border-bottom: .6pt ${random.pick(['solid', 'dotted'])} #333; margin-left: 1.5mm; height: 6mm; white-space: nowrap; font: ${random.pick(["10pt 'Liberation Mono'", "italic 12.5pt 'Liberation Serif'", "italic 10pt 'DejaVu Serif'"])}; color: ${random.pick(['#112266', '#111'])} } table { width: 100%; margin: 1mm 0 2mm } th { font-size: 7.5pt; font-weight: normal; border: .5pt solid } td { border: .5pt solid; height: 7mm; padding: 0 1mm; font: italic 10.5pt 'Liberation Serif' } .res { ${isSide ? 'position: absolute; right: 0; top: 22mm; width: 30mm; height: 150mm' : 'margin-top: 6mm; height: 26mm'}; border: .8pt solid; padding: 1.5mm; font-size: 7pt; background: #f3f3f3; overflow: hidden } .tick { display: inline-block; width: 3.4mm; height: 3.4mm; border: .7pt solid; text-align: center; font: bold 8pt/3.2mm 'Liberation Sans' } .choice { margin-right: 4mm; white-space: nowrap } h2 { font-size: 9pt; margin: 4mm 0 1mm }
			</style><h1>${one(0)}</h1><div class="ins">${at(32)}</div>${isSide && rest}<div class="main"><div class="w">${line(at(1), 'position', one(28), 1, 100)}${line(at(2), 'surname', person.family.toUpperCase())}${line(at(3), 'given', person.given)}${line(at(4), 'birthDate', locale.date(random.day(`${year - 55}-01-01`, `${year - 18}-01-01`)), 0.95)}${line(at(5), 'birthPlace', locale.address().city, 0.85)}${line(at(6), 'nationality', one(31), 0.8)}${line(at(8), 'phone', locale.phone(), 0.6)}${line(at(7), 'address', locale.address().whole, 1, 100)}</div><p>${at(9)}: ${choose('family', statuses, random.pick(statuses))}</p><div class="w">${line(at(11), 'children', random.int(0, 5), 0.6)}<div class="l" style="width:48%"><span>${at(12)} &nbsp; ${yesNo('hasLicence', random.pick([true, true, false, undefined]), [yes, no])}</span></div></div>
			<h2>${at(14)}</h2><table data-list="jobs"><tr><th>${at(15)}<th>${at(16)}<th>${at(17)}<th>${at(18)}<th>${at(19)}${jobs.map((one1) => markup`<tr data-row><td>${field('employer', one1.employer)}<td>${field('job', one1.job)}<td>${field('from', one1.from)}<td>${random.chance(0.9) && field('to', one1.to)}<td>${random.chance(0.7) && field('reason', one1.reason)}`)}${Array.from({ length: 4 - jobs.length + random.int(0, 1) }, () => markup`<tr><td><td><td><td><td>`)}</table><div class="w">${line(at(20), 'languages', random.some(at(30).split(';'), random.int(1, 3)).join(', '), 0.7, 100)}${line(at(21), 'salary', locale.amount(random.int(6, 48) * 50, 0), 0.6)}${line(at(22), 'available', locale.date(random.day(`${year}-03-01`, `${year}-12-01`)), 0.75)}${line(at(23), 'reference', `${locale.person().name}, ${locale.address().city}`, 0.5, 100)}${line(at(24), 'signedOn', locale.date(random.day(`${year}-01-04`, `${year}-02-27`)), 0.9)}</div></div>${!isSide && rest}`;
		return { html, fields };
	},
};
export default family;
