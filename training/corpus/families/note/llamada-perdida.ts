import type { Family, Fields } from '../../family.ts';
import { drawPen } from '../../kit/archive.ts';
import { clock, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { askForm, drawFour } from '../../kit/slips.ts';

const fields: Fields = askForm({
	forWhom:
		'For whom is the message? | ¿Para quién es el recado? | Pour qui est le message ? | Per chi è il messaggio? | recipient',
	caller: 'Who rang? | ¿Quién llamó? | Qui a appelé ? | Chi ha chiamato? | callerName',
	company:
		'From which firm was the caller? | ¿De qué empresa llamaban? | De quelle société ? | callerCompany',
	phone:
		'At which number can the caller be reached? | teléfono | numéro à rappeler | callbackNumber',
	date: '@ When did the call come? | fecha de la llamada | date de l’appel | callDate',
	time: 'At what time did the call come? | hora | heure de l’appel | callTime',
	wants:
		'What does the caller want done? | ¿Qué hay que hacer? | Que faut-il faire ? | Che cosa bisogna fare? | requestedAction',
	subject: 'What was it about? | asunto | objet de l’appel | oggetto | callSubject',
	message:
		'What did the caller say? | ¿Qué dijo? | Quel est le message ? | Che cosa ha detto? | messageText',
	callBackAfter:
		'From what time can the caller be rung back? | llamar a partir de | rappeler après | richiamare dopo | callBackAfter',
	takenBy:
		'Who took the message? | ¿Quién tomó el recado? | Qui a pris le message ? | Chi ha preso il messaggio? | takenBy',
	slipNo: 'What number has the slip? | número de la hoja | numéro du feuillet | slipNumber',
	extension: '- What is the extension? | extensión | poste',
	fax: '- What is the fax number? | fax',
});
const SAID = {
	es: 'RECADO TELEFÓNICO;AVISO DE LLAMADA|Para|Ha llamado|de|Teléfono|Día|Hora|Ha llamado;Volverá a llamar;Llámele usted;Ha venido a verle;Urge|Asunto|a partir de las|Recogido por|presupuesto;visita del lunes;pedido atrasado;reunión|Que no puede venir hasta el jueves.;Que ya ha enviado los planos.;Que espera su respuesta hoy mismo.;Que el precio queda como estaba.|Hoja',
	fr: 'MESSAGE TÉLÉPHONIQUE;PENDANT VOTRE ABSENCE|Pour|Appel de|société|Tél.|Le|à|A appelé;Rappellera;Prière de rappeler;Est passé(e);Urgent|Objet|après|Reçu par|devis;visite de lundi;commande en retard;réunion|Ne peut venir que jeudi.;A déjà envoyé les plans.;Attend votre réponse aujourd’hui.;Le prix reste le même.|Feuillet',
	it: 'MESSAGGIO TELEFONICO;IN VOSTRA ASSENZA|Per|Ha telefonato|della ditta|Tel.|Il|ore|Ha chiamato;Richiamerà;Pregasi richiamare;È passato;Urgente|Oggetto|dopo le|Preso da|preventivo;visita di lunedì;ordine in ritardo;riunione|Non può venire fino a giovedì.;Ha già spedito i disegni.;Aspetta risposta oggi.;Il prezzo resta quello.|Foglio',
	pt: 'RECADO TELEFÓNICO;NA SUA AUSÊNCIA|Para|Telefonou|da firma|Telef.|Dia|Hora|Telefonou;Volta a ligar;Pede que ligue;Esteve cá;Urgente|Assunto|depois das|Recebido por|orçamento;visita de segunda;encomenda atrasada;reunião|Só pode vir na quinta-feira.;Já enviou os desenhos.;Espera resposta hoje.;O preço mantém-se.|Folha',
};

/** Two slips of a spiral book on one sheet, the upper filled in: labels above ruled lines, a list of what to do with one line circled or crossed. */
const family: Family = {
	author: 'fenna',
	locales: ['es-ES', 'fr-FR', 'it-IT', 'pt-PT', 'es-MX', 'fr-BE'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const day = random.day('1970-01-01', '2004-11-01');
		const [reader, caller, clerk] = drawFour(locale);
		const one = (i: number) => random.pick(say(i).split(';'));
		const pen = drawPen(random, 12);
		const hand = (content: ReturnType<typeof field> | false) => markup`<s>${content || ''}</s>`;
		const actions = say(7).split(';');
		const wanted = random.int(0, actions.length - 1);
		const circled = random.chance(0.5);
		const isEmptyFirst = random.chance(0.3);
		const title = one(0);
		const slip = (isFull: boolean) => {
			const show = (path: string, content: Parameters<typeof field>[1], share = 1) =>
				isFull && random.chance(share) && field(path, content);
			return markup`<div class="s"><div class="t"><b>${title}</b><small>${say(13)} ${isFull ? field('slipNo', random.pattern('0##')) : random.pattern('0##')}</small></div><div class="r"><div class="u"><i>${say(1)}</i>${hand(show('forWhom', reader.name))}</div><div class="u"><i>${say(5)}</i>${hand(show('date', locale.date(day)))}</div><div class="u"><i>${say(6)}</i>${hand(show('time', clock(random.int(500, 1180), random.pick([':', '.']))))}</div></div><div class="r"><div class="u"><i>${say(2)}</i>${hand(show('caller', random.pick([caller.name, caller.family])))}</div><div class="u" style="flex:2"><i>${say(3)}</i>${hand(show('company', locale.company().name, 0.8))}</div></div><div class="r"><div class="u"><i>${say(4)}</i>${hand(show('phone', locale.phone(), 0.85))}</div><div class="u"><i>${say(9)}</i>${hand(show('callBackAfter', `${random.int(9, 18)} h`, 0.4))}</div></div><div class="m"><ul>${actions.map(
				(action, i) => {
					const isOn = isFull && i === wanted;
					return markup`<li class="${isOn && circled ? 'o' : ''}">${!circled && (isOn ? '☒ ' : '☐ ')}${isOn ? field('wants', action) : action}</li>`;
				},
			)}</ul><div class="x"><i>${say(8)}</i> ${hand(show('subject', one(11), 0.6))}<br>${hand(show('message', one(12), 0.9))}</div></div><div class="e"><i>${say(10)}</i> ${hand(show('takenBy', clerk.given, 0.85))}</div></div>`;
		};
		const html = markup`<style>@page { size: ${random.pick(['140mm 216mm', 'A5'])}; margin: 7mm 7mm 7mm 14mm } body { font: 8pt 'DejaVu Sans' } .s { height: 92mm; border-bottom: 1pt dashed #555; margin-bottom: 5mm } .t { display: flex; justify-content: space-between; background: #d9d9d9; padding: 1mm 2mm } .r { display: flex; gap: 3mm; margin-top: 2mm } .u { flex: 1; border-bottom: .6pt solid; height: 10mm; white-space: nowrap } i { font: 6.2pt 'DejaVu Sans' } .u i { display: block } s { text-decoration: none; ${pen}; line-height: 1.1 } .m { display: grid; grid-template-columns: 40mm 1fr; margin-top: 2mm; gap: 3mm } ul { margin: 0; padding: 0; list-style: none; line-height: 1.9 } .o { border: 1.2pt solid #24356f; border-radius: 50%; padding: 0 2mm; display: inline-block } .x { border-left: .6pt solid; padding-left: 2mm; min-height: 24mm } .e { text-align: right }
			</style>${isEmptyFirst && slip(false)}${slip(true)}${!isEmptyFirst && slip(false)}`;
		return { html, fields };
	},
};
export default family;
