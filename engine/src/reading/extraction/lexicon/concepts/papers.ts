import type { Concepts } from '../concept.ts';

/** Contracts, identity papers, careers, and what many papers have. */
export const PAPERS = {
	contractTitle: {
		kind: 'title',
		en: `
			title of the agreement
			document title
			title
			contract title
			name of the agreement
		`,
		fr: `
			titre du contrat
			intitule
			titre
		`,
		de: `
			vertragstitel
			titel
			bezeichnung des vertrags
		`,
		es: `
			titulo del contrato
			titulo
		`,
		it: `
			titolo del contratto
			titolo
		`,
		pt: `
			titulo do contrato
			titulo
		`,
		nl: `
			titel van de overeenkomst
			titel
		`,
	},
	governingLaw: {
		kind: 'jurisdiction',
		en: `
			governing law
			jurisdiction
			applicable law
			governed by the laws of
			state or country whose law governs the agreement
			law that governs the agreement
			choice of law
			governed by
		`,
		fr: `
			droit applicable
			loi applicable
			juridiction competente
			regi par le droit
		`,
		de: `
			anwendbares recht
			geltendes recht
			gerichtsstand
			es gilt das recht
		`,
		es: `
			ley aplicable
			jurisdiccion
			legislacion aplicable
			fuero
		`,
		it: `
			legge applicabile
			foro competente
			diritto applicabile
			legge regolatrice
		`,
		pt: `
			lei aplicavel
			foro
			jurisdicao
			legislacao aplicavel
		`,
		nl: `
			toepasselijk recht
			rechtskeuze
			bevoegde rechter
		`,
	},
	term: {
		kind: 'duration',
		en: `
			term
			term of the agreement
			how long the agreement lasts
			duration
			contract term
			contract period
			initial term
			period of validity
		`,
		fr: `
			duree
			duree du contrat
		`,
		de: `
			laufzeit
			vertragslaufzeit
			vertragsdauer
			dauer
		`,
		es: `
			duracion
			plazo
			vigencia
			duracion del contrato
		`,
		it: `
			durata
			durata del contratto
		`,
		pt: `
			duracao
			prazo
			vigencia
			duracao do contrato
		`,
		nl: `
			looptijd
			duur
			contractduur
			duur van de overeenkomst
		`,
	},
	noticePeriod: {
		kind: 'duration',
		en: `
			notice period
			notice period for termination
			termination notice
			period of notice
		`,
		fr: `
			preavis
			delai de preavis
		`,
		de: `
			kundigungsfrist
		`,
		es: `
			preaviso
			plazo de preaviso
		`,
		it: `
			preavviso
			periodo di preavviso
			disdetta
		`,
		pt: `
			aviso previo
			prazo de aviso
		`,
		nl: `
			opzegtermijn
		`,
	},
	autoRenewal: {
		kind: 'boolean',
		en: `
			automatic renewal
			auto renewal
			whether the agreement renews by itself
			renews automatically
			tacit renewal
		`,
		fr: `
			reconduction tacite
			renouvellement automatique
		`,
		de: `
			automatische verlangerung
			stillschweigende verlangerung
			verlangert sich automatisch
		`,
		es: `
			renovacion automatica
			prorroga tacita
		`,
		it: `
			rinnovo automatico
			rinnovo tacito
		`,
		pt: `
			renovacao automatica
		`,
		nl: `
			automatische verlenging
			stilzwijgende verlenging
		`,
	},
	documentType: {
		kind: 'text',
		en: `
			document type
			type of document
			passport identity card or driving licence
			type
		`,
		fr: `
			type de document
			type
		`,
		de: `
			dokumentenart
			art des dokuments
			ausweisart
			typ
		`,
		es: `
			tipo de documento
			tipo
		`,
		it: `
			tipo di documento
			tipo
		`,
		pt: `
			tipo de documento
			tipo
		`,
		nl: `
			documenttype
			soort document
			type
		`,
	},
	height: {
		kind: 'text',
		en: `
			height
		`,
		fr: `
			taille
		`,
		de: `
			grosse
			korpergrosse
		`,
		es: `
			estatura
			altura
		`,
		it: `
			statura
			altezza
		`,
		pt: `
			altura
		`,
		nl: `
			lengte
		`,
	},
	eyeColour: {
		kind: 'text',
		en: `
			eye colour
			eye color
			eyes
		`,
		fr: `
			couleur des yeux
			yeux
		`,
		de: `
			augenfarbe
		`,
		es: `
			color de ojos
		`,
		it: `
			colore degli occhi
			colore occhi
		`,
		pt: `
			cor dos olhos
		`,
		nl: `
			kleur ogen
			oogkleur
		`,
	},
	jobTitle: {
		kind: 'text',
		en: `
			job title
			position
			current or desired position
			role
			occupation
			profession
			designation
			title
			desired position
		`,
		fr: `
			poste
			fonction
			intitule du poste
			profession
			emploi
			poste recherche
		`,
		de: `
			position
			berufsbezeichnung
			stelle
			funktion
			tatigkeit
			beruf
			stellenbezeichnung
		`,
		es: `
			puesto
			cargo
			profesion
			ocupacion
		`,
		it: `
			posizione
			ruolo
			mansione
			professione
			qualifica
		`,
		pt: `
			cargo
			funcao
			profissao
		`,
		nl: `
			functie
			functietitel
			beroep
			positie
		`,
	},
	summary: {
		kind: 'prose',
		en: `
			summary
			profile
			professional summary
			objective
			about me
			profile or summary in prose
			personal statement
			career objective
			about
		`,
		fr: `
			profil
			resume
			a propos
			objectif
			profil professionnel
		`,
		de: `
			profil
			zusammenfassung
			kurzprofil
			uber mich
		`,
		es: `
			perfil
			resumen
			objetivo
			perfil profesional
			sobre mi
		`,
		it: `
			profilo
			sommario
			profilo professionale
			obiettivo
			chi sono
		`,
		pt: `
			perfil
			resumo
			objetivo
			perfil profissional
			sobre mim
		`,
		nl: `
			profiel
			samenvatting
			over mij
			persoonlijk profiel
		`,
	},
	experience: {
		kind: 'section',
		en: `
			experience
			work experience
			employment history
			professional experience
			employment
			work history
			career history
		`,
		fr: `
			experience
			experience professionnelle
			experiences professionnelles
			parcours professionnel
			experiences
		`,
		de: `
			berufserfahrung
			beruflicher werdegang
			werdegang
			praktische erfahrung
		`,
		es: `
			experiencia
			experiencia laboral
			experiencia profesional
		`,
		it: `
			esperienza
			esperienze lavorative
			esperienza professionale
			esperienze professionali
			esperienza lavorativa
		`,
		pt: `
			experiencia
			experiencia profissional
		`,
		nl: `
			werkervaring
			ervaring
			loopbaan
		`,
	},
	education: {
		kind: 'section',
		en: `
			education
			academic background
			qualifications
			education and training
			academic qualifications
			studies
		`,
		fr: `
			formation
			etudes
			formations
			diplomes
			parcours scolaire
		`,
		de: `
			ausbildung
			bildungsweg
			studium
			schulbildung
			akademische ausbildung
		`,
		es: `
			formacion
			educacion
			estudios
			formacion academica
		`,
		it: `
			istruzione
			formazione
			istruzione e formazione
			studi
		`,
		pt: `
			formacao
			educacao
			formacao academica
			habilitacoes
		`,
		nl: `
			opleiding
			opleidingen
			onderwijs
			studie
		`,
	},
	skills: {
		kind: 'section',
		en: `
			skills
			key skills
			technical skills
			core competencies
			expertise
			competencies
			technologies
		`,
		fr: `
			competences
			aptitudes
			competences techniques
			savoir faire
		`,
		de: `
			kenntnisse
			fahigkeiten
			kompetenzen
			it kenntnisse
			edv kenntnisse
		`,
		es: `
			habilidades
			competencias
			aptitudes
			conocimientos
		`,
		it: `
			competenze
			capacita
			competenze tecniche
			abilita
		`,
		pt: `
			competencias
			habilidades
			aptidoes
			conhecimentos
		`,
		nl: `
			vaardigheden
			competenties
			kennis
		`,
	},
	languagesSpoken: {
		kind: 'section',
		en: `
			languages
			languages spoken
			language skills
			spoken languages
		`,
		fr: `
			langues
			langues parlees
		`,
		de: `
			sprachen
			sprachkenntnisse
		`,
		es: `
			idiomas
			lenguas
		`,
		it: `
			lingue
			conoscenze linguistiche
			lingue straniere
		`,
		pt: `
			idiomas
			linguas
		`,
		nl: `
			talen
			talenkennis
		`,
	},
	institution: {
		kind: 'text',
		en: `
			institution
			school
			university
			school or university
			college
			institute
		`,
		fr: `
			etablissement
			ecole
			universite
		`,
		de: `
			schule
			universitat
			hochschule
			institution
		`,
		es: `
			universidad
			escuela
			institucion
			centro
		`,
		it: `
			universita
			istituto
			scuola
		`,
		pt: `
			universidade
			instituicao
			escola
		`,
		nl: `
			instelling
			universiteit
			school
			hogeschool
		`,
	},
	degree: {
		kind: 'text',
		en: `
			degree
			qualification
			diploma
			course
			field of study
		`,
		fr: `
			diplome
			titre
			cursus
		`,
		de: `
			abschluss
			grad
			studiengang
			fachrichtung
		`,
		es: `
			titulo
			grado
			titulacion
			carrera
		`,
		it: `
			laurea
			titolo di studio
			diploma
		`,
		pt: `
			grau
			curso
			diploma
			titulo
		`,
		nl: `
			diploma
			graad
			studie
		`,
	},
	subject: {
		kind: 'text',
		en: `
			subject
			re
			regarding
			matter
			reference line
		`,
		fr: `
			objet
			sujet
		`,
		de: `
			betreff
			betrifft
		`,
		es: `
			asunto
			ref
		`,
		it: `
			oggetto
		`,
		pt: `
			assunto
		`,
		nl: `
			betreft
			onderwerp
		`,
	},
	notes: {
		kind: 'prose',
		en: `
			notes
			remarks
			comments
			additional information
			special instructions
		`,
		fr: `
			remarques
			notes
			observations
			commentaires
		`,
		de: `
			bemerkungen
			hinweise
			anmerkungen
			notizen
			kommentar
		`,
		es: `
			observaciones
			notas
			comentarios
		`,
		it: `
			note
			osservazioni
			annotazioni
		`,
		pt: `
			observacoes
			notas
			comentarios
		`,
		nl: `
			opmerkingen
			notities
			toelichting
		`,
	},
	vehiclePlate: {
		kind: 'id',
		en: `
			registration plate
			licence plate
			license plate
			plate number
			vehicle registration
			vehicle no
		`,
		fr: `
			immatriculation
			plaque d immatriculation
		`,
		de: `
			kennzeichen
			amtliches kennzeichen
			kfz kennzeichen
		`,
		es: `
			matricula
		`,
		it: `
			targa
		`,
		pt: `
			matricula
			placa
		`,
		nl: `
			kenteken
		`,
	},
	meterReading: {
		kind: 'quantity',
		en: `
			meter reading
			reading
			current reading
		`,
		fr: `
			releve du compteur
			index
			nouvel index
		`,
		de: `
			zahlerstand
			ablesung
		`,
		es: `
			lectura
			lectura del contador
			lectura actual
		`,
		it: `
			lettura
			lettura contatore
		`,
		pt: `
			leitura
			leitura do contador
		`,
		nl: `
			meterstand
			stand
		`,
	},
	consumption: {
		kind: 'quantity',
		en: `
			consumption
			usage
			energy used
			total usage
		`,
		fr: `
			consommation
		`,
		de: `
			verbrauch
			energieverbrauch
		`,
		es: `
			consumo
		`,
		it: `
			consumo
			consumi
		`,
		pt: `
			consumo
		`,
		nl: `
			verbruik
		`,
	},
	weight: {
		kind: 'quantity',
		en: `
			weight
			gross weight
			net weight
		`,
		fr: `
			poids
			poids brut
			poids net
		`,
		de: `
			gewicht
			bruttogewicht
			nettogewicht
		`,
		es: `
			peso
			peso bruto
			peso neto
		`,
		it: `
			peso
			peso lordo
			peso netto
		`,
		pt: `
			peso
			peso bruto
			peso liquido
		`,
		nl: `
			gewicht
			brutogewicht
			nettogewicht
		`,
	},
	maritalStatus: {
		kind: 'text',
		en: `
			marital status
			civil status
		`,
		fr: `
			situation familiale
			etat civil
		`,
		de: `
			familienstand
		`,
		es: `
			estado civil
		`,
		it: `
			stato civile
		`,
		pt: `
			estado civil
		`,
		nl: `
			burgerlijke staat
		`,
	},
} satisfies Concepts;
