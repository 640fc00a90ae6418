import type { Concepts } from '../concept.ts';

/** Wages and employment. */
export const PAYROLL: Concepts = {
	grossPay: [
		'amount',
		'gross pay; total earnings; gross earnings; gross wages; total gross|salaire brut; brut; total brut; remuneration brute|bruttolohn; gesamtbrutto; bruttobezuge|total devengado; devengos; salario bruto|lordo; retribuzione lorda; totale competenze|vencimento bruto; total de abonos; remuneracao bruta|brutoloon; bruto; totaal bruto',
	],
	totalDeductions: [
		'amount',
		'total deductions; deductions; total withholding|total des retenues; total cotisations; retenues|abzuge; gesamtabzuge; gesetzliche abzuge|total a deducir; deducciones; total deducciones|totale trattenute; trattenute; ritenute|total de descontos; descontos; deducoes|inhoudingen; totaal inhoudingen',
	],
	basicPay: [
		'amount',
		'basic pay; base pay; basic salary; regular pay|salaire de base|grundlohn; grundgehalt; grundvergutung|salario base; sueldo base|paga base; minimo contrattuale; retribuzione base|salario base; vencimento base; ordenado|basisloon; basissalaris',
	],
	hourlyRate: [
		'amount',
		'hourly rate; rate per hour; pay rate; hourly wage|taux horaire; salaire horaire|stundenlohn; stundensatz|precio hora; tarifa por hora; salario por hora|paga oraria; tariffa oraria|valor hora; preco por hora|uurloon; uurtarief',
	],
	hoursWorked: [
		'quantity',
		'hours worked; total hours; regular hours; hours|heures travaillees; nombre d heures|arbeitsstunden; geleistete stunden; stunden gesamt|horas trabajadas; total horas|ore lavorate; ore ordinarie|horas trabalhadas; total de horas|gewerkte uren; aantal uren',
	],
	overtimePay: [
		'amount',
		'overtime; overtime pay; overtime hours|heures supplementaires; heures sup|uberstunden; uberstundenzuschlag; mehrarbeit|horas extra; horas extraordinarias|straordinario; ore straordinarie|horas extra; trabalho suplementar|overwerk; overuren',
	],
	incomeTax: [
		'amount',
		'income tax; paye; paye tax; federal tax; federal income tax withheld; wage tax; withholding tax|impot sur le revenu; prelevement a la source; impot preleve|lohnsteuer; einkommensteuer; kapitalertragsteuer|irpf; retencion irpf; impuesto sobre la renta|irpef; ritenuta irpef; ritenuta d acconto|irs; imposto sobre o rendimento; irrf; retencao na fonte|loonheffing; loonbelasting; inkomstenbelasting; bedrijfsvoorheffing',
	],
	socialContribution: [
		'amount',
		'social security; national insurance; national insurance contributions; social security contribution; fica; social security tax|cotisations sociales; securite sociale; cotisations|sozialversicherung; sozialabgaben; sv beitrage|seguridad social; cotizacion seguridad social; contingencias comunes|contributi previdenziali; contributi inps; inps|seguranca social; contribuicao; inss|sociale premies; sociale zekerheid; premies volksverzekeringen; rsz',
	],
	pension: [
		'amount',
		'pension; pension contribution; retirement contribution; superannuation|retraite; cotisation retraite; pension|rente; altersvorsorge; rentenbeitrag; betriebsrente; rentenversicherung; rv beitrag|pension; plan de pensiones|pensione; fondo pensione|pensao; fundo de pensoes|pensioen; pensioenpremie',
	],
	healthContribution: [
		'amount',
		'health insurance; medical insurance; health insurance contribution; medicare; medicare tax|assurance maladie; mutuelle; complementaire sante|krankenversicherung; krankenversicherungsbeitrag; kv beitrag|seguro de salud; cuota de enfermedad|assicurazione sanitaria; contributo sanitario|seguro de saude; subsistema de saude|zorgverzekering; ziektekostenverzekering; premie zvw',
	],
	careContribution: [
		'amount',
		'long term care insurance; nursing care insurance|assurance dependance|pflegeversicherung; pflegeversicherungsbeitrag; pv beitrag|seguro de dependencia|assicurazione non autosufficienza|seguro de dependencia|premie wlz; langdurige zorg',
	],
	unemploymentContribution: [
		'amount',
		'unemployment insurance; unemployment contribution; state unemployment|assurance chomage; cotisation chomage; pole emploi|arbeitslosenversicherung; av beitrag|desempleo; cuota de desempleo|disoccupazione; contributo naspi|seguro de desemprego; fundo de desemprego|werkloosheid; premie ww; werkloosheidsverzekering',
	],
	churchTax: [
		'amount',
		'church tax; church levy|impot ecclesiastique|kirchensteuer; kist|impuesto eclesiastico|imposta ecclesiastica|imposto eclesiastico|kerkbelasting',
	],
	solidarityTax: [
		'amount',
		'solidarity surcharge; solidarity tax|contribution de solidarite; csg; crds|solidaritatszuschlag; soli|recargo de solidaridad; mei|contributo di solidarieta|taxa de solidariedade; sobretaxa|solidariteitsbijdrage; bijzondere bijdrage',
	],
	payout: [
		'amount',
		'amount paid out; payout; payment amount; amount transferred; direct deposit|net verse; montant verse; net paye|auszahlungsbetrag; auszahlung; ausgezahlter betrag; uberweisungsbetrag; zahlbetrag|importe transferido; total a percibir|netto a pagare; importo accreditato|valor transferido; total a receber|uit te betalen; uitbetaald bedrag; over te maken',
	],
	taxableIncome: [
		'amount',
		'taxable income; taxable pay; taxable wages; income subject to tax|revenu imposable; net imposable|zu versteuerndes einkommen; steuerpflichtiges einkommen; steuerbrutto|base liquidable; base sujeta a retencion; renta imponible|reddito imponibile; imponibile irpef|rendimento tributavel; rendimento coletavel|belastbaar inkomen; fiscaal loon',
	],
	taxRefund: [
		'amount',
		'refund; refund amount; tax refund; overpayment|remboursement; montant rembourse; restitution; trop percu|erstattung; erstattungsbetrag; steuererstattung; guthaben|devolucion; importe a devolver; a devolver|rimborso; importo a rimborso; credito|reembolso; valor a reembolsar|teruggaaf; terug te ontvangen; terugbetaling',
	],
	bonus: [
		'amount',
		'bonus; commission earned; premium pay; allowances|prime; primes; indemnites|bonus; pramie; zulage; zuschlage; zulagen|complementos; plus; incentivos; gratificacion|premio; indennita; gratifica|subsidio; premio; gratificacao|toeslag; bonus; vergoeding',
	],
	payPeriod: [
		'text',
		'pay period; payroll period; pay month; wage period|periode de paie; periode de paye; mois de paie|abrechnungsmonat; lohnabrechnung fur; verdienstabrechnung|periodo de liquidacion; mes de nomina|periodo di paga; mese di retribuzione|periodo de vencimento; mes de processamento|loonperiode; periode; salarisperiode',
	],
	yearToDate: [
		'amount',
		'year to date; ytd; total to date|cumul annuel; cumul; cumuls|jahressumme; kumuliert; aufgelaufen|acumulado anual; acumulado|progressivo annuo; progressivo|acumulado do ano; acumulado|cumulatief; jaartotaal',
	],
	taxClass: [
		'text',
		'tax class; tax code; filing status; tax bracket|tranche; taux d imposition personnalise|steuerklasse; lohnsteuerklasse|clave de retencion; tipo de retencion|aliquota irpef; scaglione|tabela irs; escalao|loonheffingskorting; belastingschijf',
	],
	taxYear: [
		'quantity',
		'tax year; fiscal year; assessment year; calendar year; for the year|annee fiscale; exercice; annee d imposition; exercice fiscal|steuerjahr; veranlagungszeitraum; geschaftsjahr; kalenderjahr|ejercicio; ano fiscal; ejercicio fiscal|anno d imposta; esercizio; anno fiscale|ano fiscal; exercicio; ano de rendimentos|belastingjaar; boekjaar; aanslagjaar',
	],
	hireDate: [
		'date',
		'hire date; date of hire; start of employment; employment start date; joining date; date of joining; date employed|date d embauche; date d entree; entree le; anciennete|eintrittsdatum; eintritt; beschaftigt seit|fecha de alta; fecha de antiguedad; antiguedad|data assunzione; data di assunzione|data de admissao; admissao|datum in dienst; indiensttreding; in dienst sinds',
	],
	leavingDate: [
		'date',
		'leaving date; termination date; last working day; end of employment|date de sortie; date de depart|austrittsdatum; austritt; letzter arbeitstag|fecha de baja; fecha de cese|data cessazione; data di cessazione|data de cessacao; data de saida|datum uit dienst; uitdiensttreding',
	],
	department: [
		'text',
		'department; dept; division; cost center; cost centre; business unit; section|service; departement; centre de cout; division|abteilung; kostenstelle; bereich|departamento; centro de coste; seccion|reparto; dipartimento; centro di costo; ufficio|departamento; centro de custo; seccao|afdeling; kostenplaats',
	],
	supervisor: [
		'person',
		'supervisor; manager; line manager; reporting manager; reports to; superior|responsable; superieur hierarchique; responsable hierarchique|vorgesetzter; vorgesetzte; fuhrungskraft; leiter|supervisor; responsable; superior|responsabile; supervisore; superiore|supervisor; chefia; responsavel|leidinggevende; manager; chef',
	],
	vacationDays: [
		'quantity',
		'vacation days; annual leave; leave days; holiday entitlement; leave balance; days off|conges payes; jours de conge; solde de conges|urlaubstage; resturlaub; urlaubsanspruch; jahresurlaub|dias de vacaciones; vacaciones|giorni di ferie; ferie residue; ferie|dias de ferias; ferias|vakantiedagen; verlofdagen; verlofsaldo',
	],
	probation: [
		'duration',
		'probation period; probationary period; trial period|periode d essai|probezeit|periodo de prueba|periodo di prova|periodo experimental; periodo de experiencia|proeftijd; proefperiode',
	],
	workingHours: [
		'text',
		'working hours; hours of work; weekly hours; hours per week|duree du travail; temps de travail; horaire|arbeitszeit; wochenstunden; wochenarbeitszeit|jornada; jornada laboral; horas semanales|orario di lavoro; ore settimanali|horario de trabalho; horas semanais|arbeidsduur; werktijden; uren per week',
	],
	contractType: [
		'text',
		'contract type; type of contract; employment type; employment status; full time or part time|type de contrat; nature du contrat|vertragsart; beschaftigungsart; art des vertrags|tipo de contrato; modalidad de contrato|tipo di contratto; tipologia contrattuale|tipo de contrato; regime de contrato|soort contract; type contract; dienstverband',
	],
};
