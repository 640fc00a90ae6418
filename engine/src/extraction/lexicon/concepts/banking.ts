import type { Concepts } from '../concept.ts';

/** Accounts, loans and what they cost. */
export const BANKING: Concepts = {
	openingBalance: [
		'amount',
		'opening balance; balance brought forward; previous balance; starting balance|solde initial; ancien solde; solde precedent|anfangssaldo; alter kontostand; kontostand alt; saldovortrag|saldo inicial; saldo anterior|saldo iniziale; saldo precedente|saldo inicial; saldo anterior|beginsaldo; vorig saldo; oud saldo',
	],
	closingBalance: [
		'amount',
		'closing balance; new balance; ending balance; balance carried forward; current balance|solde final; nouveau solde; solde de cloture|endsaldo; neuer kontostand; kontostand neu; schlusssaldo|saldo final; nuevo saldo; saldo actual|saldo finale; nuovo saldo; saldo attuale|saldo final; novo saldo; saldo atual|eindsaldo; nieuw saldo; huidig saldo',
	],
	carriedForward: [
		'amount',
		'carried forward; brought forward; balance forward; amount carried over|a reporter; report a nouveau|ubertrag; vortrag|suma y sigue; suma anterior|a riportare; riporto|a transportar; soma e segue|over te brengen',
	],
	availableBalance: [
		'amount',
		'available balance; available funds; available credit|solde disponible|verfugbarer betrag; verfugbares guthaben|saldo disponible|saldo disponibile; disponibilita|saldo disponivel|beschikbaar saldo',
	],
	minimumPayment: [
		'amount',
		'minimum payment; minimum payment due; minimum amount due|paiement minimum; montant minimum|mindestbetrag; mindestzahlung|pago minimo|pagamento minimo; rata minima|pagamento minimo|minimumbedrag; minimale betaling',
	],
	creditLimit: [
		'amount',
		'credit limit; credit line; overdraft limit|plafond de credit; autorisation de decouvert|kreditlimit; kreditrahmen; verfugungsrahmen|limite de credito|limite di credito; fido|limite de credito|kredietlimiet; bestedingslimiet',
	],
	interestRate: [
		'percent',
		'interest rate; annual interest rate; apr; nominal rate; rate of interest|taux d interet; taux annuel; taeg|zinssatz; sollzins; effektiver jahreszins; nominalzins|tipo de interes; tae; tasa de interes|tasso di interesse; tan; taeg|taxa de juro; taeg; taxa de juros|rentepercentage; rente; rentevoet',
	],
	interestAmount: [
		'amount',
		'interest; interest charged; interest amount; interest paid|interets; montant des interets|zinsen; zinsbetrag|intereses; importe de intereses|interessi; importo interessi|juros; valor dos juros|rentebedrag; interest',
	],
	loanAmount: [
		'amount',
		'loan amount; principal; principal amount; amount financed; amount borrowed|montant du pret; capital emprunte; montant du credit|darlehensbetrag; kreditbetrag; darlehenssumme; nettodarlehensbetrag|importe del prestamo; capital prestado|importo del prestito; capitale finanziato; importo finanziato|montante do emprestimo; valor do emprestimo; montante financiado|leenbedrag; kredietbedrag; hoofdsom',
	],
	loanNumber: [
		'id',
		'loan number; loan account number; loan no|numero de pret; numero du credit|darlehensnummer; kreditnummer; darlehenskonto|numero de prestamo|numero prestito; numero finanziamento|numero do emprestimo|leningnummer; kredietnummer',
	],
	instalment: [
		'amount',
		'instalment; installment; monthly payment; monthly instalment|mensualite; echeance mensuelle|monatsrate; monatliche rate; annuitat|cuota mensual; mensualidad|rata mensile; rata|prestacao; prestacao mensal; parcela|maandbedrag; termijnbedrag; maandelijkse aflossing',
	],
	statementDate: [
		'date',
		'statement date; date of statement; closing date; statement closing date|date du releve; date d arrete|auszugsdatum; datum des auszugs; kontoauszug vom|fecha del extracto; fecha de corte|data estratto conto; data dell estratto|data do extrato; data de fecho|afschriftdatum; datum afschrift',
	],
	statementNumber: [
		'id',
		'statement number; statement no|numero de releve; releve n|auszugsnummer; auszug nr; kontoauszug nr|numero de extracto|numero estratto conto|numero do extrato|afschriftnummer; volgnummer',
	],
	valueDate: [
		'date',
		'value date; posting date; booking date; entry date|date de valeur; date d operation; date comptable|valuta; wertstellung; buchungstag; buchungsdatum|fecha valor; fecha de operacion; fecha contable|data valuta; data contabile; data operazione|data valor; data do movimento; data de lancamento|valutadatum; boekdatum; rentedatum',
	],
	debit: [
		'amount',
		'debit; debits; withdrawal; withdrawals; money out; paid out|debit; debits; retrait|soll; belastung; abgang; lastschrift|debe; cargo; cargos; debito|dare; addebito; uscite; addebiti|debito; debitos; saida|debet; afschrijving',
	],
	creditAmount: [
		'amount',
		'credit; credits; deposits; money in; paid in|credit; credits; versement|haben; gutschrift; zugang; gutschriften|haber; abono; abonos; ingreso|avere; accredito; entrate; accrediti|credito; creditos; entrada|credit; bijschrijving',
	],
	sortCode: [
		'id',
		'sort code; routing number; bank code; aba number; bsb; branch code; ifsc code; transit number|code banque; code guichet|bankleitzahl; blz|codigo de banco; codigo de oficina|abi; cab; codice abi|codigo do banco; agencia|bankcode',
	],
	cardNumber: [
		'id',
		'card number; credit card number; card no; card ending in|numero de carte; numero de carte bancaire|kartennummer; kreditkartennummer|numero de tarjeta|numero carta; numero della carta|numero do cartao|kaartnummer; pasnummer',
	],
	mandateReference: [
		'id',
		'mandate reference; direct debit reference; mandate id; creditor id; creditor identifier|reference du mandat; rum; ics; reference unique du mandat|mandatsreferenz; mandatsreferenznummer; glaubiger id; glaubiger identifikationsnummer|referencia del mandato; identificador del acreedor|riferimento mandato; codice mandato|referencia do mandato; autorizacao de debito|machtigingskenmerk; incassant id; kenmerk machtiging',
	],
	bankBranch: [
		'text',
		'branch; branch name; bank branch|agence; guichet|filiale; geschaftsstelle; zweigstelle|sucursal; oficina|filiale; agenzia; sportello|balcao; agencia; dependencia|filiaal; kantoor',
	],
	remittance: [
		'text',
		'payment details; remittance information; purpose of payment; narrative; payment description|libelle; motif du virement; motif du paiement; communication|verwendungszweck; buchungstext; zahlungsgrund|concepto; motivo del pago|causale; causale del pagamento|descritivo; motivo do pagamento|omschrijving; mededeling; betalingsomschrijving',
	],
	exchangeRate: [
		'quantity',
		'exchange rate; rate of exchange; conversion rate; fx rate|taux de change; cours de change|wechselkurs; umrechnungskurs; devisenkurs; kurs|tipo de cambio; tasa de cambio|tasso di cambio; cambio|taxa de cambio; cambio|wisselkoers; koers',
	],
	bankFee: [
		'amount',
		'fee; fees; bank charges; commission; service fee; handling fee; processing fee; administration fee|frais; commission; frais bancaires; frais de dossier|gebuhr; gebuhren; entgelt; provision; bearbeitungsgebuhr|comision; comisiones; gastos; honorarios|commissione; commissioni; spese; onorario|comissao; comissoes; encargos; despesas; taxa de servico|kosten; provisie; administratiekosten; commissie',
	],
	taxableAmount: [
		'amount',
		'taxable amount; taxable value; tax base; amount subject to vat|base imposable; base tva; montant imposable; base ht|bemessungsgrundlage; steuerpflichtiger betrag; steuerbasis|base imponible|imponibile; base imponibile|base tributavel; valor tributavel; incidencia|belastbaar bedrag; grondslag; maatstaf van heffing',
	],
	lateFee: [
		'amount',
		'late fee; late payment fee; reminder fee; penalty; dunning fee|penalite de retard; frais de relance; indemnite|mahngebuhr; verzugszinsen; saumniszuschlag|recargo; recargo por mora|mora; interessi di mora; penale|juros de mora; multa|aanmaningskosten; boete',
	],
	cashDiscount: [
		'percent',
		'cash discount; early payment discount; prompt payment discount|escompte; escompte pour paiement anticipe|skonto; skontosatz|descuento por pronto pago; pronto pago|sconto cassa|desconto de pronto pagamento|betalingskorting',
	],
	buyerReference: [
		'id',
		'buyer reference; customer reference; your reference; your ref; leitweg id; client reference|votre reference; reference acheteur; vos references|ihr zeichen; leitweg id; kundenreferenz; ihre referenz; bestellerreferenz|su referencia; referencia del cliente|vostro riferimento; riferimento cliente|vossa referencia; referencia do cliente|uw referentie; uw kenmerk; klantreferentie',
	],
};
