import type { Concepts } from '../concept.ts';

/** Policies, premiums and claims. */
export const INSURANCE: Concepts = {
	premium: [
		'amount',
		'premium; annual premium; total premium; insurance premium; premium amount; monthly premium; premium due|prime; prime annuelle; cotisation; prime totale; cotisation annuelle|pramie; jahrespramie; beitrag; versicherungsbeitrag; jahresbeitrag; monatsbeitrag|prima; prima anual; prima total|premio; premio annuo; premio totale; premio assicurativo|premio; premio anual; premio total|premie; jaarpremie; totale premie; maandpremie',
	],
	deductible: [
		'amount',
		'deductible; excess; policy excess; retention; annual deductible|franchise; franchise par sinistre|selbstbeteiligung; selbstbehalt|franquicia; deducible|franchigia; scoperto|franquia|eigen risico',
	],
	sumInsured: [
		'amount',
		'sum insured; insured amount; coverage amount; limit of liability; coverage limit; limit of insurance; face amount; insured value; policy limit|capital assure; montant garanti; somme assuree; plafond de garantie|versicherungssumme; deckungssumme; versicherungswert|suma asegurada; capital asegurado; limite de cobertura|capitale assicurato; massimale; somma assicurata|capital seguro; valor seguro; limite de cobertura; importancia segurada|verzekerd bedrag; verzekerde som; dekkingslimiet',
	],
	coverage: [
		'text',
		'coverage; cover; type of coverage; coverage type; type of insurance; coverages; line of business|garantie; garanties; couverture; type de couverture; formule|deckung; deckungsumfang; versicherungsart; baustein; leistungsbaustein; tarif; versicherungsschutz; deckungsart|cobertura; coberturas; modalidad; ramo|copertura; garanzia; garanzie; tipo di copertura; ramo|cobertura; coberturas; garantias; ramo|dekking; soort verzekering; verzekeringsvorm',
	],
	policyStart: [
		'date',
		'policy start; inception date; policy effective date; policy period from; cover starts; commencement of cover; effective from; policy start date|date d effet; prise d effet; debut de garantie; debut du contrat|versicherungsbeginn; vertragsbeginn; beginn; gultig ab|fecha de efecto; inicio de la cobertura; efecto desde|data di decorrenza; effetto dal; decorrenza; inizio copertura|data de inicio; inicio da cobertura; inicio do seguro|ingangsdatum; begindatum verzekering; aanvangsdatum',
	],
	policyEnd: [
		'date',
		'policy end; policy expiry date; policy expiration date; policy period to; cover ends; expiration of cover; policy end date|date d echeance; fin de garantie; date d expiration; fin du contrat|versicherungsende; ablauf; vertragsablauf; vertragsende|fecha de vencimiento; fin de la cobertura; vencimiento de la poliza|scadenza; scadenza polizza; fine copertura|data de termo; termo do seguro; fim da cobertura|einddatum verzekering; contractvervaldatum; hoofdpremievervaldatum',
	],
	renewalDate: [
		'date',
		'renewal date; next renewal; date of renewal|date de renouvellement; echeance principale|verlangerungsdatum; hauptfalligkeit|fecha de renovacion|data di rinnovo|data de renovacao|verlengingsdatum; prolongatiedatum',
	],
	lossDate: [
		'date',
		'date of loss; loss date; date of accident; accident date; incident date; date of incident; date of injury|date du sinistre; date de l accident; survenu le|schadendatum; unfalldatum; schadentag; schadenstag; unfalltag|fecha del siniestro; fecha del accidente|data del sinistro; data dell incidente; data sinistro|data do sinistro; data do acidente|schadedatum; datum ongeval; datum schade',
	],
	lossDescription: [
		'prose',
		'description of loss; description of accident; cause of loss; description of incident; accident description; details of claim|description du sinistre; circonstances; cause du sinistre|schadenhergang; unfallhergang; schadenbeschreibung; schadenursache|descripcion del siniestro; causa del siniestro|descrizione del sinistro; dinamica; causa del sinistro|descricao do sinistro; causa do sinistro|omschrijving schade; toedracht; schadeoorzaak',
	],
	claimAmount: [
		'amount',
		'claim amount; amount claimed; loss amount; estimated loss; amount of claim; paid loss; damage amount|montant du sinistre; montant reclame; montant des dommages|schadenhohe; schadensumme; schadenbetrag|importe del siniestro; importe reclamado|importo del danno; importo richiesto|valor do sinistro; valor reclamado|schadebedrag; geclaimd bedrag',
	],
	claimant: [
		'name',
		'claimant; claimant name; injured party|demandeur; reclamant; victime|anspruchsteller; geschadigter; antragsteller|reclamante; perjudicado|richiedente; danneggiato|reclamante; lesado|claimant; benadeelde; eiser',
	],
	beneficiary: [
		'name',
		'beneficiary; beneficiaries; beneficiary name; payee|beneficiaire; beneficiaires|begunstigter; bezugsberechtigter; begunstigte|beneficiario; beneficiarios|beneficiario; beneficiari|beneficiario; beneficiarios|begunstigde; begunstigden',
	],
	broker: [
		'company',
		'broker; insurance broker; producer; intermediary; agent name; insurance agent; agent|courtier; intermediaire; agent general|makler; vermittler; versicherungsmakler; agentur|corredor; mediador; agente|broker; intermediario; agente; agenzia|corretor; mediador; agente|makelaar; tussenpersoon; assurantietussenpersoon; verzekeringsadviseur',
	],
	groupNumber: [
		'id',
		'group number; group no; group id; employer group|numero de groupe; numero d adherent|gruppennummer; gruppenvertrag nr|numero de grupo; numero de colectivo|numero gruppo|numero do grupo|groepsnummer; collectiviteitsnummer',
	],
	memberNumber: [
		'id',
		'member number; member id; membership number; subscriber id; member no; membership no|numero d adherent; numero de membre; numero d affilie|mitgliedsnummer; mitglieds nr; mitglied nr|numero de socio; numero de afiliado; numero de miembro|numero tessera; numero socio; codice socio|numero de socio; numero de membro|lidnummer; lidmaatschapsnummer; relatienummer',
	],
	copay: [
		'amount',
		'copay; co payment; copayment; coinsurance; out of pocket|ticket moderateur; reste a charge; quote part|zuzahlung; eigenanteil|copago|ticket sanitario; compartecipazione|copagamento; taxa moderadora|eigen bijdrage',
	],
	noClaimsBonus: [
		'text',
		'no claims bonus; no claims discount; bonus malus|bonus malus; coefficient bonus malus; crm|schadenfreiheitsklasse; sf klasse|bonificacion; bonus malus|classe di merito; bonus malus; classe cu|bonus; sem sinistros|no claim korting; schadevrije jaren; bonus malus',
	],
};
