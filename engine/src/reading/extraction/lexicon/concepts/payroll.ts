import type { Concepts } from '../concept.ts';

/** Wages and employment. */
export const PAYROLL = {
	grossPay: {
		kind: 'amount',
		en: `
			gross pay
			total earnings
			gross earnings
			gross wages
			total gross
		`,
		fr: `
			salaire brut
			brut
			total brut
			remuneration brute
		`,
		de: `
			bruttolohn
			gesamtbrutto
			bruttobezuge
		`,
		es: `
			total devengado
			devengos
			salario bruto
		`,
		it: `
			lordo
			retribuzione lorda
			totale competenze
		`,
		pt: `
			vencimento bruto
			total de abonos
			remuneracao bruta
		`,
		nl: `
			brutoloon
			bruto
			totaal bruto
		`,
	},
	totalDeductions: {
		kind: 'amount',
		en: `
			total deductions
			deductions
			total withholding
		`,
		fr: `
			total des retenues
			total cotisations
			retenues
		`,
		de: `
			abzuge
			gesamtabzuge
			gesetzliche abzuge
		`,
		es: `
			total a deducir
			deducciones
			total deducciones
		`,
		it: `
			totale trattenute
			trattenute
			ritenute
		`,
		pt: `
			total de descontos
			descontos
			deducoes
		`,
		nl: `
			inhoudingen
			totaal inhoudingen
		`,
	},
	basicPay: {
		kind: 'amount',
		en: `
			basic pay
			base pay
			basic salary
			regular pay
		`,
		fr: `
			salaire de base
		`,
		de: `
			grundlohn
			grundgehalt
			grundvergutung
		`,
		es: `
			salario base
			sueldo base
		`,
		it: `
			paga base
			minimo contrattuale
			retribuzione base
		`,
		pt: `
			salario base
			vencimento base
			ordenado
		`,
		nl: `
			basisloon
			basissalaris
		`,
	},
	hourlyRate: {
		kind: 'amount',
		en: `
			hourly rate
			rate per hour
			pay rate
			hourly wage
		`,
		fr: `
			taux horaire
			salaire horaire
		`,
		de: `
			stundenlohn
			stundensatz
		`,
		es: `
			precio hora
			tarifa por hora
			salario por hora
		`,
		it: `
			paga oraria
			tariffa oraria
		`,
		pt: `
			valor hora
			preco por hora
		`,
		nl: `
			uurloon
			uurtarief
		`,
	},
	hoursWorked: {
		kind: 'quantity',
		en: `
			hours worked
			total hours
			regular hours
			hours
		`,
		fr: `
			heures travaillees
			nombre d heures
		`,
		de: `
			arbeitsstunden
			geleistete stunden
			stunden gesamt
		`,
		es: `
			horas trabajadas
			total horas
		`,
		it: `
			ore lavorate
			ore ordinarie
		`,
		pt: `
			horas trabalhadas
			total de horas
		`,
		nl: `
			gewerkte uren
			aantal uren
		`,
	},
	overtimePay: {
		kind: 'amount',
		en: `
			overtime
			overtime pay
			overtime hours
		`,
		fr: `
			heures supplementaires
			heures sup
		`,
		de: `
			uberstunden
			uberstundenzuschlag
			mehrarbeit
		`,
		es: `
			horas extra
			horas extraordinarias
		`,
		it: `
			straordinario
			ore straordinarie
		`,
		pt: `
			horas extra
			trabalho suplementar
		`,
		nl: `
			overwerk
			overuren
		`,
	},
	incomeTax: {
		kind: 'amount',
		en: `
			income tax
			paye
			paye tax
			federal tax
			federal income tax withheld
			wage tax
			withholding tax
		`,
		fr: `
			impot sur le revenu
			prelevement a la source
			impot preleve
		`,
		de: `
			lohnsteuer
			einkommensteuer
			kapitalertragsteuer
		`,
		es: `
			irpf
			retencion irpf
			impuesto sobre la renta
		`,
		it: `
			irpef
			ritenuta irpef
			ritenuta d acconto
		`,
		pt: `
			irs
			imposto sobre o rendimento
			irrf
			retencao na fonte
		`,
		nl: `
			loonheffing
			loonbelasting
			inkomstenbelasting
			bedrijfsvoorheffing
		`,
	},
	socialContribution: {
		kind: 'amount',
		en: `
			social security
			national insurance
			national insurance contributions
			social security contribution
			fica
			social security tax
		`,
		fr: `
			cotisations sociales
			securite sociale
			cotisations
		`,
		de: `
			sozialversicherung
			sozialabgaben
			sv beitrage
		`,
		es: `
			seguridad social
			cotizacion seguridad social
			contingencias comunes
		`,
		it: `
			contributi previdenziali
			contributi inps
			inps
		`,
		pt: `
			seguranca social
			contribuicao
			inss
		`,
		nl: `
			sociale premies
			sociale zekerheid
			premies volksverzekeringen
			rsz
		`,
	},
	pension: {
		kind: 'amount',
		en: `
			pension
			pension contribution
			retirement contribution
			superannuation
		`,
		fr: `
			retraite
			cotisation retraite
			pension
		`,
		de: `
			rente
			altersvorsorge
			rentenbeitrag
			betriebsrente
			rentenversicherung
			rv beitrag
		`,
		es: `
			pension
			plan de pensiones
		`,
		it: `
			pensione
			fondo pensione
		`,
		pt: `
			pensao
			fundo de pensoes
		`,
		nl: `
			pensioen
			pensioenpremie
		`,
	},
	healthContribution: {
		kind: 'amount',
		en: `
			health insurance
			medical insurance
			health insurance contribution
			medicare
			medicare tax
		`,
		fr: `
			assurance maladie
			mutuelle
			complementaire sante
		`,
		de: `
			krankenversicherung
			krankenversicherungsbeitrag
			kv beitrag
		`,
		es: `
			seguro de salud
			cuota de enfermedad
		`,
		it: `
			assicurazione sanitaria
			contributo sanitario
		`,
		pt: `
			seguro de saude
			subsistema de saude
		`,
		nl: `
			zorgverzekering
			ziektekostenverzekering
			premie zvw
		`,
	},
	careContribution: {
		kind: 'amount',
		en: `
			long term care insurance
			nursing care insurance
		`,
		fr: `
			assurance dependance
		`,
		de: `
			pflegeversicherung
			pflegeversicherungsbeitrag
			pv beitrag
		`,
		es: `
			seguro de dependencia
		`,
		it: `
			assicurazione non autosufficienza
		`,
		pt: `
			seguro de dependencia
		`,
		nl: `
			premie wlz
			langdurige zorg
		`,
	},
	unemploymentContribution: {
		kind: 'amount',
		en: `
			unemployment insurance
			unemployment contribution
			state unemployment
		`,
		fr: `
			assurance chomage
			cotisation chomage
			pole emploi
		`,
		de: `
			arbeitslosenversicherung
			av beitrag
		`,
		es: `
			desempleo
			cuota de desempleo
		`,
		it: `
			disoccupazione
			contributo naspi
		`,
		pt: `
			seguro de desemprego
			fundo de desemprego
		`,
		nl: `
			werkloosheid
			premie ww
			werkloosheidsverzekering
		`,
	},
	churchTax: {
		kind: 'amount',
		en: `
			church tax
			church levy
		`,
		fr: `
			impot ecclesiastique
		`,
		de: `
			kirchensteuer
			kist
		`,
		es: `
			impuesto eclesiastico
		`,
		it: `
			imposta ecclesiastica
		`,
		pt: `
			imposto eclesiastico
		`,
		nl: `
			kerkbelasting
		`,
	},
	solidarityTax: {
		kind: 'amount',
		en: `
			solidarity surcharge
			solidarity tax
		`,
		fr: `
			contribution de solidarite
			csg
			crds
		`,
		de: `
			solidaritatszuschlag
			soli
		`,
		es: `
			recargo de solidaridad
			mei
		`,
		it: `
			contributo di solidarieta
		`,
		pt: `
			taxa de solidariedade
			sobretaxa
		`,
		nl: `
			solidariteitsbijdrage
			bijzondere bijdrage
		`,
	},
	payout: {
		kind: 'amount',
		en: `
			amount paid out
			payout
			payment amount
			amount transferred
			direct deposit
		`,
		fr: `
			net verse
			montant verse
			net paye
		`,
		de: `
			auszahlungsbetrag
			auszahlung
			ausgezahlter betrag
			uberweisungsbetrag
			zahlbetrag
		`,
		es: `
			importe transferido
			total a percibir
		`,
		it: `
			netto a pagare
			importo accreditato
		`,
		pt: `
			valor transferido
			total a receber
		`,
		nl: `
			uit te betalen
			uitbetaald bedrag
			over te maken
		`,
	},
	taxableIncome: {
		kind: 'amount',
		en: `
			taxable income
			taxable pay
			taxable wages
			income subject to tax
		`,
		fr: `
			revenu imposable
			net imposable
		`,
		de: `
			zu versteuerndes einkommen
			steuerpflichtiges einkommen
			steuerbrutto
		`,
		es: `
			base liquidable
			base sujeta a retencion
			renta imponible
		`,
		it: `
			reddito imponibile
			imponibile irpef
		`,
		pt: `
			rendimento tributavel
			rendimento coletavel
		`,
		nl: `
			belastbaar inkomen
			fiscaal loon
		`,
	},
	taxRefund: {
		kind: 'amount',
		en: `
			refund
			refund amount
			tax refund
			overpayment
		`,
		fr: `
			remboursement
			montant rembourse
			restitution
			trop percu
		`,
		de: `
			erstattung
			erstattungsbetrag
			steuererstattung
			guthaben
		`,
		es: `
			devolucion
			importe a devolver
			a devolver
		`,
		it: `
			rimborso
			importo a rimborso
			credito
		`,
		pt: `
			reembolso
			valor a reembolsar
		`,
		nl: `
			teruggaaf
			terug te ontvangen
			terugbetaling
		`,
	},
	bonus: {
		kind: 'amount',
		en: `
			bonus
			commission earned
			premium pay
			allowances
		`,
		fr: `
			prime
			primes
			indemnites
		`,
		de: `
			bonus
			pramie
			zulage
			zuschlage
			zulagen
		`,
		es: `
			complementos
			plus
			incentivos
			gratificacion
		`,
		it: `
			premio
			indennita
			gratifica
		`,
		pt: `
			subsidio
			premio
			gratificacao
		`,
		nl: `
			toeslag
			bonus
			vergoeding
		`,
	},
	payPeriod: {
		kind: 'text',
		en: `
			pay period
			payroll period
			pay month
			wage period
		`,
		fr: `
			periode de paie
			periode de paye
			mois de paie
		`,
		de: `
			abrechnungsmonat
			lohnabrechnung fur
			verdienstabrechnung
		`,
		es: `
			periodo de liquidacion
			mes de nomina
		`,
		it: `
			periodo di paga
			mese di retribuzione
		`,
		pt: `
			periodo de vencimento
			mes de processamento
		`,
		nl: `
			loonperiode
			periode
			salarisperiode
		`,
	},
	yearToDate: {
		kind: 'amount',
		en: `
			year to date
			ytd
			total to date
		`,
		fr: `
			cumul annuel
			cumul
			cumuls
		`,
		de: `
			jahressumme
			kumuliert
			aufgelaufen
		`,
		es: `
			acumulado anual
			acumulado
		`,
		it: `
			progressivo annuo
			progressivo
		`,
		pt: `
			acumulado do ano
			acumulado
		`,
		nl: `
			cumulatief
			jaartotaal
		`,
	},
	taxClass: {
		kind: 'text',
		en: `
			tax class
			tax code
			filing status
			tax bracket
		`,
		fr: `
			tranche
			taux d imposition personnalise
		`,
		de: `
			steuerklasse
			lohnsteuerklasse
		`,
		es: `
			clave de retencion
			tipo de retencion
		`,
		it: `
			aliquota irpef
			scaglione
		`,
		pt: `
			tabela irs
			escalao
		`,
		nl: `
			loonheffingskorting
			belastingschijf
		`,
	},
	taxYear: {
		kind: 'quantity',
		en: `
			tax year
			fiscal year
			assessment year
			calendar year
			for the year
		`,
		fr: `
			annee fiscale
			exercice
			annee d imposition
			exercice fiscal
		`,
		de: `
			steuerjahr
			veranlagungszeitraum
			geschaftsjahr
			kalenderjahr
		`,
		es: `
			ejercicio
			ano fiscal
			ejercicio fiscal
		`,
		it: `
			anno d imposta
			esercizio
			anno fiscale
		`,
		pt: `
			ano fiscal
			exercicio
			ano de rendimentos
		`,
		nl: `
			belastingjaar
			boekjaar
			aanslagjaar
		`,
	},
	hireDate: {
		kind: 'date',
		en: `
			hire date
			date of hire
			start of employment
			employment start date
			joining date
			date of joining
			date employed
		`,
		fr: `
			date d embauche
			date d entree
			entree le
			anciennete
		`,
		de: `
			eintrittsdatum
			eintritt
			beschaftigt seit
		`,
		es: `
			fecha de alta
			fecha de antiguedad
			antiguedad
		`,
		it: `
			data assunzione
			data di assunzione
		`,
		pt: `
			data de admissao
			admissao
		`,
		nl: `
			datum in dienst
			indiensttreding
			in dienst sinds
		`,
	},
	leavingDate: {
		kind: 'date',
		en: `
			leaving date
			termination date
			last working day
			end of employment
		`,
		fr: `
			date de sortie
			date de depart
		`,
		de: `
			austrittsdatum
			austritt
			letzter arbeitstag
		`,
		es: `
			fecha de baja
			fecha de cese
		`,
		it: `
			data cessazione
			data di cessazione
		`,
		pt: `
			data de cessacao
			data de saida
		`,
		nl: `
			datum uit dienst
			uitdiensttreding
		`,
	},
	department: {
		kind: 'text',
		en: `
			department
			dept
			division
			cost center
			cost centre
			business unit
			section
		`,
		fr: `
			service
			departement
			centre de cout
			division
		`,
		de: `
			abteilung
			kostenstelle
			bereich
		`,
		es: `
			departamento
			centro de coste
			seccion
		`,
		it: `
			reparto
			dipartimento
			centro di costo
			ufficio
		`,
		pt: `
			departamento
			centro de custo
			seccao
		`,
		nl: `
			afdeling
			kostenplaats
		`,
	},
	supervisor: {
		kind: 'person',
		en: `
			supervisor
			manager
			line manager
			reporting manager
			reports to
			superior
		`,
		fr: `
			responsable
			superieur hierarchique
			responsable hierarchique
		`,
		de: `
			vorgesetzter
			vorgesetzte
			fuhrungskraft
			leiter
		`,
		es: `
			supervisor
			responsable
			superior
		`,
		it: `
			responsabile
			supervisore
			superiore
		`,
		pt: `
			supervisor
			chefia
			responsavel
		`,
		nl: `
			leidinggevende
			manager
			chef
		`,
	},
	vacationDays: {
		kind: 'quantity',
		en: `
			vacation days
			annual leave
			leave days
			holiday entitlement
			leave balance
			days off
		`,
		fr: `
			conges payes
			jours de conge
			solde de conges
		`,
		de: `
			urlaubstage
			resturlaub
			urlaubsanspruch
			jahresurlaub
		`,
		es: `
			dias de vacaciones
			vacaciones
		`,
		it: `
			giorni di ferie
			ferie residue
			ferie
		`,
		pt: `
			dias de ferias
			ferias
		`,
		nl: `
			vakantiedagen
			verlofdagen
			verlofsaldo
		`,
	},
	probation: {
		kind: 'duration',
		en: `
			probation period
			probationary period
			trial period
		`,
		fr: `
			periode d essai
		`,
		de: `
			probezeit
		`,
		es: `
			periodo de prueba
		`,
		it: `
			periodo di prova
		`,
		pt: `
			periodo experimental
			periodo de experiencia
		`,
		nl: `
			proeftijd
			proefperiode
		`,
	},
	workingHours: {
		kind: 'text',
		en: `
			working hours
			hours of work
			weekly hours
			hours per week
		`,
		fr: `
			duree du travail
			temps de travail
			horaire
		`,
		de: `
			arbeitszeit
			wochenstunden
			wochenarbeitszeit
		`,
		es: `
			jornada
			jornada laboral
			horas semanales
		`,
		it: `
			orario di lavoro
			ore settimanali
		`,
		pt: `
			horario de trabalho
			horas semanais
		`,
		nl: `
			arbeidsduur
			werktijden
			uren per week
		`,
	},
	contractType: {
		kind: 'text',
		en: `
			contract type
			type of contract
			employment type
			employment status
			full time or part time
		`,
		fr: `
			type de contrat
			nature du contrat
		`,
		de: `
			vertragsart
			beschaftigungsart
			art des vertrags
		`,
		es: `
			tipo de contrato
			modalidad de contrato
		`,
		it: `
			tipo di contratto
			tipologia contrattuale
		`,
		pt: `
			tipo de contrato
			regime de contrato
		`,
		nl: `
			soort contract
			type contract
			dienstverband
		`,
	},
} satisfies Concepts;
