import type { Random } from './random.ts';

/** The columns of the table below. */
const ORDER = 'en de fr es it pt nl pl cs sk sv nb da fi hu ro tr'.split(' ');

/** Printed labels, one column a language, alternatives separated by a semicolon. */
const LABELS = {
	invoice:
		'Invoice|Rechnung|Facture|Factura|Fattura|Fatura|Factuur|Faktura|Faktura|Faktúra|Faktura|Faktura|Faktura|Lasku|Számla|Factură|Fatura',
	invoiceNumber:
		'Invoice No.;Invoice number;Inv #|Rechnungsnummer;Rechnungs-Nr.;Rechnung Nr.|Facture n°;N° de facture;Numéro de facture|N.º de factura;Factura n.º|Fattura n.;Numero fattura|Fatura n.º;N.º da fatura|Factuurnummer;Factuurnr.|Nr faktury;Faktura nr|Faktura č.;Číslo faktury|Faktúra č.;Číslo faktúry|Fakturanummer;Fakturanr|Fakturanummer;Fakturanr.|Fakturanr.;Fakturanummer|Laskun numero;Laskunro|Számlaszám;Számla sorszáma|Factura nr.;Nr. facturii|Fatura No',
	date: 'Date|Datum|Date|Fecha|Data|Data|Datum|Data|Datum|Dátum|Datum|Dato|Dato|Päivämäärä;Päiväys|Dátum|Data|Tarih',
	invoiceDate:
		'Invoice date;Date of issue|Rechnungsdatum|Date de facture;Date d’émission|Fecha de factura;Fecha de emisión|Data fattura|Data da fatura;Data de emissão|Factuurdatum|Data wystawienia|Datum vystavení|Dátum vystavenia|Fakturadatum|Fakturadato|Fakturadato|Laskun päiväys|Számla kelte|Data facturii|Fatura Tarihi;Düzenleme Tarihi',
	dueDate:
		'Due date;Payment due|Zahlbar bis;Fällig am|Échéance;Date d’échéance|Vencimiento|Scadenza|Vencimento|Vervaldatum;Te betalen vóór|Termin płatności|Datum splatnosti;Splatnost|Dátum splatnosti|Förfallodatum|Forfallsdato|Forfaldsdato|Eräpäivä|Fizetési határidő|Scadență;Data scadenței|Vade Tarihi;Son Ödeme Tarihi',
	deliveryDate:
		'Delivery date|Lieferdatum;Leistungsdatum|Date de livraison|Fecha de entrega|Data consegna|Data de entrega|Leverdatum|Data dostawy;Data sprzedaży|Datum plnění|Dátum dodania|Leveransdatum|Leveringsdato|Leveringsdato|Toimituspäivä|Teljesítés kelte|Data livrării|Teslim Tarihi',
	orderNumber:
		'Order No.;Your order;PO Number|Bestellnummer;Ihre Bestellung;Auftrags-Nr.|N° de commande;Votre commande|Pedido n.º;Su pedido|Ordine n.;Vs. ordine|Encomenda n.º|Ordernummer;Uw bestelling|Nr zamówienia|Číslo objednávky|Číslo objednávky|Ordernummer;Er order|Ordrenummer;Deres ordre|Ordrenr.|Tilausnumero|Rendelésszám|Nr. comandă|Sipariş No',
	customerNumber:
		'Customer No.;Account No.|Kundennummer;Kd.-Nr.|N° client;Code client|N.º de cliente|Codice cliente|N.º de cliente|Klantnummer;Debiteurnr.|Nr klienta|Číslo zákazníka|Číslo zákazníka|Kundnummer|Kundenummer|Kundenr.|Asiakasnumero|Ügyfélszám;Vevőkód|Cod client|Müşteri No',
	ourReference:
		'Our ref.;Contact|Sachbearbeiter;Ihr Ansprechpartner|Suivi par;Votre contact|Nuestra referencia;Contacto|Ns. riferimento|Nossa referência|Onze referentie;Contactpersoon|Nasz znak;Osoba kontaktowa|Vyřizuje|Vybavuje|Vår referens|Vår referanse|Vor reference|Viitteemme|Ügyintéző|Persoană de contact|İlgili Kişi',
	seller:
		'Seller;From;Supplier|Verkäufer;Lieferant;Rechnungssteller|Vendeur;Fournisseur;Émetteur|Vendedor;Proveedor;Emisor|Venditore;Fornitore;Cedente|Vendedor;Fornecedor|Verkoper;Leverancier|Sprzedawca|Dodavatel|Dodávateľ|Säljare;Leverantör|Selger;Leverandør|Sælger;Leverandør|Myyjä;Toimittaja|Eladó;Szállító|Furnizor;Vânzător|Satıcı',
	buyer:
		'Bill to;Buyer;Customer|Rechnungsempfänger;Käufer;Kunde|Client;Facturé à;Acheteur|Cliente;Facturar a;Comprador|Cliente;Spett.le;Cessionario|Cliente;Exmo.(s) Sr.(s)|Klant;Factuuradres;Koper|Nabywca|Odběratel|Odberateľ|Kund;Köpare|Kunde;Kjøper|Kunde;Køber|Asiakas;Ostaja|Vevő|Cumpărător;Client|Alıcı;Müşteri',
	shipTo:
		'Ship to;Deliver to|Lieferanschrift;Lieferadresse|Livré à;Adresse de livraison|Enviar a;Lugar de entrega|Destinazione merce|Local de entrega|Afleveradres|Adres dostawy;Odbiorca|Dodací adresa;Příjemce|Dodacia adresa|Leveransadress|Leveringsadresse|Leveringsadresse|Toimitusosoite|Szállítási cím|Adresa de livrare|Teslimat Adresi',
	position:
		'No.;#;Line|Pos.;Lfd.|N°;Pos.|N.º;Lín.|N.;Riga|N.º;Linha|Nr.;Pos.|Lp.|Poř.;Č.|P. č.|Rad;Nr|Nr.;Linje|Linje;Nr.|Rivi|Ssz.;Sorsz.|Nr. crt.|Sıra',
	article:
		'Item code;SKU;Part No.|Artikel-Nr.;Art.-Nr.|Réf.;Référence|Ref.;Código|Cod. art.;Articolo|Ref.ª;Código|Artikelnr.;Code|Indeks;Kod|Kód;Katalog. č.|Kód;Kat. č.|Art.nr|Varenr.|Varenr.|Tuotenro|Cikkszám|Cod produs|Ürün Kodu;Stok Kodu',
	description:
		'Description;Item;Details|Bezeichnung;Beschreibung;Leistung;Artikel|Désignation;Description;Libellé|Descripción;Concepto|Descrizione;Descrizione beni e servizi|Descrição;Designação|Omschrijving|Nazwa towaru lub usługi;Opis|Popis;Označení dodávky|Popis;Názov položky|Beskrivning;Benämning|Beskrivelse|Beskrivelse;Tekst|Kuvaus;Tuote|Megnevezés|Denumirea produselor sau a serviciilor;Descriere|Açıklama;Mal / Hizmet',
	quantity:
		'Qty;Quantity|Menge;Anzahl|Qté;Quantité|Cantidad;Cant.|Q.tà;Quantità|Qtd.;Quant.|Aantal|Ilość|Množství;Počet|Množstvo;Počet|Antal|Antall;Ant.|Antal|Määrä;Kpl|Mennyiség;Menny.|Cantitate;Cant.|Miktar',
	unit: 'Unit;UoM|Einheit;ME|Unité;U.|Ud.;Unidad|U.M.|Un.|Eenheid;Ehd|J.m.|MJ;Jedn.|MJ|Enhet;Enh.|Enhet|Enhed|Yks.|Me.e.;Egység|U.M.|Birim',
	unitPrice:
		'Unit price;Price;Rate|Einzelpreis;E-Preis;Preis/Einh.|Prix unitaire;P.U. HT|Precio;Precio unitario|Prezzo unitario;Prezzo|Preço unit.;Pr. unitário|Prijs;Stukprijs|Cena netto;Cena jedn.|Cena/MJ;Jedn. cena|Jedn. cena;Cena za MJ|À-pris;Pris|Enhetspris;Pris|Stk. pris;Enhedspris|À-hinta;Yksikköhinta|Egységár|Preț unitar|Birim Fiyat',
	discount:
		'Discount;Disc.|Rabatt;Nachlass|Remise;Rem. %|Descuento;Dto.|Sconto;Sc.%|Desconto;Desc.|Korting|Rabat|Sleva|Zľava|Rabatt|Rabatt|Rabat|Alennus;Ale-%|Engedmény;Kedv.|Reducere;Discount|İskonto;İndirim',
	amount:
		'Amount;Line total;Total|Betrag;Gesamt;Gesamtpreis|Montant;Montant HT;Total HT|Importe;Total|Importo;Totale|Valor;Total|Bedrag;Totaal|Wartość;Wartość netto|Celkem;Cena celkem|Spolu;Celkom|Belopp;Summa|Beløp;Sum|Beløb;I alt|Summa;Yhteensä|Érték;Összeg|Valoare|Tutar',
	subtotal:
		'Subtotal;Net total;Total excl. VAT|Zwischensumme;Nettobetrag;Summe netto|Total HT;Sous-total|Base imponible;Subtotal|Imponibile;Totale imponibile|Total ilíquido;Incidência|Subtotaal;Totaal excl. btw|Razem netto;Wartość netto|Základ daně;Celkem bez DPH|Základ dane;Spolu bez DPH|Summa exkl. moms;Netto|Sum eks. mva;Netto|Subtotal;I alt ekskl. moms|Veroton;Yhteensä ilman ALV|Nettó összesen;Adóalap|Total fără TVA;Subtotal|Ara Toplam;Mal Hizmet Toplam Tutarı',
	tax: 'VAT;Tax;Sales tax|MwSt.;USt.;Umsatzsteuer|TVA|IVA|IVA|IVA|Btw|VAT;Podatek VAT|DPH|DPH|Moms|MVA|Moms|ALV|ÁFA|TVA|KDV',
	total:
		'Total;Total due;Grand total;Amount due|Gesamtbetrag;Rechnungsbetrag;Zu zahlen;Endbetrag|Total TTC;Net à payer;Montant TTC|Total factura;Total a pagar;TOTAL|Totale fattura;Totale documento;Totale da pagare|Total a pagar;Total do documento|Totaal;Te betalen;Totaal incl. btw|Do zapłaty;Razem brutto|Celkem k úhradě;K úhradě|Celkom na úhradu;Na úhradu|Att betala;Summa att betala|Å betale;Sum å betale|I alt at betale;Total inkl. moms|Maksettava;Yhteensä|Fizetendő;Bruttó végösszeg|Total de plată;Total general|Genel Toplam;Ödenecek Tutar',
	paymentTerms:
		'Payment terms;Terms|Zahlungsbedingungen;Zahlungsziel|Conditions de règlement;Mode de règlement|Forma de pago;Condiciones de pago|Modalità di pagamento;Condizioni di pagamento|Condições de pagamento|Betalingsconditie;Betaaltermijn|Sposób zapłaty;Forma płatności|Forma úhrady;Způsob úhrady|Forma úhrady|Betalningsvillkor|Betalingsbetingelser|Betalingsbetingelser|Maksuehto|Fizetési mód|Modalitate de plată|Ödeme Şekli',
	bank: 'Bank|Bank;Bankverbindung|Banque;Domiciliation|Banco|Banca;Appoggio bancario|Banco|Bank|Bank|Banka|Banka|Bank|Bank|Bank|Pankki|Bank|Banca|Banka',
	phone:
		'Phone;Tel.|Tel.;Telefon|Tél.;Téléphone|Tel.;Teléfono|Tel.|Tel.;Telef.|Tel.;Telefoon|Tel.|Tel.;Telefon|Tel.|Tel;Telefon|Tlf.|Tlf.|Puh.|Tel.;Telefon|Tel.|Tel.;Telefon',
	page: 'Page|Seite|Page|Página|Pagina|Página|Pagina|Strona|Strana|Strana|Sida|Side|Side|Sivu|Oldal|Pagina|Sayfa',
	of: 'of|von|sur|de|di|de|van|z|z|z|av|av|af|/|/|din|/',
	carriedForward:
		'Carried forward|Übertrag|À reporter;Report|Suma y sigue|A riportare|A transportar|Transport|Do przeniesienia|Převod|Prevod|Transport|Overført|Transport|Siirto|Átvitel|Report|Nakli Yekün',
	signature:
		'Signature|Unterschrift|Signature|Firma|Firma|Assinatura|Handtekening|Podpis|Podpis|Podpis|Underskrift|Underskrift|Underskrift|Allekirjoitus|Aláírás|Semnătura|İmza',
	name: 'Name|Name|Nom|Nombre|Nome|Nome|Naam|Imię i nazwisko|Jméno|Meno|Namn|Navn|Navn|Nimi|Név|Nume|Ad Soyad',
	address:
		'Address|Anschrift;Adresse|Adresse|Dirección|Indirizzo|Morada|Adres|Adres|Adresa|Adresa|Adress|Adresse|Adresse|Osoite|Cím|Adresa|Adres',
	birthDate:
		'Date of birth|Geburtsdatum|Date de naissance|Fecha de nacimiento|Data di nascita|Data de nascimento|Geboortedatum|Data urodzenia|Datum narození|Dátum narodenia|Födelsedatum|Fødselsdato|Fødselsdato|Syntymäaika|Születési idő|Data nașterii|Doğum Tarihi',
	experience:
		'Experience;Work history;Employment|Berufserfahrung;Beruflicher Werdegang|Expérience professionnelle;Parcours|Experiencia laboral;Experiencia|Esperienza lavorativa;Esperienze|Experiência profissional|Werkervaring|Doświadczenie zawodowe|Pracovní zkušenosti;Praxe|Pracovné skúsenosti|Arbetslivserfarenhet|Arbeidserfaring|Erhvervserfaring|Työkokemus|Szakmai tapasztalat|Experiență profesională|İş Deneyimi',
	education:
		'Education|Ausbildung;Bildungsweg|Formation;Diplômes|Formación;Estudios|Istruzione e formazione|Formação académica|Opleiding|Wykształcenie|Vzdělání|Vzdelanie|Utbildning|Utdanning|Uddannelse|Koulutus|Tanulmányok|Educație|Eğitim',
	skills:
		'Skills|Kenntnisse;Fähigkeiten|Compétences|Competencias;Habilidades|Competenze|Competências|Vaardigheden|Umiejętności|Dovednosti|Zručnosti|Kompetenser|Ferdigheter|Kompetencer|Osaaminen|Készségek|Competențe|Beceriler',
	languages:
		'Languages|Sprachen|Langues|Idiomas|Lingue|Línguas|Talen|Języki obce|Jazyky|Jazyky|Språk|Språk|Sprog|Kielet|Nyelvek|Limbi străine|Diller',
	notes:
		'Notes;Remarks|Bemerkungen;Hinweise|Remarques;Observations|Observaciones;Notas|Note;Annotazioni|Observações|Opmerkingen|Uwagi|Poznámka|Poznámka|Anmärkning;Övrigt|Merknad|Bemærkninger|Huomautukset|Megjegyzés|Observații|Notlar;Açıklamalar',
} as const;
export type Label = keyof typeof LABELS;

/** A label in a language; one of several that are in use. */
export function label(name: Label, language: string, random: Random): string {
	const column = LABELS[name].split('|')[ORDER.indexOf(language)];
	if (column === undefined) throw new Error(`No label "${name}" in ${language}`);
	return random.pick(column.split(';'));
}

/** All languages of a label; a test holds each row to the columns. */
export function languagesOf(name: Label): string[] {
	return LABELS[name].split('|').map((_, i) => ORDER[i] ?? '?');
}

export const LABEL_NAMES = Object.keys(LABELS) as Label[];
