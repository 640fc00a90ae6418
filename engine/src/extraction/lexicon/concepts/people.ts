import type { Concepts } from '../concept.ts';

/** Families, applicants, students, signatories. */
export const PEOPLE: Concepts = {
	middleName: [
		'person',
		'middle name; middle initial; second name|deuxieme prenom; second prenom|zweiter vorname|segundo nombre|secondo nome|nome do meio|tweede voornaam; tussenvoegsel',
	],
	maidenName: [
		'person',
		'maiden name; birth name; name at birth; former name; previous name|nom de naissance; nom de jeune fille|geburtsname; fruherer name; geborene|apellido de soltera; apellido de nacimiento|cognome da nubile; cognome alla nascita|nome de solteira; nome de nascimento|meisjesnaam; geboortenaam',
	],
	fatherName: [
		'person',
		'father s name; name of father; father; fathers name; father name|nom du pere; pere|name des vaters; vater|nombre del padre; padre; hijo de|nome del padre; padre; paternita|nome do pai; pai; filiacao|naam vader; vader',
	],
	motherName: [
		'person',
		'mother s name; name of mother; mother; mothers name; mother name; mother s maiden name|nom de la mere; mere|name der mutter; mutter|nombre de la madre; madre|nome della madre; madre; maternita|nome da mae; mae|naam moeder; moeder',
	],
	spouseName: [
		'person',
		'spouse; spouse name; name of spouse; husband; wife; husband name; partner|conjoint; nom du conjoint; epoux; epouse|ehepartner; ehegatte; name des ehepartners; ehefrau; ehemann|conyuge; nombre del conyuge; esposo; esposa|coniuge; nome del coniuge; marito; moglie|conjuge; nome do conjuge; esposo; esposa|echtgenoot; partner; naam partner',
	],
	children: [
		'quantity',
		'number of children; children; dependents; number of dependents; dependants|nombre d enfants; enfants; enfants a charge|kinder; anzahl kinder; kinderfreibetrage|numero de hijos; hijos; hijos a cargo|numero figli; figli; figli a carico|numero de filhos; filhos; dependentes|aantal kinderen; kinderen',
	],
	applicant: [
		'name',
		'applicant; applicant name; name of applicant; requester; requested by; petitioner; registrant|demandeur; nom du demandeur; requerant|antragsteller; name des antragstellers; bewerber|solicitante; nombre del solicitante; peticionario|richiedente; nome del richiedente|requerente; nome do requerente; solicitante|aanvrager; naam aanvrager; verzoeker',
	],
	applicationDate: [
		'date',
		'application date; date of application; request date; date requested; submission date; filing date; date filed; date submitted|date de la demande; date de depot; depose le|antragsdatum; datum des antrags; einreichungsdatum|fecha de solicitud; fecha de presentacion|data della richiesta; data domanda; data di presentazione|data do pedido; data do requerimento; data de submissao|aanvraagdatum; datum aanvraag; indieningsdatum',
	],
	applicationNumber: [
		'id',
		'application number; application no; application id; file number; file no; case number; case no; docket number; request number|numero de demande; numero de dossier; dossier n; numero d affaire|antragsnummer; aktenzeichen; vorgangsnummer; geschaftszeichen; aktennummer|numero de solicitud; numero de expediente; expediente|numero pratica; numero domanda; numero di protocollo; protocollo|numero do pedido; numero do processo; processo n|aanvraagnummer; dossiernummer; zaaknummer',
	],
	approvedBy: [
		'person',
		'approved by; authorized by; authorised by; signed by; reviewed by; verified by; checked by; approver|approuve par; valide par; vise par; signe par|genehmigt von; freigegeben von; gepruft von; unterzeichnet von|aprobado por; autorizado por; firmado por; revisado por|approvato da; autorizzato da; firmato da; verificato da|aprovado por; autorizado por; assinado por; verificado por|goedgekeurd door; geautoriseerd door; ondertekend door',
	],
	preparedBy: [
		'person',
		'prepared by; created by; drawn by; author; written by; completed by; issued by; entered by|prepare par; redige par; etabli par; auteur|erstellt von; bearbeitet von; verfasser; verfasst von; autor|preparado por; elaborado por; redactado por; autor|preparato da; redatto da; compilato da; autore|preparado por; elaborado por; autor; redigido por|opgesteld door; gemaakt door; auteur',
	],
	approvalDate: [
		'date',
		'approval date; date approved; approved on; authorization date; date of approval|date d approbation; approuve le; date de validation|genehmigungsdatum; genehmigt am; freigabedatum|fecha de aprobacion; aprobado el|data di approvazione; approvato il|data de aprovacao; aprovado em|goedkeuringsdatum; goedgekeurd op',
	],
	revisionDate: [
		'date',
		'revision date; last updated; date revised; last modified; modified date; updated|date de revision; mise a jour; derniere mise a jour|revisionsdatum; aktualisiert am; letzte anderung|fecha de revision; ultima actualizacion|data di revisione; ultimo aggiornamento; aggiornato al|data de revisao; ultima atualizacao|revisiedatum; laatst bijgewerkt; laatste wijziging',
	],
	validFrom: [
		'date',
		'valid from; effective from; valid as of; date valid from; start of validity|valable a partir du; valable du; debut de validite|gultig ab; gultig von; gultigkeitsbeginn|valido desde; valida desde; vigente desde|valido dal; valida dal; inizio validita|valido desde; valido a partir de; valida a partir de|geldig vanaf; geldig van',
	],
	licenceClass: [
		'text',
		'class; licence class; license class; categories; vehicle categories; category; endorsements; restrictions|categories; categorie; categories de permis|klassen; klasse; fahrerlaubnisklassen; kategorie|clase; categorias; permisos|categorie; categoria; tipo patente|categorias; categoria; classe|categorieen; rijbewijscategorie; categorie',
	],
	residencePermit: [
		'text',
		'type of permit; permit type; visa type; type of visa; visa class; remarks on permit|type de titre; type de visa; categorie de titre|art des titels; aufenthaltstitel; visumart; anmerkungen|tipo de permiso; tipo de visado|tipo di permesso; tipo di visto|tipo de titulo; tipo de visto; tipo de autorizacao|soort verblijfstitel; type visum; soort visum',
	],
	personalStatement: [
		'prose',
		'personal statement; motivation; cover letter; about you|lettre de motivation; motivation|anschreiben; motivation; motivationsschreiben|carta de presentacion; motivacion|lettera di presentazione; motivazione|carta de apresentacao; motivacao|motivatie; motivatiebrief',
	],
	hobbies: [
		'section',
		'hobbies; interests; hobbies and interests; personal interests; activities|loisirs; centres d interet; hobbies|hobbys; interessen; freizeit; hobbies|aficiones; intereses; hobbies|hobby; interessi; interessi personali|passatempos; interesses; hobbies|hobby s; interesses; hobbies',
	],
	certifications: [
		'section',
		'certifications; certificates; licenses and certifications; professional certifications; training; courses|certifications; certificats; formations complementaires; stages|zertifikate; zertifizierungen; weiterbildung; fortbildungen|certificaciones; certificados; cursos|certificazioni; certificati; corsi; attestati|certificacoes; certificados; cursos|certificaten; certificeringen; cursussen; trainingen',
	],
	references: [
		'section',
		'references; referees; professional references|references; personnes de reference|referenzen|referencias|referenze|referencias|referenties',
	],
	projects: [
		'section',
		'projects; key projects; personal projects; selected projects|projets; realisations|projekte; projekterfahrung|proyectos|progetti|projetos|projecten',
	],
	publications: [
		'section',
		'publications; papers; selected publications|publications|publikationen; veroffentlichungen|publicaciones|pubblicazioni|publicacoes|publicaties',
	],
	awards: [
		'section',
		'awards; honors; honours; achievements; awards and honors; accomplishments|distinctions; prix; recompenses|auszeichnungen; preise; erfolge|premios; logros; reconocimientos|premi; riconoscimenti; risultati|premios; distincoes; conquistas|prijzen; onderscheidingen; prestaties',
	],
	linkedin: [
		'url',
		'linkedin; linkedin profile; linkedin url|linkedin; profil linkedin|linkedin; linkedin profil|linkedin; perfil de linkedin|linkedin; profilo linkedin|linkedin; perfil linkedin|linkedin; linkedin profiel',
	],
	grade: [
		'text',
		'grade; gpa; mark; final grade; score; result; marks; cgpa|note; mention; moyenne|note; abschlussnote; gesamtnote; notendurchschnitt|nota; calificacion; nota media|voto; votazione; voto finale; media|nota; classificacao; media final|cijfer; eindcijfer; gemiddelde',
	],
	fieldOfStudy: [
		'text',
		'field of study; major; subject; specialization; area of study; course of study; program; programme|domaine d etudes; filiere; specialite; cursus|studienfach; fachrichtung; studiengang; schwerpunkt|campo de estudio; especialidad; carrera; titulacion|corso di studi; indirizzo; facolta; corso di laurea|area de estudo; curso; especializacao|studierichting; richting; vakgebied; opleiding',
	],
	studentNumber: [
		'id',
		'student number; student id; student no; matriculation number; enrollment number; roll number; registration no|numero d etudiant; numero etudiant; ine|matrikelnummer; studentennummer; schulernummer|numero de estudiante; numero de matricula; expediente|matricola; numero matricola; numero di matricola|numero de estudante; numero de aluno; numero de matricula|studentnummer; leerlingnummer',
	],
	studentName: [
		'person',
		'student; student name; name of student; pupil; candidate name; candidate|etudiant; nom de l etudiant; eleve; nom de l eleve; candidat|student; name des studenten; schuler; studierender; kandidat|estudiante; nombre del alumno; alumno; candidato|studente; nome dello studente; alunno; candidato|estudante; nome do aluno; aluno; candidato|student; naam student; leerling; kandidaat',
	],
	availability: [
		'text',
		'availability; available from; notice period; earliest start date|disponibilite; disponible a partir du|verfugbarkeit; verfugbar ab; fruhester eintrittstermin|disponibilidad; disponible desde|disponibilita; disponibile dal|disponibilidade; disponivel a partir de|beschikbaarheid; beschikbaar vanaf',
	],
	desiredSalary: [
		'amount',
		'desired salary; salary expectation; expected salary; salary expectations|pretentions salariales; salaire souhaite|gehaltsvorstellung; gehaltswunsch|pretensiones salariales; salario deseado|aspettative salariali; retribuzione desiderata|pretensao salarial; salario pretendido|salarisindicatie; gewenst salaris',
	],
	drivingLicence: [
		'text',
		'driving licence; driving license; driver s license; driver license|permis de conduire; permis|fuhrerschein; fuhrerscheinklasse|carnet de conducir; permiso de conducir|patente di guida; patente|carta de conducao; carteira de motorista|rijbewijs',
	],
	disputeCourt: [
		'text',
		'court; place of jurisdiction; competent court; venue; arbitration; court name|tribunal competent; tribunal; juridiction|gerichtsstand; gericht; zustandiges gericht|tribunal; juzgado; tribunales competentes|tribunale; foro competente|tribunal; foro; juizo|rechtbank; bevoegde rechtbank',
	],
	confidentialityTerm: [
		'duration',
		'confidentiality period; term of confidentiality; survival period; non disclosure period|duree de confidentialite|geheimhaltungsdauer; dauer der geheimhaltung|plazo de confidencialidad; duracion de la confidencialidad|durata della riservatezza; obbligo di riservatezza|prazo de confidencialidade|geheimhoudingstermijn; duur geheimhouding',
	],
	terminationDate: [
		'date',
		'termination date; date of termination; contract end date; agreement end date; expiration of agreement|date de resiliation; date de fin de contrat; date d expiration du contrat|kundigungsdatum; vertragsende; ende des vertrags|fecha de terminacion; fecha de fin de contrato|data di cessazione; data di fine contratto; data di recesso|data de termo; data de rescisao; fim do contrato|beeindigingsdatum; einddatum contract',
	],
	penalty: [
		'amount',
		'penalty; contractual penalty; liquidated damages; fine; penalty amount|penalite; clause penale; amende; penalites|vertragsstrafe; strafe; bussgeld|penalizacion; clausula penal; multa; sancion|penale; multa; sanzione|penalidade; clausula penal; multa; coima|boete; contractuele boete',
	],
	witness: [
		'person',
		'witness; witnesses; witness name; name of witness|temoin; temoins|zeuge; zeugin; zeugen|testigo; testigos|testimone; testimoni|testemunha; testemunhas|getuige; getuigen',
	],
	notary: [
		'person',
		'notary; notary public; notary name|notaire; etude notariale|notar; notarin|notario; notaria|notaio|notario|notaris',
	],
	signatory: [
		'person',
		'signatory; signature; signed; authorized signatory; name of signatory; signature of; print name; printed name|signataire; signature; nom du signataire; signe par|unterzeichner; unterschrift; unterzeichnet; unterschriftsberechtigter|firmante; firma; firmado; nombre del firmante|firmatario; firma; sottoscritto|signatario; assinatura; assinado; nome do signatario|ondertekenaar; handtekening; naam ondertekenaar',
	],
	signatoryTitle: [
		'text',
		'title of signatory; title; capacity; position of signatory|qualite; fonction du signataire; en qualite de|funktion; in der eigenschaft als; stellung|cargo; en calidad de; titulo|qualifica; in qualita di; carica|cargo; na qualidade de; titulo|hoedanigheid; functie ondertekenaar',
	],
	ethnicity: [
		'text',
		'race; ethnicity; ethnic group; race ethnicity|origine ethnique|ethnische herkunft|etnia; raza|etnia|etnia; raca|etniciteit; afkomst',
	],
	religion: [
		'text',
		'religion; denomination; faith|religion; confession|religion; konfession; religionszugehorigkeit; kirchensteuermerkmal|religion|religione|religiao|religie; geloof',
	],
	mothersTongue: [
		'text',
		'mother tongue; native language; first language; preferred language; language|langue maternelle; langue|muttersprache; sprache|lengua materna; idioma; lengua|lingua madre; lingua|lingua materna; idioma|moedertaal; taal; voorkeurstaal',
	],
	priority: [
		'text',
		'priority; urgency; severity; importance|priorite; urgence|prioritat; dringlichkeit|prioridad; urgencia|priorita; urgenza|prioridade; urgencia|prioriteit; urgentie',
	],
	status: [
		'text',
		'status; state; order status; payment status; current status|statut; etat; situation|status; zustand; zahlungsstatus|estado; situacion; estatus|stato; situazione|estado; situacao|status; toestand',
	],
	category: [
		'text',
		'category; type; kind; class; classification; group|categorie; type; genre; classe|kategorie; art; typ; klasse; gruppe|categoria; tipo; clase; grupo|categoria; tipo; classe; gruppo|categoria; tipo; classe; grupo|categorie; type; soort; klasse; groep',
	],
	location: [
		'text',
		'location; place; site; venue|lieu; emplacement; endroit; site|ort; standort; platz; stelle|lugar; ubicacion; sitio|luogo; sede; posizione|local; localizacao; lugar|plaats; locatie; plek',
	],
	projectName: [
		'text',
		'project; project name; name of project; project title; job name; matter|projet; nom du projet; chantier; affaire|projekt; projektname; bauvorhaben; vorhaben; objekt|proyecto; nombre del proyecto; obra|progetto; nome del progetto; cantiere; commessa|projeto; nome do projeto; obra|project; projectnaam; naam project',
	],
	warrantyPeriod: [
		'text',
		'warranty; warranty period; guarantee; guarantee period|garantie; duree de garantie|garantie; gewahrleistung; garantiezeit|garantia; periodo de garantia|garanzia; periodo di garanzia|garantia; prazo de garantia|garantie; garantieperiode; garantietermijn',
	],
	reason: [
		'text',
		'reason; purpose; cause; purpose of visit; reason for request; remarks|motif; raison; objet; cause|grund; zweck; anlass; ursache|motivo; razon; causa; objeto|motivo; ragione; causa; scopo|motivo; razao; causa; finalidade|reden; doel; oorzaak',
	],
	question: [
		'text',
		'question; query; questions|question|frage|pregunta|domanda|pergunta; questao|vraag',
	],
	answer: [
		'text',
		'answer; response; reply; answers|reponse|antwort|respuesta|risposta|resposta|antwoord',
	],
};
