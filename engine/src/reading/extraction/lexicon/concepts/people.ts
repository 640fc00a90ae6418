import type { Concepts } from '../concept.ts';

/** Families, applicants, students, signatories. */
export const PEOPLE = {
	middleName: {
		kind: 'person',
		en: `
			middle name
			middle initial
			second name
		`,
		fr: `
			deuxieme prenom
			second prenom
		`,
		de: `
			zweiter vorname
		`,
		es: `
			segundo nombre
		`,
		it: `
			secondo nome
		`,
		pt: `
			nome do meio
		`,
		nl: `
			tweede voornaam
			tussenvoegsel
		`,
	},
	maidenName: {
		kind: 'person',
		en: `
			maiden name
			birth name
			name at birth
			former name
			previous name
		`,
		fr: `
			nom de naissance
			nom de jeune fille
		`,
		de: `
			geburtsname
			fruherer name
			geborene
		`,
		es: `
			apellido de soltera
			apellido de nacimiento
		`,
		it: `
			cognome da nubile
			cognome alla nascita
		`,
		pt: `
			nome de solteira
			nome de nascimento
		`,
		nl: `
			meisjesnaam
			geboortenaam
		`,
	},
	fatherName: {
		kind: 'person',
		en: `
			father s name
			name of father
			father
			fathers name
			father name
		`,
		fr: `
			nom du pere
			pere
		`,
		de: `
			name des vaters
			vater
		`,
		es: `
			nombre del padre
			padre
			hijo de
		`,
		it: `
			nome del padre
			padre
			paternita
		`,
		pt: `
			nome do pai
			pai
			filiacao
		`,
		nl: `
			naam vader
			vader
		`,
	},
	motherName: {
		kind: 'person',
		en: `
			mother s name
			name of mother
			mother
			mothers name
			mother name
			mother s maiden name
		`,
		fr: `
			nom de la mere
			mere
		`,
		de: `
			name der mutter
			mutter
		`,
		es: `
			nombre de la madre
			madre
		`,
		it: `
			nome della madre
			madre
			maternita
		`,
		pt: `
			nome da mae
			mae
		`,
		nl: `
			naam moeder
			moeder
		`,
	},
	spouseName: {
		kind: 'person',
		en: `
			spouse
			spouse name
			name of spouse
			husband
			wife
			husband name
			partner
		`,
		fr: `
			conjoint
			nom du conjoint
			epoux
			epouse
		`,
		de: `
			ehepartner
			ehegatte
			name des ehepartners
			ehefrau
			ehemann
		`,
		es: `
			conyuge
			nombre del conyuge
			esposo
			esposa
		`,
		it: `
			coniuge
			nome del coniuge
			marito
			moglie
		`,
		pt: `
			conjuge
			nome do conjuge
			esposo
			esposa
		`,
		nl: `
			echtgenoot
			partner
			naam partner
		`,
	},
	children: {
		kind: 'quantity',
		en: `
			number of children
			children
			dependents
			number of dependents
			dependants
		`,
		fr: `
			nombre d enfants
			enfants
			enfants a charge
		`,
		de: `
			kinder
			anzahl kinder
			kinderfreibetrage
		`,
		es: `
			numero de hijos
			hijos
			hijos a cargo
		`,
		it: `
			numero figli
			figli
			figli a carico
		`,
		pt: `
			numero de filhos
			filhos
			dependentes
		`,
		nl: `
			aantal kinderen
			kinderen
		`,
	},
	applicant: {
		kind: 'name',
		en: `
			applicant
			applicant name
			name of applicant
			requester
			requested by
			petitioner
			registrant
		`,
		fr: `
			demandeur
			nom du demandeur
			requerant
		`,
		de: `
			antragsteller
			name des antragstellers
			bewerber
		`,
		es: `
			solicitante
			nombre del solicitante
			peticionario
		`,
		it: `
			richiedente
			nome del richiedente
		`,
		pt: `
			requerente
			nome do requerente
			solicitante
		`,
		nl: `
			aanvrager
			naam aanvrager
			verzoeker
		`,
	},
	applicationDate: {
		kind: 'date',
		en: `
			application date
			date of application
			request date
			date requested
			submission date
			filing date
			date filed
			date submitted
		`,
		fr: `
			date de la demande
			date de depot
			depose le
		`,
		de: `
			antragsdatum
			datum des antrags
			einreichungsdatum
		`,
		es: `
			fecha de solicitud
			fecha de presentacion
		`,
		it: `
			data della richiesta
			data domanda
			data di presentazione
		`,
		pt: `
			data do pedido
			data do requerimento
			data de submissao
		`,
		nl: `
			aanvraagdatum
			datum aanvraag
			indieningsdatum
		`,
	},
	applicationNumber: {
		kind: 'id',
		en: `
			application number
			application no
			application id
			file number
			file no
			case number
			case no
			docket number
			request number
		`,
		fr: `
			numero de demande
			numero de dossier
			dossier n
			numero d affaire
		`,
		de: `
			antragsnummer
			aktenzeichen
			vorgangsnummer
			geschaftszeichen
			aktennummer
		`,
		es: `
			numero de solicitud
			numero de expediente
			expediente
		`,
		it: `
			numero pratica
			numero domanda
			numero di protocollo
			protocollo
		`,
		pt: `
			numero do pedido
			numero do processo
			processo n
		`,
		nl: `
			aanvraagnummer
			dossiernummer
			zaaknummer
		`,
	},
	approvedBy: {
		kind: 'person',
		en: `
			approved by
			authorized by
			authorised by
			signed by
			reviewed by
			verified by
			checked by
			approver
		`,
		fr: `
			approuve par
			valide par
			vise par
			signe par
		`,
		de: `
			genehmigt von
			freigegeben von
			gepruft von
			unterzeichnet von
		`,
		es: `
			aprobado por
			autorizado por
			firmado por
			revisado por
		`,
		it: `
			approvato da
			autorizzato da
			firmato da
			verificato da
		`,
		pt: `
			aprovado por
			autorizado por
			assinado por
			verificado por
		`,
		nl: `
			goedgekeurd door
			geautoriseerd door
			ondertekend door
		`,
	},
	preparedBy: {
		kind: 'person',
		en: `
			prepared by
			created by
			drawn by
			author
			written by
			completed by
			issued by
			entered by
		`,
		fr: `
			prepare par
			redige par
			etabli par
			auteur
		`,
		de: `
			erstellt von
			bearbeitet von
			verfasser
			verfasst von
			autor
		`,
		es: `
			preparado por
			elaborado por
			redactado por
			autor
		`,
		it: `
			preparato da
			redatto da
			compilato da
			autore
		`,
		pt: `
			preparado por
			elaborado por
			autor
			redigido por
		`,
		nl: `
			opgesteld door
			gemaakt door
			auteur
		`,
	},
	approvalDate: {
		kind: 'date',
		en: `
			approval date
			date approved
			approved on
			authorization date
			date of approval
		`,
		fr: `
			date d approbation
			approuve le
			date de validation
		`,
		de: `
			genehmigungsdatum
			genehmigt am
			freigabedatum
		`,
		es: `
			fecha de aprobacion
			aprobado el
		`,
		it: `
			data di approvazione
			approvato il
		`,
		pt: `
			data de aprovacao
			aprovado em
		`,
		nl: `
			goedkeuringsdatum
			goedgekeurd op
		`,
	},
	revisionDate: {
		kind: 'date',
		en: `
			revision date
			last updated
			date revised
			last modified
			modified date
			updated
		`,
		fr: `
			date de revision
			mise a jour
			derniere mise a jour
		`,
		de: `
			revisionsdatum
			aktualisiert am
			letzte anderung
		`,
		es: `
			fecha de revision
			ultima actualizacion
		`,
		it: `
			data di revisione
			ultimo aggiornamento
			aggiornato al
		`,
		pt: `
			data de revisao
			ultima atualizacao
		`,
		nl: `
			revisiedatum
			laatst bijgewerkt
			laatste wijziging
		`,
	},
	validFrom: {
		kind: 'date',
		en: `
			valid from
			effective from
			valid as of
			date valid from
			start of validity
		`,
		fr: `
			valable a partir du
			valable du
			debut de validite
		`,
		de: `
			gultig ab
			gultig von
			gultigkeitsbeginn
		`,
		es: `
			valido desde
			valida desde
			vigente desde
		`,
		it: `
			valido dal
			valida dal
			inizio validita
		`,
		pt: `
			valido desde
			valido a partir de
			valida a partir de
		`,
		nl: `
			geldig vanaf
			geldig van
		`,
	},
	licenceClass: {
		kind: 'text',
		en: `
			class
			licence class
			license class
			categories
			vehicle categories
			category
			endorsements
			restrictions
		`,
		fr: `
			categories
			categorie
			categories de permis
		`,
		de: `
			klassen
			klasse
			fahrerlaubnisklassen
			kategorie
		`,
		es: `
			clase
			categorias
			permisos
		`,
		it: `
			categorie
			categoria
			tipo patente
		`,
		pt: `
			categorias
			categoria
			classe
		`,
		nl: `
			categorieen
			rijbewijscategorie
			categorie
		`,
	},
	residencePermit: {
		kind: 'text',
		en: `
			type of permit
			permit type
			visa type
			type of visa
			visa class
			remarks on permit
		`,
		fr: `
			type de titre
			type de visa
			categorie de titre
		`,
		de: `
			art des titels
			aufenthaltstitel
			visumart
			anmerkungen
		`,
		es: `
			tipo de permiso
			tipo de visado
		`,
		it: `
			tipo di permesso
			tipo di visto
		`,
		pt: `
			tipo de titulo
			tipo de visto
			tipo de autorizacao
		`,
		nl: `
			soort verblijfstitel
			type visum
			soort visum
		`,
	},
	personalStatement: {
		kind: 'prose',
		en: `
			personal statement
			motivation
			cover letter
			about you
		`,
		fr: `
			lettre de motivation
			motivation
		`,
		de: `
			anschreiben
			motivation
			motivationsschreiben
		`,
		es: `
			carta de presentacion
			motivacion
		`,
		it: `
			lettera di presentazione
			motivazione
		`,
		pt: `
			carta de apresentacao
			motivacao
		`,
		nl: `
			motivatie
			motivatiebrief
		`,
	},
	hobbies: {
		kind: 'section',
		en: `
			hobbies
			interests
			hobbies and interests
			personal interests
			activities
		`,
		fr: `
			loisirs
			centres d interet
			hobbies
		`,
		de: `
			hobbys
			interessen
			freizeit
			hobbies
		`,
		es: `
			aficiones
			intereses
			hobbies
		`,
		it: `
			hobby
			interessi
			interessi personali
		`,
		pt: `
			passatempos
			interesses
			hobbies
		`,
		nl: `
			hobby s
			interesses
			hobbies
		`,
	},
	certifications: {
		kind: 'section',
		en: `
			certifications
			certificates
			licenses and certifications
			professional certifications
			training
			courses
		`,
		fr: `
			certifications
			certificats
			formations complementaires
			stages
		`,
		de: `
			zertifikate
			zertifizierungen
			weiterbildung
			fortbildungen
		`,
		es: `
			certificaciones
			certificados
			cursos
		`,
		it: `
			certificazioni
			certificati
			corsi
			attestati
		`,
		pt: `
			certificacoes
			certificados
			cursos
		`,
		nl: `
			certificaten
			certificeringen
			cursussen
			trainingen
		`,
	},
	references: {
		kind: 'section',
		en: `
			references
			referees
			professional references
		`,
		fr: `
			references
			personnes de reference
		`,
		de: `
			referenzen
		`,
		es: `
			referencias
		`,
		it: `
			referenze
		`,
		pt: `
			referencias
		`,
		nl: `
			referenties
		`,
	},
	projects: {
		kind: 'section',
		en: `
			projects
			key projects
			personal projects
			selected projects
		`,
		fr: `
			projets
			realisations
		`,
		de: `
			projekte
			projekterfahrung
		`,
		es: `
			proyectos
		`,
		it: `
			progetti
		`,
		pt: `
			projetos
		`,
		nl: `
			projecten
		`,
	},
	publications: {
		kind: 'section',
		en: `
			publications
			papers
			selected publications
		`,
		fr: `
			publications
		`,
		de: `
			publikationen
			veroffentlichungen
		`,
		es: `
			publicaciones
		`,
		it: `
			pubblicazioni
		`,
		pt: `
			publicacoes
		`,
		nl: `
			publicaties
		`,
	},
	awards: {
		kind: 'section',
		en: `
			awards
			honors
			honours
			achievements
			awards and honors
			accomplishments
		`,
		fr: `
			distinctions
			prix
			recompenses
		`,
		de: `
			auszeichnungen
			preise
			erfolge
		`,
		es: `
			premios
			logros
			reconocimientos
		`,
		it: `
			premi
			riconoscimenti
			risultati
		`,
		pt: `
			premios
			distincoes
			conquistas
		`,
		nl: `
			prijzen
			onderscheidingen
			prestaties
		`,
	},
	linkedin: {
		kind: 'url',
		en: `
			linkedin
			linkedin profile
			linkedin url
		`,
		fr: `
			linkedin
			profil linkedin
		`,
		de: `
			linkedin
			linkedin profil
		`,
		es: `
			linkedin
			perfil de linkedin
		`,
		it: `
			linkedin
			profilo linkedin
		`,
		pt: `
			linkedin
			perfil linkedin
		`,
		nl: `
			linkedin
			linkedin profiel
		`,
	},
	grade: {
		kind: 'text',
		en: `
			grade
			gpa
			mark
			final grade
			score
			result
			marks
			cgpa
		`,
		fr: `
			note
			mention
			moyenne
		`,
		de: `
			note
			abschlussnote
			gesamtnote
			notendurchschnitt
		`,
		es: `
			nota
			calificacion
			nota media
		`,
		it: `
			voto
			votazione
			voto finale
			media
		`,
		pt: `
			nota
			classificacao
			media final
		`,
		nl: `
			cijfer
			eindcijfer
			gemiddelde
		`,
	},
	fieldOfStudy: {
		kind: 'text',
		en: `
			field of study
			major
			subject
			specialization
			area of study
			course of study
			program
			programme
		`,
		fr: `
			domaine d etudes
			filiere
			specialite
			cursus
		`,
		de: `
			studienfach
			fachrichtung
			studiengang
			schwerpunkt
		`,
		es: `
			campo de estudio
			especialidad
			carrera
			titulacion
		`,
		it: `
			corso di studi
			indirizzo
			facolta
			corso di laurea
		`,
		pt: `
			area de estudo
			curso
			especializacao
		`,
		nl: `
			studierichting
			richting
			vakgebied
			opleiding
		`,
	},
	studentNumber: {
		kind: 'id',
		en: `
			student number
			student id
			student no
			matriculation number
			enrollment number
			roll number
			registration no
		`,
		fr: `
			numero d etudiant
			numero etudiant
			ine
		`,
		de: `
			matrikelnummer
			studentennummer
			schulernummer
		`,
		es: `
			numero de estudiante
			numero de matricula
			expediente
		`,
		it: `
			matricola
			numero matricola
			numero di matricola
		`,
		pt: `
			numero de estudante
			numero de aluno
			numero de matricula
		`,
		nl: `
			studentnummer
			leerlingnummer
		`,
	},
	studentName: {
		kind: 'person',
		en: `
			student
			student name
			name of student
			pupil
			candidate name
			candidate
		`,
		fr: `
			etudiant
			nom de l etudiant
			eleve
			nom de l eleve
			candidat
		`,
		de: `
			student
			name des studenten
			schuler
			studierender
			kandidat
		`,
		es: `
			estudiante
			nombre del alumno
			alumno
			candidato
		`,
		it: `
			studente
			nome dello studente
			alunno
			candidato
		`,
		pt: `
			estudante
			nome do aluno
			aluno
			candidato
		`,
		nl: `
			student
			naam student
			leerling
			kandidaat
		`,
	},
	availability: {
		kind: 'text',
		en: `
			availability
			available from
			notice period
			earliest start date
		`,
		fr: `
			disponibilite
			disponible a partir du
		`,
		de: `
			verfugbarkeit
			verfugbar ab
			fruhester eintrittstermin
		`,
		es: `
			disponibilidad
			disponible desde
		`,
		it: `
			disponibilita
			disponibile dal
		`,
		pt: `
			disponibilidade
			disponivel a partir de
		`,
		nl: `
			beschikbaarheid
			beschikbaar vanaf
		`,
	},
	desiredSalary: {
		kind: 'amount',
		en: `
			desired salary
			salary expectation
			expected salary
			salary expectations
		`,
		fr: `
			pretentions salariales
			salaire souhaite
		`,
		de: `
			gehaltsvorstellung
			gehaltswunsch
		`,
		es: `
			pretensiones salariales
			salario deseado
		`,
		it: `
			aspettative salariali
			retribuzione desiderata
		`,
		pt: `
			pretensao salarial
			salario pretendido
		`,
		nl: `
			salarisindicatie
			gewenst salaris
		`,
	},
	drivingLicence: {
		kind: 'text',
		en: `
			driving licence
			driving license
			driver s license
			driver license
		`,
		fr: `
			permis de conduire
			permis
		`,
		de: `
			fuhrerschein
			fuhrerscheinklasse
		`,
		es: `
			carnet de conducir
			permiso de conducir
		`,
		it: `
			patente di guida
			patente
		`,
		pt: `
			carta de conducao
			carteira de motorista
		`,
		nl: `
			rijbewijs
		`,
	},
	disputeCourt: {
		kind: 'text',
		en: `
			court
			place of jurisdiction
			competent court
			venue
			arbitration
			court name
		`,
		fr: `
			tribunal competent
			tribunal
			juridiction
		`,
		de: `
			gerichtsstand
			gericht
			zustandiges gericht
		`,
		es: `
			tribunal
			juzgado
			tribunales competentes
		`,
		it: `
			tribunale
			foro competente
		`,
		pt: `
			tribunal
			foro
			juizo
		`,
		nl: `
			rechtbank
			bevoegde rechtbank
		`,
	},
	confidentialityTerm: {
		kind: 'duration',
		en: `
			confidentiality period
			term of confidentiality
			survival period
			non disclosure period
		`,
		fr: `
			duree de confidentialite
		`,
		de: `
			geheimhaltungsdauer
			dauer der geheimhaltung
		`,
		es: `
			plazo de confidencialidad
			duracion de la confidencialidad
		`,
		it: `
			durata della riservatezza
			obbligo di riservatezza
		`,
		pt: `
			prazo de confidencialidade
		`,
		nl: `
			geheimhoudingstermijn
			duur geheimhouding
		`,
	},
	terminationDate: {
		kind: 'date',
		en: `
			termination date
			date of termination
			contract end date
			agreement end date
			expiration of agreement
		`,
		fr: `
			date de resiliation
			date de fin de contrat
			date d expiration du contrat
		`,
		de: `
			kundigungsdatum
			vertragsende
			ende des vertrags
		`,
		es: `
			fecha de terminacion
			fecha de fin de contrato
		`,
		it: `
			data di cessazione
			data di fine contratto
			data di recesso
		`,
		pt: `
			data de termo
			data de rescisao
			fim do contrato
		`,
		nl: `
			beeindigingsdatum
			einddatum contract
		`,
	},
	penalty: {
		kind: 'amount',
		en: `
			penalty
			contractual penalty
			liquidated damages
			fine
			penalty amount
		`,
		fr: `
			penalite
			clause penale
			amende
			penalites
		`,
		de: `
			vertragsstrafe
			strafe
			bussgeld
		`,
		es: `
			penalizacion
			clausula penal
			multa
			sancion
		`,
		it: `
			penale
			multa
			sanzione
		`,
		pt: `
			penalidade
			clausula penal
			multa
			coima
		`,
		nl: `
			boete
			contractuele boete
		`,
	},
	witness: {
		kind: 'person',
		en: `
			witness
			witnesses
			witness name
			name of witness
		`,
		fr: `
			temoin
			temoins
		`,
		de: `
			zeuge
			zeugin
			zeugen
		`,
		es: `
			testigo
			testigos
		`,
		it: `
			testimone
			testimoni
		`,
		pt: `
			testemunha
			testemunhas
		`,
		nl: `
			getuige
			getuigen
		`,
	},
	notary: {
		kind: 'person',
		en: `
			notary
			notary public
			notary name
		`,
		fr: `
			notaire
			etude notariale
		`,
		de: `
			notar
			notarin
		`,
		es: `
			notario
			notaria
		`,
		it: `
			notaio
		`,
		pt: `
			notario
		`,
		nl: `
			notaris
		`,
	},
	signatory: {
		kind: 'person',
		en: `
			signatory
			signature
			signed
			authorized signatory
			name of signatory
			signature of
			print name
			printed name
		`,
		fr: `
			signataire
			signature
			nom du signataire
			signe par
		`,
		de: `
			unterzeichner
			unterschrift
			unterzeichnet
			unterschriftsberechtigter
		`,
		es: `
			firmante
			firma
			firmado
			nombre del firmante
		`,
		it: `
			firmatario
			firma
			sottoscritto
		`,
		pt: `
			signatario
			assinatura
			assinado
			nome do signatario
		`,
		nl: `
			ondertekenaar
			handtekening
			naam ondertekenaar
		`,
	},
	signatoryTitle: {
		kind: 'text',
		en: `
			title of signatory
			title
			capacity
			position of signatory
		`,
		fr: `
			qualite
			fonction du signataire
			en qualite de
		`,
		de: `
			funktion
			in der eigenschaft als
			stellung
		`,
		es: `
			cargo
			en calidad de
			titulo
		`,
		it: `
			qualifica
			in qualita di
			carica
		`,
		pt: `
			cargo
			na qualidade de
			titulo
		`,
		nl: `
			hoedanigheid
			functie ondertekenaar
		`,
	},
	ethnicity: {
		kind: 'text',
		en: `
			race
			ethnicity
			ethnic group
			race ethnicity
		`,
		fr: `
			origine ethnique
		`,
		de: `
			ethnische herkunft
		`,
		es: `
			etnia
			raza
		`,
		it: `
			etnia
		`,
		pt: `
			etnia
			raca
		`,
		nl: `
			etniciteit
			afkomst
		`,
	},
	religion: {
		kind: 'text',
		en: `
			religion
			denomination
			faith
		`,
		fr: `
			religion
			confession
		`,
		de: `
			religion
			konfession
			religionszugehorigkeit
			kirchensteuermerkmal
		`,
		es: `
			religion
		`,
		it: `
			religione
		`,
		pt: `
			religiao
		`,
		nl: `
			religie
			geloof
		`,
	},
	mothersTongue: {
		kind: 'text',
		en: `
			mother tongue
			native language
			first language
			preferred language
			language
		`,
		fr: `
			langue maternelle
			langue
		`,
		de: `
			muttersprache
			sprache
		`,
		es: `
			lengua materna
			idioma
			lengua
		`,
		it: `
			lingua madre
			lingua
		`,
		pt: `
			lingua materna
			idioma
		`,
		nl: `
			moedertaal
			taal
			voorkeurstaal
		`,
	},
	priority: {
		kind: 'text',
		en: `
			priority
			urgency
			severity
			importance
		`,
		fr: `
			priorite
			urgence
		`,
		de: `
			prioritat
			dringlichkeit
		`,
		es: `
			prioridad
			urgencia
		`,
		it: `
			priorita
			urgenza
		`,
		pt: `
			prioridade
			urgencia
		`,
		nl: `
			prioriteit
			urgentie
		`,
	},
	status: {
		kind: 'text',
		en: `
			status
			state
			order status
			payment status
			current status
		`,
		fr: `
			statut
			etat
			situation
		`,
		de: `
			status
			zustand
			zahlungsstatus
		`,
		es: `
			estado
			situacion
			estatus
		`,
		it: `
			stato
			situazione
		`,
		pt: `
			estado
			situacao
		`,
		nl: `
			status
			toestand
		`,
	},
	category: {
		kind: 'text',
		en: `
			category
			type
			kind
			class
			classification
			group
		`,
		fr: `
			categorie
			type
			genre
			classe
		`,
		de: `
			kategorie
			art
			typ
			klasse
			gruppe
		`,
		es: `
			categoria
			tipo
			clase
			grupo
		`,
		it: `
			categoria
			tipo
			classe
			gruppo
		`,
		pt: `
			categoria
			tipo
			classe
			grupo
		`,
		nl: `
			categorie
			type
			soort
			klasse
			groep
		`,
	},
	location: {
		kind: 'text',
		en: `
			location
			place
			site
			venue
		`,
		fr: `
			lieu
			emplacement
			endroit
			site
		`,
		de: `
			ort
			standort
			platz
			stelle
		`,
		es: `
			lugar
			ubicacion
			sitio
		`,
		it: `
			luogo
			sede
			posizione
		`,
		pt: `
			local
			localizacao
			lugar
		`,
		nl: `
			plaats
			locatie
			plek
		`,
	},
	projectName: {
		kind: 'text',
		en: `
			project
			project name
			name of project
			project title
			job name
			matter
		`,
		fr: `
			projet
			nom du projet
			chantier
			affaire
		`,
		de: `
			projekt
			projektname
			bauvorhaben
			vorhaben
			objekt
		`,
		es: `
			proyecto
			nombre del proyecto
			obra
		`,
		it: `
			progetto
			nome del progetto
			cantiere
			commessa
		`,
		pt: `
			projeto
			nome do projeto
			obra
		`,
		nl: `
			project
			projectnaam
			naam project
		`,
	},
	warrantyPeriod: {
		kind: 'text',
		en: `
			warranty
			warranty period
			guarantee
			guarantee period
		`,
		fr: `
			garantie
			duree de garantie
		`,
		de: `
			garantie
			gewahrleistung
			garantiezeit
		`,
		es: `
			garantia
			periodo de garantia
		`,
		it: `
			garanzia
			periodo di garanzia
		`,
		pt: `
			garantia
			prazo de garantia
		`,
		nl: `
			garantie
			garantieperiode
			garantietermijn
		`,
	},
	reason: {
		kind: 'text',
		en: `
			reason
			purpose
			cause
			purpose of visit
			reason for request
			remarks
		`,
		fr: `
			motif
			raison
			objet
			cause
		`,
		de: `
			grund
			zweck
			anlass
			ursache
		`,
		es: `
			motivo
			razon
			causa
			objeto
		`,
		it: `
			motivo
			ragione
			causa
			scopo
		`,
		pt: `
			motivo
			razao
			causa
			finalidade
		`,
		nl: `
			reden
			doel
			oorzaak
		`,
	},
	question: {
		kind: 'text',
		en: `
			question
			query
			questions
		`,
		fr: `
			question
		`,
		de: `
			frage
		`,
		es: `
			pregunta
		`,
		it: `
			domanda
		`,
		pt: `
			pergunta
			questao
		`,
		nl: `
			vraag
		`,
	},
	answer: {
		kind: 'text',
		en: `
			answer
			response
			reply
			answers
		`,
		fr: `
			reponse
		`,
		de: `
			antwort
		`,
		es: `
			respuesta
		`,
		it: `
			risposta
		`,
		pt: `
			resposta
		`,
		nl: `
			antwoord
		`,
	},
} satisfies Concepts;
