import type { Terms } from '../any-of.ts';

/** Words of degrees, without accents. */
export const DEGREES: Terms = {
	en: `
		bachelor
		master
		diploma
		degree
		doctorate
		associate of
		high school diploma
		gcse
		a-levels?
		certificate
	`,
	fr: `
		diplome
		licence
		baccalaureat
		bac
		bts
		dut
	`,
	de: `
		diplom
		doktor
		promotion
		staatsexamen
		abitur
		matura
		mittlere reife
		ausbildung zu[rm]
	`,
	es: `
		licenciatura
		licenciado
		licenciada
		grado
		doctorado
	`,
	it: `
		laurea
		maturita
		dottorato
	`,
	pt: String.raw`
		mestrado
		bacharel\w*
		doutorado
	`,
	nl: `
		propedeuse
		havo
		vwo
		hbo
		wo
	`,
	any: String.raw`
		mba
		ph\.?\s?d
		b\.?\s?sc
		m\.?\s?sc
		b\.?\s?a
		m\.?\s?a
		b\.s
		m\.s
		[bm]s in
		m\.b\.a
		[bm]\.?\s?tech
		[bm]\.?\s?com
		m\.?\s?phil
		[bm]\.?\s?ed
		b\.?\s?eng
		m\.?\s?eng
		llb
		llm
	`,
};

/** Words of schools, without accents. */
export const SCHOOLS: Terms = {
	en: `
		college
		school
		institute
		academy
		polytechnic
		faculty
	`,
	fr: `
		ecole
		lycee
	`,
	de: String.raw`
		\w*schule
		gymnasium
		\w*gymnasium
		akademie
	`,
	es: String.raw`
		universidad\w*
		instituto?
		academia
		escuela
		colegio
	`,
	it: `
		liceo
		istituto
		politecnico
	`,
	pt: `
		faculdade
		escola
	`,
	nl: `
		hogeschool
	`,
	any: String.raw`
		universit\w*
		institut
		tu
		eth
		mit
		ucla
	`,
};

/** Words of positions, without accents. */
export const JOB_TITLES: Terms = {
	en: String.raw`
		\w*engineer
		\w*manager
		\w*developer
		consultant
		\w*assistant
		analyst\w*
		director
		lead
		leader
		head of
		officer
		nurse
		teacher
		accountant
		\w*designer
		intern
		clerk
		technician
		specialist
		coordinator
		administrator
		architect
		secretary
		driver
		cook
		chef
		waiter
		waitress
		receptionist
		supervisor
		representative
		associate
		advisor
		scientist
		researcher
		programmer
		editor
		writer
		journalist
		lawyer
		attorney
		paralegal
		pharmacist
		physician
		therapist
		trainer
		trainee
		apprentice
		owner
		founder
		president
		cto
		ceo
		cfo
		freelancer?
		mechanic
		electrician
		carpenter
		cashier
		buyer
		planner
		controller
		auditor
	`,
	fr: `
		ingenieure?
		developpeu(?:r|se)
		responsable
		chef de
		assistante?
		direct(?:eur|rice)
		comptable
		vendeu(?:r|se)
		stagiaire
		charge[e]? de
		gestionnaire
		infirmiere?
		professeure?
		technicienn?e?
	`,
	de: String.raw`
		\w*entwickler(?:in)?
		\w*leiter(?:in)?
		\w*ingenieur(?:in)?
		\w*mitarbeiter(?:in)?
		sachbearbeiter(?:in)?
		\w*kauf(?:mann|frau)
		\w*assistent(?:in)?
		\w*berater(?:in)?
		\w*verkaufer(?:in)?
		\w*techniker(?:in)?
		praktikant(?:in)?
		praktikum
		werkstudent(?:in)?
		referent(?:in)?
		\w*lehrer(?:in)?
		\w*pfleger(?:in)?
		geschaftsfuhrer(?:in)?
	`,
	es: `
		ingeniero
		ingeniera
		desarrollador
		gerente
		jefe
		jefa
		asistente
		contable
		vendedora?
		becari[oa]
		enfermer[oa]
		profesora?
		tecnico
	`,
	it: `
		ingegnere
		sviluppatore
		responsabile
		impiegat[oa]
		direttore
		direttrice
		assistente
		stagista
		tirocinante
		infermier[ae]
		insegnante
		consulente
	`,
	pt: `
		engenheir[oa]
		desenvolvedor
		analista
		diretora?
		estagiari[oa]
		professora?
	`,
	nl: `
		ontwikkelaar
		medewerker
		adviseur
		stagiair
		verpleegkundige
		docent
	`,
};

/** Words of employers, without accents. */
export const EMPLOYERS: Terms = {
	en: `
		company
		clinic
		group
		labs?
		studios?
		agency
		solutions
		systems
		consulting
		partners
		services
		technologies
		ministry
		council
	`,
	de: `
		firma
		klinik
		klinikum
		gruppe
		agentur
		ministerium
		krankenhaus
		stadtwerke
		verlag
		werke
	`,
	any: `
		bank
		hotel
		restaurant
		hospital
	`,
};

/** Between a position and an employer. */
export const AT_EMPLOYER: Terms = {
	en: `
		at
	`,
	fr: `
		chez
	`,
	de: `
		bei
	`,
	it: `
		presso
	`,
	nl: `
		bij
	`,
	any: `
		@
	`,
};

/** What fields are called that ask whether a station goes on. */
export const CURRENT_NAMES: Terms = {
	en: `
		current
		present
	`,
	de: `
		aktuell
	`,
	es: `
		actual
	`,
};

/** What fields are called that ask for the end of a station. */
export const END_NAMES: Terms = {
	en: `
		year
		grad
	`,
	fr: `
		ann
	`,
	de: `
		jahr
	`,
};

/** What fields are called that ask for a whole period. */
export const PERIOD_NAMES: Terms = {
	en: `
		dates
		years
		duration
	`,
	de: `
		zeitraum
	`,
};

/** What fields are called that ask what somebody did. */
export const DUTY_NAMES: Terms = {
	en: `
		responsib
		duties
		tasks
		achievement
		highlight
		detail
	`,
	fr: `
		missions
	`,
	de: `
		aufgaben
	`,
};
