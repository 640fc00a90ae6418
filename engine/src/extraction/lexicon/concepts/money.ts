import type { Concepts } from '../concept.ts';

/** Amounts, prices, and how they are paid. */
export const MONEY: Concepts = {
	grossTotal: [
		'amount',
		'total; grand total; total amount; amount due; total due; total to pay; total payable; gross total; gross amount; total including tax; total incl vat; total amount including tax; invoice total; balance due; total gross amount; total inclusive of gst; net payable; amount payable; total sales inclusive gst; total paid; total price; order total; contract total; total rm; rounded total; total rounded; total after rounding; total sales; nett total; total after tax; bill total; total cost; please pay|total ttc; montant ttc; total a payer; net a payer; montant total; total; total toutes taxes comprises; montant du; solde a payer; reste a payer; total a payer ttc; montant a payer|gesamtbetrag; rechnungsbetrag; gesamtsumme; endbetrag; bruttobetrag; zu zahlen; summe; total; zahlbetrag; gesamt brutto; bruttosumme; zu zahlender betrag; betrag; gesamt; summe eur; rechnungssumme; summe brutto; faelliger betrag; gesamt eur; bruttorechnungsbetrag; gesamtbetrag inkl mwst; zahlungsbetrag; rechnungsendbetrag|total; total a pagar; importe total; total factura; total con iva; total iva incluido; monto total; liquido a percibir|totale; totale fattura; totale da pagare; importo totale; totale documento; totale complessivo; netto a pagare; totale ivato; da pagare|total; total a pagar; valor total; montante total; total geral; total com iva; valor a pagar; total da fatura|totaal; totaalbedrag; te betalen; totaal incl btw; totaal te betalen; factuurbedrag; totaal inclusief btw; te voldoen',
	],
	netTotal: [
		'amount',
		'subtotal; sub total; net total; net amount; total net; total excl vat; total before tax; total excluding tax; total amount without tax; taxable amount; amount before tax; net; total excl gst; goods total; total without tax; tax base|total ht; montant ht; total hors taxes; sous total; net ht; base ht; total net; montant hors taxe|nettobetrag; netto; summe netto; gesamt netto; zwischensumme; nettosumme; warenwert; rechnungsbetrag netto; gesamtbetrag netto; positionssumme; steuerbasisbetrag; summe positionen; entgelt; netto betrag; gesamtbetrag ohne mwst|base imponible; subtotal; total sin iva; importe neto; suma neta; neto|imponibile; totale imponibile; subtotale; totale netto; netto|subtotal; total liquido; total sem iva; base tributavel; valor liquido; incidencia|subtotaal; totaal excl btw; netto; nettobedrag; totaal exclusief btw; netto totaal',
	],
	taxTotal: [
		'amount',
		'tax; vat; total tax; gst included in total; tax included in total; vat included; included tax; gst payable; sales tax; vat amount; tax amount; total vat; gst; gst amount; total gst; total tax amount; tax contained; hst; vat total; total taxes|tva; montant tva; total tva; taxes; total taxes; montant de la tva; dont tva|mwst; ust; umsatzsteuer; mehrwertsteuer; steuerbetrag; mwst betrag; ust betrag; steuer; zzgl mwst; ust gesamt; enthaltene mwst; summe steuer; summe umsatzsteuer; steuergesamtbetrag; gesamtsteuer; steuerbetrag gesamt|iva; cuota iva; importe iva; total iva; impuestos; cuota|iva; imposta; totale iva; importo iva; totale imposta|iva; valor iva; total iva; imposto; total imposto; icms|btw; btw bedrag; totaal btw; bedrag btw',
	],
	taxRate: [
		'percent',
		'tax rate; vat rate; vat %; tax %; gst rate; vat; rate of vat; tax|taux tva; taux; tva %; tva; taux de tva|steuersatz; mwst satz; ust satz; mwst %; ust %; mwst; ust; steuer|tipo iva; iva %; tipo de iva; iva|aliquota; aliquota iva; iva %; iva|taxa iva; iva %; taxa; iva|btw %; btw tarief; btw percentage; btw',
	],
	discount: [
		'amount',
		'discount; total discount; rebate; allowance; discount %; disc %|remise; rabais; escompte; remise %; rem %|rabatt; nachlass; skonto; abschlag; rabatt %|descuento; dto; bonificacion; dto %; desc %|sconto; sconti; sconto %; sc %|desconto; desc; desc %; desconto %|korting; korting %',
	],
	shippingCost: [
		'amount',
		'shipping; shipping cost; freight; delivery charge; postage; shipping and handling; carriage|frais de port; port; frais de livraison; transport|versandkosten; versand; fracht; porto; lieferkosten|gastos de envio; portes; envio|spese di spedizione; trasporto; spese trasporto|portes; custos de envio; frete; transporte|verzendkosten; portokosten; vracht',
	],
	amountPaid: [
		'amount',
		'amount paid; paid; paid to date; amount received; payment received; tendered; deposit paid; prepaid|montant paye; acompte; deja regle; paye; acompte verse|bereits gezahlt; anzahlung; gegeben; bezahlt; gezahlter betrag; vorauszahlung|importe pagado; pagado; entregado; anticipo|importo pagato; pagato; acconto; versato|valor pago; pago; adiantamento|betaald; reeds betaald; voldaan; aanbetaling',
	],
	amountDue: [
		'amount',
		'amount due; balance due; balance; outstanding; total due; open balance; amount outstanding; amount owing|solde a payer; reste a payer; solde du; net a payer; solde|offener betrag; restbetrag; zahlbetrag; zu zahlen; saldo; falliger betrag|importe pendiente; saldo pendiente; pendiente de pago|saldo; da saldare; importo dovuto; residuo|saldo em divida; valor em divida; saldo|openstaand bedrag; saldo; nog te betalen; openstaand',
	],
	change: [
		'amount',
		'change; change due; cash change|rendu; monnaie rendue|ruckgeld; wechselgeld; zuruck|cambio; vuelta|resto|troco|wisselgeld; terug',
	],
	cashGiven: [
		'amount',
		'cash; cash tendered; cash received; tendered|especes; recu|bar; gegeben; bargeld|efectivo; entregado|contanti; contante|dinheiro; numerario|contant; ontvangen',
	],
	rounding: [
		'amount',
		'rounding; rounding adjustment; round off; round adj|arrondi|rundung; rundungsdifferenz|redondeo|arrotondamento|arredondamento|afronding',
	],
	unitPrice: [
		'amount',
		'unit price; price; price each; rate; unit cost; price per unit; price of one unit; price of one unit without tax; each; unit rate; cost|prix unitaire; pu; pu ht; p u; prix; prix unitaire ht; prix u ht; p u ht; prix un|einzelpreis; preis; stuckpreis; e preis; ep; einheitspreis; nettopreis; preis pro einheit; preis netto; einzel; einzelpreis netto; ep netto; preis einheit|precio unitario; precio; precio unidad; p unitario; p u|prezzo unitario; prezzo; prezzo un; p unitario|preco unitario; preco; preco un; valor unitario; p unit|stukprijs; prijs; eenheidsprijs; prijs per stuk; prijs per eenheid',
	],
	lineTotal: [
		'amount',
		'line total; amount; total; total price; line amount; extended price; net amount; subtotal; ext price; total amount; amount of the line; value; net value; net price|montant; total; total ht; montant ht; prix total; prix ht; total ligne; montant net|gesamtpreis; gesamt; betrag; summe; g preis; gesamtbetrag; gp; entgelt; netto; positionsbetrag; gesamt netto; nettobetrag; gesamtpreis netto; betrag netto; wert|importe; total; importe total; precio total; total linea; subtotal|importo; totale; prezzo totale; totale riga; imponibile|valor; total; valor total; preco total; montante; total liquido|bedrag; totaal; totaalprijs; regeltotaal; totaal excl',
	],
	quantity: [
		'quantity',
		'quantity; qty; units; pcs; hours; quantity shipped; qty ordered; no of units; count|quantite; qte; nombre; nb; heures|menge; anzahl; stuck; stk; anz; stunden; mge|cantidad; cant; unidades; uds; horas|quantita; qta; q ta; pezzi; ore|quantidade; qtd; qtde; quant; horas|aantal; hoeveelheid; stuks; uren',
	],
	unit: [
		'text',
		'unit; uom; unit of measure; u m|unite; u|einheit; me; einh; mengeneinheit|unidad; ud; um|unita di misura; um; u m|unidade; un|eenheid; ehd',
	],
	itemDescription: [
		'text',
		'description; item; item description; product; article; service; details; particulars; name of the product or service; what was delivered; product name; goods; name; description of goods; product description; goods or services|designation; description; libelle; article; produit; prestation; intitule|beschreibung; bezeichnung; artikel; leistung; produkt; artikelbezeichnung; text; leistungsbeschreibung; produktbezeichnung; warenbezeichnung; name|descripcion; concepto; articulo; producto; detalle|descrizione; articolo; prodotto; servizio; descrizione articolo|descricao; designacao; artigo; produto; discriminacao|omschrijving; beschrijving; artikel; product',
	],
	lineNumber: [
		'quantity',
		'line; pos; item no; line no; #; no; item; position; sl no; sr no; s no; ln|ligne; n; no|pos; position; nr; lfd nr; posten; pos nr|linea; pos; n|riga; pos; n|linha; item; n|regel; pos; nr',
	],
	currency: [
		'currency',
		'currency; currency of the amounts; currency code; ccy; three letter currency code; currency as a three letter code|devise; monnaie|wahrung; wahrungscode|moneda; divisa|valuta; divisa|moeda; divisa|valuta; munteenheid',
	],
	salary: [
		'amount',
		'salary; gross salary; base salary; gross pay; annual salary; wage|salaire brut; salaire; remuneration|gehalt; bruttogehalt; lohn; bruttolohn; grundgehalt|salario bruto; sueldo; salario|stipendio lordo; retribuzione; stipendio|salario bruto; vencimento base; salario|brutosalaris; salaris; loon',
	],
	netSalary: [
		'amount',
		'net pay; net salary; take home pay; net wages|net a payer; salaire net|nettolohn; nettogehalt; nettoverdienst; nettobezuge; gesamtnetto|salario neto; liquido a percibir|netto in busta; stipendio netto|salario liquido; liquido a receber|nettosalaris; netto loon',
	],
	rent: [
		'amount',
		'rent; monthly rent; rental amount|loyer; loyer mensuel|miete; monatsmiete; kaltmiete; warmmiete|alquiler; renta mensual|canone; affitto mensile|renda; aluguel mensal|huur; huurprijs; maandhuur',
	],
	contractValue: [
		'amount',
		'contract value; contract amount; purchase price; consideration; total contract price; value of the contract|valeur du contrat; montant du contrat; prix|vertragswert; kaufpreis; auftragswert|valor del contrato; precio de compra; importe del contrato|valore del contratto; prezzo di acquisto; corrispettivo|valor do contrato; preco de compra|contractwaarde; koopprijs; contractbedrag',
	],
	deposit: [
		'amount',
		'deposit; security deposit|depot de garantie; caution|kaution; mietkaution|fianza; deposito|deposito cauzionale; cauzione|caucao; deposito|waarborgsom; borg',
	],
	tip: [
		'amount',
		'tip; gratuity; service charge|pourboire; service|trinkgeld; bedienung|propina; servicio|mancia; servizio; coperto|gorjeta; servico|fooi; bediening',
	],
	paymentMethod: [
		'text',
		'payment method; method of payment; payment type; paid by; payment mode; way of payment; means of payment; tender type|mode de paiement; mode de reglement; moyen de paiement; regle par|zahlungsart; zahlungsweise; zahlart; zahlungsmittel; bezahlt mit|forma de pago; metodo de pago; medio de pago|modalita di pagamento; metodo di pagamento; pagamento|forma de pagamento; metodo de pagamento; modo de pagamento; meio de pagamento|betaalwijze; betaalmethode; betaling; betaald met',
	],
	paymentTerms: [
		'text',
		'payment terms; terms; terms of payment; conditions|conditions de paiement; conditions de reglement; modalites de paiement|zahlungsbedingungen; zahlungskonditionen; zahlungsziel|condiciones de pago; plazo de pago|condizioni di pagamento; termini di pagamento|condicoes de pagamento; prazo de pagamento|betalingsvoorwaarden; betalingscondities; betaaltermijn; betalingstermijn',
	],
};
