import type { Concepts } from '../concept.ts';

/** Contracts, identity papers, careers, and what many papers have. */
export const PAPERS: Concepts = {
	contractTitle: [
		'title',
		'title of the agreement; document title; title; contract title; name of the agreement|titre du contrat; intitule; titre|vertragstitel; titel; bezeichnung des vertrags|titulo del contrato; titulo|titolo del contratto; titolo|titulo do contrato; titulo|titel van de overeenkomst; titel',
	],
	governingLaw: [
		'jurisdiction',
		'governing law; jurisdiction; applicable law; governed by the laws of; state or country whose law governs the agreement; law that governs the agreement; choice of law; governed by|droit applicable; loi applicable; juridiction competente; regi par le droit|anwendbares recht; geltendes recht; gerichtsstand; es gilt das recht|ley aplicable; jurisdiccion; legislacion aplicable; fuero|legge applicabile; foro competente; diritto applicabile; legge regolatrice|lei aplicavel; foro; jurisdicao; legislacao aplicavel|toepasselijk recht; rechtskeuze; bevoegde rechter',
	],
	term: [
		'duration',
		'term; term of the agreement; how long the agreement lasts; duration; contract term; contract period; initial term; period of validity|duree; duree du contrat|laufzeit; vertragslaufzeit; vertragsdauer; dauer|duracion; plazo; vigencia; duracion del contrato|durata; durata del contratto|duracao; prazo; vigencia; duracao do contrato|looptijd; duur; contractduur; duur van de overeenkomst',
	],
	noticePeriod: [
		'duration',
		'notice period; notice period for termination; termination notice; period of notice|preavis; delai de preavis|kundigungsfrist|preaviso; plazo de preaviso|preavviso; periodo di preavviso; disdetta|aviso previo; prazo de aviso|opzegtermijn',
	],
	autoRenewal: [
		'boolean',
		'automatic renewal; auto renewal; whether the agreement renews by itself; renews automatically; tacit renewal|reconduction tacite; renouvellement automatique|automatische verlangerung; stillschweigende verlangerung; verlangert sich automatisch|renovacion automatica; prorroga tacita|rinnovo automatico; rinnovo tacito|renovacao automatica|automatische verlenging; stilzwijgende verlenging',
	],
	documentType: [
		'text',
		'document type; type of document; passport identity card or driving licence; type|type de document; type|dokumentenart; art des dokuments; ausweisart; typ|tipo de documento; tipo|tipo di documento; tipo|tipo de documento; tipo|documenttype; soort document; type',
	],
	height: [
		'text',
		'height|taille|grosse; korpergrosse|estatura; altura|statura; altezza|altura|lengte',
	],
	eyeColour: [
		'text',
		'eye colour; eye color; eyes|couleur des yeux; yeux|augenfarbe|color de ojos|colore degli occhi; colore occhi|cor dos olhos|kleur ogen; oogkleur',
	],
	jobTitle: [
		'text',
		'job title; position; current or desired position; role; occupation; profession; designation; title; desired position|poste; fonction; intitule du poste; profession; emploi; poste recherche|position; berufsbezeichnung; stelle; funktion; tatigkeit; beruf; stellenbezeichnung|puesto; cargo; profesion; ocupacion|posizione; ruolo; mansione; professione; qualifica|cargo; funcao; profissao|functie; functietitel; beroep; positie',
	],
	summary: [
		'prose',
		'summary; profile; professional summary; objective; about me; profile or summary in prose; personal statement; career objective; about|profil; resume; a propos; objectif; profil professionnel|profil; zusammenfassung; kurzprofil; uber mich|perfil; resumen; objetivo; perfil profesional; sobre mi|profilo; sommario; profilo professionale; obiettivo; chi sono|perfil; resumo; objetivo; perfil profissional; sobre mim|profiel; samenvatting; over mij; persoonlijk profiel',
	],
	experience: [
		'section',
		'experience; work experience; employment history; professional experience; employment; work history; career history|experience; experience professionnelle; experiences professionnelles; parcours professionnel; experiences|berufserfahrung; beruflicher werdegang; werdegang; praktische erfahrung|experiencia; experiencia laboral; experiencia profesional|esperienza; esperienze lavorative; esperienza professionale; esperienze professionali; esperienza lavorativa|experiencia; experiencia profissional|werkervaring; ervaring; loopbaan',
	],
	education: [
		'section',
		'education; academic background; qualifications; education and training; academic qualifications; studies|formation; etudes; formations; diplomes; parcours scolaire|ausbildung; bildungsweg; studium; schulbildung; akademische ausbildung|formacion; educacion; estudios; formacion academica|istruzione; formazione; istruzione e formazione; studi|formacao; educacao; formacao academica; habilitacoes|opleiding; opleidingen; onderwijs; studie',
	],
	skills: [
		'section',
		'skills; key skills; technical skills; core competencies; expertise; competencies; technologies|competences; aptitudes; competences techniques; savoir faire|kenntnisse; fahigkeiten; kompetenzen; it kenntnisse; edv kenntnisse|habilidades; competencias; aptitudes; conocimientos|competenze; capacita; competenze tecniche; abilita|competencias; habilidades; aptidoes; conhecimentos|vaardigheden; competenties; kennis',
	],
	languagesSpoken: [
		'section',
		'languages; languages spoken; language skills; spoken languages|langues; langues parlees|sprachen; sprachkenntnisse|idiomas; lenguas|lingue; conoscenze linguistiche; lingue straniere|idiomas; linguas|talen; talenkennis',
	],
	institution: [
		'text',
		'institution; school; university; school or university; college; institute|etablissement; ecole; universite|schule; universitat; hochschule; institution|universidad; escuela; institucion; centro|universita; istituto; scuola|universidade; instituicao; escola|instelling; universiteit; school; hogeschool',
	],
	degree: [
		'text',
		'degree; qualification; diploma; course; field of study|diplome; titre; cursus|abschluss; grad; studiengang; fachrichtung|titulo; grado; titulacion; carrera|laurea; titolo di studio; diploma|grau; curso; diploma; titulo|diploma; graad; studie',
	],
	subject: [
		'text',
		'subject; re; regarding; matter; reference line|objet; sujet|betreff; betrifft|asunto; ref|oggetto|assunto|betreft; onderwerp',
	],
	notes: [
		'prose',
		'notes; remarks; comments; additional information; special instructions|remarques; notes; observations; commentaires|bemerkungen; hinweise; anmerkungen; notizen; kommentar|observaciones; notas; comentarios|note; osservazioni; annotazioni|observacoes; notas; comentarios|opmerkingen; notities; toelichting',
	],
	vehiclePlate: [
		'id',
		'registration plate; licence plate; license plate; plate number; vehicle registration; vehicle no|immatriculation; plaque d immatriculation|kennzeichen; amtliches kennzeichen; kfz kennzeichen|matricula|targa|matricula; placa|kenteken',
	],
	meterReading: [
		'quantity',
		'meter reading; reading; current reading|releve du compteur; index; nouvel index|zahlerstand; ablesung|lectura; lectura del contador; lectura actual|lettura; lettura contatore|leitura; leitura do contador|meterstand; stand',
	],
	consumption: [
		'quantity',
		'consumption; usage; energy used; total usage|consommation|verbrauch; energieverbrauch|consumo|consumo; consumi|consumo|verbruik',
	],
	weight: [
		'quantity',
		'weight; gross weight; net weight|poids; poids brut; poids net|gewicht; bruttogewicht; nettogewicht|peso; peso bruto; peso neto|peso; peso lordo; peso netto|peso; peso bruto; peso liquido|gewicht; brutogewicht; nettogewicht',
	],
	maritalStatus: [
		'text',
		'marital status; civil status|situation familiale; etat civil|familienstand|estado civil|stato civile|estado civil|burgerlijke staat',
	],
};
