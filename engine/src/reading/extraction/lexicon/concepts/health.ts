import type { Concepts } from '../concept.ts';

/** Patients, findings, laboratory values. */
export const HEALTH = {
	patientName: {
		kind: 'person',
		en: `
			patient
			patient name
			name of the patient
			name of patient
		`,
		fr: `
			patient
			nom du patient
			nom de la patiente
		`,
		de: `
			patient
			patientin
			name des patienten
			patientenname
		`,
		es: `
			paciente
			nombre del paciente
		`,
		it: `
			paziente
			nome del paziente
			nome paziente
		`,
		pt: `
			paciente
			nome do paciente
			utente
		`,
		nl: `
			patient
			naam patient
		`,
	},
	physician: {
		kind: 'person',
		en: `
			physician
			doctor
			treating physician
			attending physician
			referring physician
			consultant
			provider
			surgeon
		`,
		fr: `
			medecin
			medecin traitant
			docteur
			praticien
		`,
		de: `
			arzt
			behandelnder arzt
			arztin
			oberarzt
			chefarzt
		`,
		es: `
			medico
			medico tratante
			doctor
			facultativo
		`,
		it: `
			medico
			medico curante
			dottore
		`,
		pt: `
			medico
			medico assistente
			doutor
		`,
		nl: `
			arts
			behandelend arts
			dokter
			specialist
			huisarts
		`,
	},
	provider: {
		kind: 'company',
		en: `
			hospital
			clinic
			practice
			facility
			hospital clinic or practice
			healthcare provider
			laboratory
			lab name
		`,
		fr: `
			hopital
			clinique
			cabinet medical
			etablissement
			laboratoire
			centre hospitalier
		`,
		de: `
			krankenhaus
			klinik
			praxis
			klinikum
			einrichtung
			labor
		`,
		es: `
			hospital
			clinica
			centro medico
			laboratorio
		`,
		it: `
			ospedale
			clinica
			studio medico
			laboratorio
			struttura
		`,
		pt: `
			hospital
			clinica
			laboratorio
			centro de saude
		`,
		nl: `
			ziekenhuis
			kliniek
			praktijk
			laboratorium
		`,
	},
	diagnosis: {
		kind: 'text',
		en: `
			diagnosis
			diagnoses
			primary diagnosis
			final diagnosis
			impression
			assessment
			admitting diagnosis
			discharge diagnosis
		`,
		fr: `
			diagnostic
			diagnostics
			diagnostic principal
			conclusion
		`,
		de: `
			diagnose
			diagnosen
			hauptdiagnose
			entlassungsdiagnose
		`,
		es: `
			diagnostico
			diagnosticos
			diagnostico principal
			juicio clinico
		`,
		it: `
			diagnosi
			diagnosi principale
			diagnosi di dimissione
		`,
		pt: `
			diagnostico
			diagnosticos
			diagnostico principal
			hipotese diagnostica
		`,
		nl: `
			diagnose
			diagnoses
			hoofddiagnose
			conclusie
		`,
	},
	allergies: {
		kind: 'text',
		en: `
			allergies
			known allergies
			allergy
			drug allergies
		`,
		fr: `
			allergies
			allergie
			allergies connues
		`,
		de: `
			allergien
			bekannte allergien
			unvertraglichkeiten
			allergie
		`,
		es: `
			alergias
			alergias conocidas
		`,
		it: `
			allergie
			allergie note
		`,
		pt: `
			alergias
			alergias conhecidas
		`,
		nl: `
			allergieen
			bekende allergieen
			allergie
		`,
	},
	medication: {
		kind: 'text',
		en: `
			medication
			medications
			medicine
			drug
			drug name
			prescription
			current medications
			medication prescribed
			discharge medications
		`,
		fr: `
			medicament
			traitement
			ordonnance
			medicaments prescrits
			traitement de sortie
		`,
		de: `
			medikament
			medikation
			arzneimittel
			verordnung
			entlassungsmedikation
		`,
		es: `
			medicamento
			medicacion
			tratamiento
			farmaco
		`,
		it: `
			farmaco
			terapia
			medicinale
			terapia farmacologica
		`,
		pt: `
			medicamento
			medicacao
			farmaco
			prescricao
		`,
		nl: `
			medicatie
			medicijn
			geneesmiddel
		`,
	},
	dosage: {
		kind: 'text',
		en: `
			dose
			dosage
			strength
			dosing
		`,
		fr: `
			posologie
			dose
			dosage
		`,
		de: `
			dosis
			dosierung
			starke
		`,
		es: `
			dosis
			posologia
			dosificacion
		`,
		it: `
			dosaggio
			dose
			posologia
		`,
		pt: `
			dose
			dosagem
			posologia
		`,
		nl: `
			dosis
			dosering
			sterkte
		`,
	},
	frequency: {
		kind: 'text',
		en: `
			frequency
			how often it is taken
			directions
			instructions
			sig
			schedule
		`,
		fr: `
			frequence
			prise
			rythme
		`,
		de: `
			haufigkeit
			einnahme
			einnahmeschema
			anwendung
		`,
		es: `
			frecuencia
			pauta
			toma
		`,
		it: `
			frequenza
			assunzione
		`,
		pt: `
			frequencia
			toma
			intervalo
		`,
		nl: `
			frequentie
			gebruik
			inname
		`,
	},
	testName: {
		kind: 'text',
		en: `
			test
			test name
			what was measured
			analysis
			parameter
			examination
			investigation
			analyte
		`,
		fr: `
			analyse
			examen
			parametre
			test
		`,
		de: `
			untersuchung
			parameter
			test
			analyse
			messgrosse
			bestimmung
		`,
		es: `
			prueba
			parametro
			analisis
			determinacion
		`,
		it: `
			esame
			parametro
			analisi
			prova
		`,
		pt: `
			exame
			parametro
			analise
			teste
		`,
		nl: `
			bepaling
			onderzoek
			test
			parameter
		`,
	},
	testValue: {
		kind: 'quantity',
		en: `
			result
			value
			measured value
			test result
			your value
		`,
		fr: `
			resultat
			valeur
		`,
		de: `
			ergebnis
			wert
			messwert
			befund
		`,
		es: `
			resultado
			valor
		`,
		it: `
			risultato
			valore
			esito
		`,
		pt: `
			resultado
			valor
		`,
		nl: `
			resultaat
			uitslag
			waarde
		`,
	},
	referenceRange: {
		kind: 'text',
		en: `
			reference range
			normal range
			reference
			reference interval
			reference values
			normal values
			biological reference interval
		`,
		fr: `
			valeurs de reference
			valeurs normales
			normes
			intervalle de reference
		`,
		de: `
			referenzbereich
			normbereich
			referenz
			normwert
			referenzwerte
		`,
		es: `
			valores de referencia
			rango de referencia
			intervalo de referencia
		`,
		it: `
			valori di riferimento
			intervallo di riferimento
			range
		`,
		pt: `
			valores de referencia
			intervalo de referencia
		`,
		nl: `
			referentiewaarden
			referentie
			normaalwaarden
			referentiebereik
		`,
	},
	sex: {
		kind: 'sex',
		en: `
			sex
			gender
			sex of the patient
			sex of the holder
		`,
		fr: `
			sexe
			genre
		`,
		de: `
			geschlecht
		`,
		es: `
			sexo
			genero
		`,
		it: `
			sesso
			genere
		`,
		pt: `
			sexo
			genero
		`,
		nl: `
			geslacht
		`,
	},
	age: {
		kind: 'quantity',
		en: `
			age
			age years
		`,
		fr: `
			age
		`,
		de: `
			alter
		`,
		es: `
			edad
		`,
		it: `
			eta
		`,
		pt: `
			idade
		`,
		nl: `
			leeftijd
		`,
	},
	bloodGroup: {
		kind: 'text',
		en: `
			blood group
			blood type
		`,
		fr: `
			groupe sanguin
		`,
		de: `
			blutgruppe
		`,
		es: `
			grupo sanguineo
		`,
		it: `
			gruppo sanguigno
		`,
		pt: `
			grupo sanguineo
			tipo sanguineo
		`,
		nl: `
			bloedgroep
		`,
	},
	bloodPressure: {
		kind: 'text',
		en: `
			blood pressure
			bp
			b p
		`,
		fr: `
			tension arterielle
			pression arterielle
			ta
		`,
		de: `
			blutdruck
			rr
		`,
		es: `
			presion arterial
			tension arterial
			ta
		`,
		it: `
			pressione arteriosa
			pa
		`,
		pt: `
			pressao arterial
			tensao arterial
			pa
		`,
		nl: `
			bloeddruk
			rr
		`,
	},
	heartRate: {
		kind: 'quantity',
		en: `
			heart rate
			pulse
			pulse rate
		`,
		fr: `
			frequence cardiaque
			pouls
			fc
		`,
		de: `
			herzfrequenz
			puls
			pulsfrequenz
		`,
		es: `
			frecuencia cardiaca
			pulso
			fc
		`,
		it: `
			frequenza cardiaca
			polso
			fc
		`,
		pt: `
			frequencia cardiaca
			pulso
			fc
		`,
		nl: `
			hartslag
			pols
			hartfrequentie
		`,
	},
	temperature: {
		kind: 'quantity',
		en: `
			temperature
			body temperature
			temp
		`,
		fr: `
			temperature
		`,
		de: `
			temperatur
			korpertemperatur
		`,
		es: `
			temperatura
		`,
		it: `
			temperatura
			temperatura corporea
		`,
		pt: `
			temperatura
			temperatura corporal
		`,
		nl: `
			temperatuur
			lichaamstemperatuur
		`,
	},
	respiratoryRate: {
		kind: 'quantity',
		en: `
			respiratory rate
			respiration rate
			respirations
			rr
		`,
		fr: `
			frequence respiratoire
		`,
		de: `
			atemfrequenz
		`,
		es: `
			frecuencia respiratoria
		`,
		it: `
			frequenza respiratoria
		`,
		pt: `
			frequencia respiratoria
		`,
		nl: `
			ademhalingsfrequentie
			ademfrequentie
		`,
	},
	oxygenSaturation: {
		kind: 'quantity',
		en: `
			oxygen saturation
			spo2
			o2 sat
			o2 saturation
		`,
		fr: `
			saturation en oxygene
			spo2
			sao2
		`,
		de: `
			sauerstoffsattigung
			spo2
		`,
		es: `
			saturacion de oxigeno
			spo2
		`,
		it: `
			saturazione
			saturazione ossigeno
			spo2
		`,
		pt: `
			saturacao de oxigenio
			spo2
		`,
		nl: `
			zuurstofsaturatie
			saturatie
			spo2
		`,
	},
	bodyWeight: {
		kind: 'quantity',
		en: `
			body weight
			weight kg
			patient weight
		`,
		fr: `
			poids corporel
			poids
		`,
		de: `
			korpergewicht
			gewicht
		`,
		es: `
			peso corporal
			peso
		`,
		it: `
			peso corporeo
			peso
		`,
		pt: `
			peso corporal
			peso
		`,
		nl: `
			lichaamsgewicht
			gewicht
		`,
	},
	bmi: {
		kind: 'quantity',
		en: `
			bmi
			body mass index
		`,
		fr: `
			imc
			indice de masse corporelle
		`,
		de: `
			bmi
			body mass index
		`,
		es: `
			imc
			indice de masa corporal
		`,
		it: `
			imc
			indice di massa corporea
		`,
		pt: `
			imc
			indice de massa corporal
		`,
		nl: `
			bmi
			body mass index
		`,
	},
	bloodSugar: {
		kind: 'quantity',
		en: `
			glucose
			blood sugar
			blood glucose
			fasting glucose
			hba1c
		`,
		fr: `
			glycemie
			glucose
		`,
		de: `
			blutzucker
			glukose
			glucose
		`,
		es: `
			glucosa
			glucemia
		`,
		it: `
			glicemia
			glucosio
		`,
		pt: `
			glicose
			glicemia
		`,
		nl: `
			glucose
			bloedsuiker
		`,
	},
	hemoglobin: {
		kind: 'quantity',
		en: `
			hemoglobin
			haemoglobin
			hgb
			hb
		`,
		fr: `
			hemoglobine
			hb
		`,
		de: `
			hamoglobin
			hb
		`,
		es: `
			hemoglobina
			hb
		`,
		it: `
			emoglobina
			hb
		`,
		pt: `
			hemoglobina
			hb
		`,
		nl: `
			hemoglobine
			hb
		`,
	},
	cholesterol: {
		kind: 'quantity',
		en: `
			cholesterol
			total cholesterol
			ldl cholesterol
			hdl cholesterol
		`,
		fr: `
			cholesterol
			cholesterol total
		`,
		de: `
			cholesterin
			gesamtcholesterin
		`,
		es: `
			colesterol
			colesterol total
		`,
		it: `
			colesterolo
			colesterolo totale
		`,
		pt: `
			colesterol
			colesterol total
		`,
		nl: `
			cholesterol
			totaal cholesterol
		`,
	},
	creatinine: {
		kind: 'quantity',
		en: `
			creatinine
			serum creatinine
		`,
		fr: `
			creatinine
		`,
		de: `
			kreatinin
		`,
		es: `
			creatinina
		`,
		it: `
			creatinina
		`,
		pt: `
			creatinina
		`,
		nl: `
			creatinine
			kreatinine
		`,
	},
	labUnit: {
		kind: 'text',
		en: `
			units
			unit of measurement
			measuring unit
		`,
		fr: `
			unites
			unite de mesure
		`,
		de: `
			masseinheit
			einheiten
		`,
		es: `
			unidades
			unidad de medida
		`,
		it: `
			unita di misura
			unita
		`,
		pt: `
			unidades
			unidade de medida
		`,
		nl: `
			eenheden
			meeteenheid
		`,
	},
	complaint: {
		kind: 'prose',
		en: `
			chief complaint
			reason for visit
			presenting complaint
			symptoms
			reason for consultation
			reason for referral
		`,
		fr: `
			motif de consultation
			motif
			symptomes
			motif d hospitalisation
		`,
		de: `
			beschwerden
			anlass
			aktuelle beschwerden
			symptome
			vorstellungsgrund
		`,
		es: `
			motivo de consulta
			sintomas
			motivo de ingreso
		`,
		it: `
			motivo della visita
			sintomi
			motivo del ricovero
		`,
		pt: `
			motivo da consulta
			queixa principal
			sintomas
		`,
		nl: `
			klachten
			reden van bezoek
			hoofdklacht
			symptomen
		`,
	},
	medicalHistory: {
		kind: 'prose',
		en: `
			medical history
			past medical history
			history
			pmh
			patient history
			clinical history
			history of present illness
			hpi
		`,
		fr: `
			antecedents
			antecedents medicaux
			historique
		`,
		de: `
			anamnese
			vorerkrankungen
			krankengeschichte
			vorgeschichte
		`,
		es: `
			antecedentes
			antecedentes personales
			historia clinica
		`,
		it: `
			anamnesi
			anamnesi patologica
			precedenti
		`,
		pt: `
			antecedentes
			historia clinica
			historia da doenca
		`,
		nl: `
			voorgeschiedenis
			anamnese
			medische voorgeschiedenis
		`,
	},
	familyHistory: {
		kind: 'prose',
		en: `
			family history
			family medical history
		`,
		fr: `
			antecedents familiaux
		`,
		de: `
			familienanamnese
		`,
		es: `
			antecedentes familiares
		`,
		it: `
			anamnesi familiare
		`,
		pt: `
			antecedentes familiares
			historia familiar
		`,
		nl: `
			familieanamnese
			familiegeschiedenis
		`,
	},
	treatment: {
		kind: 'prose',
		en: `
			treatment
			treatment plan
			therapy
			management
			care plan
			procedure performed
		`,
		fr: `
			traitement
			plan de traitement
			prise en charge
			conduite a tenir
		`,
		de: `
			therapie
			behandlung
			procedere
			therapieplan
			massnahmen
		`,
		es: `
			tratamiento
			plan de tratamiento
			plan terapeutico
		`,
		it: `
			trattamento
			terapia
			piano terapeutico
		`,
		pt: `
			tratamento
			plano de tratamento
			conduta
		`,
		nl: `
			behandeling
			behandelplan
			beleid
			therapie
		`,
	},
	procedure: {
		kind: 'text',
		en: `
			procedure
			operation
			surgery
			name of procedure
			surgical procedure
			intervention
		`,
		fr: `
			intervention
			operation
			acte
			geste operatoire
		`,
		de: `
			eingriff
			operation
			prozedur
			massnahme
		`,
		es: `
			procedimiento
			intervencion
			operacion
			cirugia
		`,
		it: `
			procedura
			intervento
			intervento chirurgico
		`,
		pt: `
			procedimento
			intervencao
			cirurgia
		`,
		nl: `
			ingreep
			operatie
			verrichting
		`,
	},
	findings: {
		kind: 'prose',
		en: `
			findings
			physical examination
			examination
			examination findings
			exam
		`,
		fr: `
			examen clinique
			constatations
			resultats de l examen
		`,
		de: `
			befund
			untersuchungsbefund
			klinischer befund
			korperliche untersuchung
		`,
		es: `
			hallazgos
			exploracion fisica
			exploracion
		`,
		it: `
			esame obiettivo
			reperti
			referto
		`,
		pt: `
			achados
			exame fisico
			exame objetivo
		`,
		nl: `
			bevindingen
			lichamelijk onderzoek
		`,
	},
	recommendation: {
		kind: 'prose',
		en: `
			recommendation
			recommendations
			advice
			follow up
			follow up instructions
			discharge instructions
		`,
		fr: `
			recommandations
			conseils
			suivi
		`,
		de: `
			empfehlung
			empfehlungen
			weiteres vorgehen
			nachsorge
		`,
		es: `
			recomendaciones
			recomendacion
			seguimiento
		`,
		it: `
			raccomandazioni
			indicazioni
			controllo
			consigli
		`,
		pt: `
			recomendacoes
			seguimento
			orientacoes
		`,
		nl: `
			advies
			aanbevelingen
			nazorg
			vervolg
		`,
	},
	specimen: {
		kind: 'text',
		en: `
			specimen
			sample
			specimen type
			sample type
			material
		`,
		fr: `
			prelevement
			echantillon
			nature du prelevement
		`,
		de: `
			probe
			material
			probenmaterial
			untersuchungsmaterial
		`,
		es: `
			muestra
			tipo de muestra
			especimen
		`,
		it: `
			campione
			materiale
			tipo di campione
		`,
		pt: `
			amostra
			tipo de amostra
			material
		`,
		nl: `
			monster
			materiaal
			soort materiaal
		`,
	},
	collectionDate: {
		kind: 'date',
		en: `
			collection date
			collected
			date collected
			sample date
			specimen collected
			date of collection
			sampling date
		`,
		fr: `
			date de prelevement
			preleve le
		`,
		de: `
			entnahmedatum
			probenentnahme
			entnahme
			abnahmedatum
		`,
		es: `
			fecha de toma
			fecha de extraccion
			fecha de la muestra
		`,
		it: `
			data prelievo
			data del prelievo
		`,
		pt: `
			data da colheita
			data de coleta
		`,
		nl: `
			afnamedatum
			datum afname
		`,
	},
	receivedDate: {
		kind: 'date',
		en: `
			received date
			date received
			received on
			received
		`,
		fr: `
			date de reception
			recu le
		`,
		de: `
			eingangsdatum
			eingang
			probeneingang
			eingegangen am
		`,
		es: `
			fecha de recepcion
			recibido el
		`,
		it: `
			data di ricezione
			ricevuto il
			data accettazione
		`,
		pt: `
			data de recepcao
			recebido em
			data de recebimento
		`,
		nl: `
			ontvangstdatum
			ontvangen op
			datum ontvangst
		`,
	},
	refills: {
		kind: 'quantity',
		en: `
			refills
			repeats
			number of refills
			refill
		`,
		fr: `
			renouvellements
			a renouveler
		`,
		de: `
			wiederholungen
		`,
		es: `
			repeticiones
			reposiciones
		`,
		it: `
			ripetizioni
		`,
		pt: `
			renovacoes
			repeticoes
		`,
		nl: `
			herhalingen
		`,
	},
	route: {
		kind: 'text',
		en: `
			route
			route of administration
		`,
		fr: `
			voie
			voie d administration
		`,
		de: `
			applikationsweg
			darreichungsform
			art der anwendung
		`,
		es: `
			via de administracion
		`,
		it: `
			via di somministrazione
		`,
		pt: `
			via de administracao
		`,
		nl: `
			toedieningsweg
			toedieningsvorm
		`,
	},
	ward: {
		kind: 'text',
		en: `
			ward
			unit
			hospital ward
			room
			bed
		`,
		fr: `
			unite
			service
			chambre
			lit
		`,
		de: `
			station
			stationare einheit
			zimmer
			bett
		`,
		es: `
			unidad
			planta
			habitacion
			cama
		`,
		it: `
			reparto
			stanza
			letto
		`,
		pt: `
			enfermaria
			servico
			quarto
			cama
		`,
		nl: `
			afdeling
			kamer
			bed
		`,
	},
	specialty: {
		kind: 'text',
		en: `
			specialty
			speciality
			medical specialty
			department of
		`,
		fr: `
			specialite
			discipline
		`,
		de: `
			fachrichtung
			fachabteilung
			fachgebiet
		`,
		es: `
			especialidad
			servicio medico
		`,
		it: `
			specialita
			branca
			specializzazione
		`,
		pt: `
			especialidade
		`,
		nl: `
			specialisme
			specialiteit
		`,
	},
	emergencyContact: {
		kind: 'person',
		en: `
			emergency contact
			next of kin
			contact in case of emergency
			emergency contact name
		`,
		fr: `
			personne a prevenir
			contact d urgence
			personne a contacter
		`,
		de: `
			notfallkontakt
			angehorige
			im notfall benachrichtigen
		`,
		es: `
			contacto de emergencia
			persona de contacto
			familiar
		`,
		it: `
			contatto di emergenza
			persona da contattare
		`,
		pt: `
			contacto de emergencia
			pessoa a contactar
		`,
		nl: `
			contactpersoon noodgeval
			noodcontact
		`,
	},
	guardian: {
		kind: 'person',
		en: `
			guardian
			parent or guardian
			legal guardian
			parent
			responsible party
			guarantor
		`,
		fr: `
			tuteur
			representant legal
			responsable legal
		`,
		de: `
			erziehungsberechtigter
			gesetzlicher vertreter
			vormund
			betreuer
		`,
		es: `
			tutor
			tutor legal
			padre o tutor
			representante legal
		`,
		it: `
			tutore
			genitore
			rappresentante legale
		`,
		pt: `
			tutor
			encarregado de educacao
			representante legal
			responsavel
		`,
		nl: `
			voogd
			ouder of voogd
			wettelijk vertegenwoordiger
		`,
	},
	vaccine: {
		kind: 'text',
		en: `
			vaccine
			vaccination
			immunization
			vaccine name
			immunizations
		`,
		fr: `
			vaccin
			vaccination
		`,
		de: `
			impfstoff
			impfung
			impfungen
		`,
		es: `
			vacuna
			vacunacion
		`,
		it: `
			vaccino
			vaccinazione
		`,
		pt: `
			vacina
			vacinacao
		`,
		nl: `
			vaccin
			vaccinatie
		`,
	},
	icdCode: {
		kind: 'id',
		en: `
			icd code
			icd 10
			diagnosis code
			icd
		`,
		fr: `
			code cim
			cim 10
		`,
		de: `
			icd code
			icd 10
			icd
			diagnoseschlussel
		`,
		es: `
			codigo cie
			cie 10
		`,
		it: `
			codice icd
			icd 9
		`,
		pt: `
			codigo cid
			cid 10
			cid
		`,
		nl: `
			icd code
			diagnosecode
		`,
	},
	smokingStatus: {
		kind: 'text',
		en: `
			smoking status
			smoker
			tobacco use
			social history
		`,
		fr: `
			tabac
			tabagisme
			fumeur
		`,
		de: `
			raucher
			raucherstatus
			nikotin
			nikotinabusus
		`,
		es: `
			tabaquismo
			fumador
			habitos toxicos
		`,
		it: `
			fumo
			fumatore
			tabagismo
		`,
		pt: `
			tabagismo
			fumador
			tabaco
		`,
		nl: `
			roken
			roker
			rookstatus
		`,
	},
} satisfies Concepts;
