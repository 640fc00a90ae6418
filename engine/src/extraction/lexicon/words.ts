/**
 * Words that labels are made of, each with its forms in English | French | German | Spanish |
 * Italian | Portuguese | Dutch, without accents. A label in any of them is compared with a field in
 * any other through the word on the left. German and Dutch compounds are taken apart where both
 * parts are listed.
 */
export const WORDS: Readonly<Record<string, string>> = {
	// What a document is
	invoice:
		'invoice invoices inv bill invoiced|facture factures fact fac|rechnung rechnungen rechn rg re|factura facturas|fattura fatture fatt|fatura faturas nf|factuur facturen faktuur',
	receipt:
		'receipt receipts rcpt|recu ticket|quittung beleg bon kassenbon kassenzettel bonnr|recibo ticket|ricevuta scontrino|recibo talao cupom|bon kassabon kwitantie',
	order:
		'order orders ordered ord|commande commandes cde|bestellung bestell auftrag auftrags bestellungen|pedido orden encargo|ordine ordini|encomenda pedido ordem|bestelling order bestel',
	contract:
		'contract contracts agreement|contrat convention accord|vertrag vertrags vereinbarung|contrato acuerdo convenio|contratto accordo|contrato acordo|contract overeenkomst',
	quote:
		'quote quotation estimate offer proposal|devis estimation offre|angebot angebots kostenvoranschlag|presupuesto cotizacion oferta|preventivo offerta|orcamento cotacao proposta|offerte prijsopgave',
	credit:
		'credit|avoir credit|gutschrift kredit|abono credito|credito accredito|credito|credit creditnota',
	note: 'note notes remark remarks comment comments|note remarque remarques commentaire|hinweis bemerkung bemerkungen anmerkung notiz|nota notas observaciones comentario|nota note osservazioni|nota notas observacoes|opmerking opmerkingen notitie',
	statement:
		'statement|releve|auszug kontoauszug|extracto estado|estratto|extrato|afschrift overzicht',
	policy: 'policy|police|police versicherungsschein|poliza|polizza|apolice|polis',
	accident:
		'accident incident|accident|unfall|accidente incidente|incidente infortunio|acidente|ongeval',
	claim:
		'claim claims|sinistre reclamation|schaden anspruch|siniestro reclamacion|sinistro reclamo|sinistro|claim schade',
	passport: 'passport|passeport|reisepass pass|pasaporte|passaporto|passaporte|paspoort',
	licence:
		'licence license permit|permis licence|fuhrerschein lizenz genehmigung|licencia permiso|patente licenza|licenca carta|rijbewijs licentie vergunning',
	card: 'card cards|carte|karte ausweis|tarjeta carne|carta tessera|cartao cartao|kaart',
	document:
		'document documents doc|document piece|dokument dokumenten unterlage urkunde|documento|documento|documento|document',
	report:
		'report|rapport compte|bericht befund|informe reporte|rapporto referto relazione|relatorio laudo|rapport verslag',
	form: 'form|formulaire|formular|formulario|modulo|formulario|formulier',
	certificate:
		'certificate|certificat attestation|bescheinigung zeugnis zertifikat|certificado|certificato attestato|certificado|certificaat attest',
	title: 'title heading|titre|titel uberschrift|titulo|titolo|titulo|titel',
	page: 'page pages pg|page|seite|pagina|pagina|pagina|pagina blz',
	copy: 'copy|copie duplicata|kopie|copia|copia|copia|kopie',
	// Numbers and references
	number:
		'number numbers no nos num nbr nr #|numero numeros no n num|nummer nummern nr nrn|numero numeros num n nro|numero num n nr|numero numeros num n nr|nummer nummers nr',
	reference:
		'reference references ref refs|reference references ref|referenz bezug zeichen ref aktenzeichen az|referencia ref|riferimento rif|referencia ref|referentie kenmerk ref',
	id: 'id identifier identification ident|identifiant id identification|id identifikation identifikations kennung idnr kennnummer|id identificador identificacion|id identificativo identificazione|id identificador identificacao|id identificatie',
	code: 'code codes|code|code kode schlussel kennziffer|codigo clave|codice|codigo|code',
	serial: 'serial sn|serie|serien seriennr|serie|seriale matricola|serie serial|serie',
	batch: 'batch lot|lot|charge los|lote|lotto|lote|partij batch',
	index:
		'item line position pos row ln|ligne poste rang|position pos zeile posten lfd|linea posicion pos|riga posizione pos|linha posicao item|regel positie pos',
	// Time
	date: 'date dated dates day dt|date dates jour|datum tag vom|fecha dia|data giorno|data dia|datum dag',
	time: 'time hour hours hrs|heure heures|zeit uhrzeit uhr stunden stunde std|hora horas|ora ore orario|hora horas|tijd uur uren',
	month:
		'month months monthly|mois mensuel|monat monate monatlich|mes meses mensual|mese mesi mensile|mes meses mensal|maand maanden',
	year: 'year years yearly annual|an ans annee annuel|jahr jahre jahrlich|ano anos anual|anno anni annuale|ano anos anual|jaar jaren',
	week: 'week weeks weekly|semaine|woche wochen|semana|settimana|semana|week weken',
	period:
		'period term duration|periode duree|zeitraum laufzeit dauer periode|periodo plazo duracion vigencia|periodo durata|periodo prazo duracao vigencia|periode looptijd duur',
	issue:
		'issue issued issuing issuance emitted created|emission emis emise delivre delivrance etabli|ausstellung ausgestellt ausstellungs erstellt|emision expedicion emitida|emissione rilascio emesso|emissao emitido emitida|afgifte uitgifte uitgegeven opgesteld',
	due: 'due payable deadline|echeance echeant du exigible|fallig falligkeit falligkeits zahlbar frist zahlungsziel|vencimiento vence vencer|scadenza scade|vencimento vence|vervaldatum verval vervaldag uiterlijk',
	expiry:
		'expiry expiration expires expire exp|expiration expire validite|ablauf gultig gultigkeit verfall|caducidad expiracion validez vencimiento|scadenza validita|validade expiracao|geldig verloop vervaldatum',
	valid:
		'valid validity|valable validite|gultig gultigkeit|valido validez|valido validita|valido validade|geldig geldigheid',
	start:
		'start starts starting begin begins beginning from first commencement commence since|debut commencement depuis du premier|beginn anfang start von ab seit erster|inicio comienzo desde primer|inizio dal da primo|inicio desde de primeiro|begin start van vanaf eerste aanvang',
	end: 'end ends ending to until till last through finish termination|fin jusqu au dernier terme|ende bis schluss letzter|fin final hasta ultimo termino|fine al fino ultimo termine|fim final ate ultimo termino|eind einde tot laatste',
	effective:
		'effective effect|effet effectif vigueur|wirksam inkrafttreten wirkung|efectiva efecto vigor|efficacia effetto vigore|efetiva efeito vigor|ingang ingangs',
	birth:
		'birth born birthdate dob|naissance ne nee|geburt geburts geboren geb|nacimiento nacido|nascita nato nata|nascimento nascido|geboorte geboren',
	delivery:
		'delivery deliver delivered shipping shipment ship shipped dispatch despatch|livraison livre expedition expedie envoi|lieferung liefer lieferungs versand versendet leistung leistungs|entrega envio enviado|consegna spedizione spedito|entrega envio expedicao remessa|levering lever bezorging verzending verzend',
	arrival: 'arrival checkin|arrivee|anreise ankunft|llegada entrada|arrivo|chegada|aankomst',
	departure:
		'departure checkout|depart|abreise abfahrt abflug|salida|partenza|partida saida|vertrek',
	print:
		'print printed|imprime edition|druck gedruckt|impreso|stampa stampato|impresso|afgedrukt print',
	// Money
	total:
		'total totals sum sums overall grand|total totaux somme|gesamt summe summen insgesamt total gesamtsumme endsumme|total totales suma importe|totale totali somma complessivo|total totais soma|totaal som',
	amount:
		'amount amounts amt value|montant montants valeur|betrag betrage wert|importe monto cantidad valor|importo importi ammontare valore|valor montante importancia quantia|bedrag bedragen waarde',
	net: 'net excl excluding exclusive before without|net nette ht hors sans|netto ohne exkl zzgl warenwert|neto sin base|netto imponibile senza esclusa|liquido sem base|netto excl exclusief zonder',
	gross:
		'gross incl including inclusive included|brut ttc toutes comprises comprise|brutto inkl einschl inklusive endbetrag rechnungsbetrag|bruto incluido con|lordo incluso inclusa compresa|bruto incluido com|bruto incl inclusief',
	subtotal:
		'subtotal sub|sous soustotal|zwischensumme teilsumme|subtotal|subtotale parziale|subtotal|subtotaal tussentotaal',
	tax: 'tax taxes vat gst hst iva|tva taxe taxes impot|steuer mwst ust umsatzsteuer mehrwertsteuer steuern vat|iva impuesto impuestos igic|iva imposta imposte tasse|iva imposto impostos icms iss taxa|btw belasting',
	rate: 'rate rates percent percentage pct|taux pourcentage|satz prozent prozentsatz|tasa tipo porcentaje|aliquota tasso percentuale|taxa aliquota percentagem|tarief percentage',
	discount:
		'discount discounts rebate allowance disc|remise rabais escompte reduction rem|rabatt nachlass skonto abschlag|descuento dto bonificacion|sconto sconti ribasso|desconto abatimento|korting',
	premium:
		'premium premiums|cotisation|beitrag beitrage pramie pramien|prima primas|premi|premios|premie premies',
	charge:
		'charge charges fee fees surcharge|frais charge supplement|gebuhr gebuhren zuschlag kosten|cargo cargos tarifa recargo gastos|spese onere supplemento|taxa encargos despesas|kosten toeslag vergoeding',
	freight:
		'freight postage carriage transport|port fret transport|fracht porto versandkosten transport|flete portes transporte|trasporto nolo porto|frete portes transporte|vracht porto transport verzendkosten',
	price:
		'price prices cost costs rate|prix cout tarif pu|preis preise einzelpreis kosten|precio precios coste costo|prezzo prezzi costo|preco precos custo|prijs prijzen kosten stukprijs',
	unit: 'unit units each uom|unite unites unitaire|einheit einheiten einzel stuck stk einzelpreis|unidad unidades unitario ud uds|unita unitario|unidade unidades unitario un|eenheid stuk stuks per',
	quantity:
		'quantity qty quantities qnty pcs pieces count units|quantite qte nombre qtes|menge anzahl stuckzahl stk mge|cantidad cant uds unidades|quantita qta|quantidade qtd qtde quant|aantal hoeveelheid',
	currency:
		'currency ccy|devise monnaie|wahrung wahrungs|moneda divisa|valuta divisa|moeda divisa|valuta munt',
	balance: 'balance|solde|saldo restbetrag|saldo|saldo|saldo|saldo',
	payment:
		'payment payments pay paid payable paying|paiement reglement payer paye regler|zahlung zahlungs zahlen bezahlt zahlbetrag bezahlung|pago pagar pagado abono|pagamento pagare pagato|pagamento pagar pago|betaling betalen betaald betaal',
	deposit:
		'deposit prepaid advance prepayment|acompte arrhes avance|anzahlung vorauszahlung kaution|anticipo deposito senal|acconto anticipo deposito|adiantamento deposito sinal|aanbetaling voorschot borg',
	change: 'change|rendu monnaie|ruckgeld wechselgeld|cambio|resto|troco|wisselgeld terug',
	cash: 'cash tendered tender|especes comptant|bar bargeld gegeben|efectivo contado|contanti|dinheiro numerario|contant cash',
	method:
		'method means mode type way terms conditions|mode moyen methode conditions|art weise bedingungen methode zahlungsart|forma metodo modo condiciones|modalita metodo condizioni|forma metodo modo condicoes|wijze methode voorwaarden',
	salary:
		'salary wage wages pay earnings remuneration|salaire remuneration paie|gehalt lohn verdienst|salario sueldo nomina|stipendio retribuzione salario|salario vencimento|salaris loon',
	rent: 'rent rental|loyer location|miete mietzins|alquiler renta|affitto canone|aluguel renda|huur',
	budget: 'budget|budget|budget etat|presupuesto|budget|orcamento|budget begroting',
	rounding: 'rounding round|arrondi|rundung|redondeo|arrotondamento|arredondamento|afronding',
	interest:
		'interest|interet interets|zins zinsen|interes intereses|interesse interessi|juros|rente',
	tip: 'tip gratuity|pourboire service|trinkgeld|propina servicio|mancia|gorjeta|fooi',
	// Parties
	seller:
		'seller vendor supplier issuer sender biller creditor merchant|vendeur fournisseur emetteur prestataire expediteur|verkaufer lieferant aussteller absender anbieter kreditor rechnungssteller rechnungsersteller leistungserbringer|vendedor proveedor emisor remitente|venditore fornitore emittente mittente cedente|vendedor fornecedor emissor emitente prestador|verkoper leverancier afzender',
	buyer:
		'buyer customer client purchaser recipient debtor cust|acheteur client destinataire|kaufer kunde kunden empfanger rechnungsempfanger auftraggeber besteller debitor|comprador cliente destinatario adquirente|acquirente cliente destinatario cessionario committente|comprador cliente destinatario adquirente tomador|koper klant afnemer debiteur',
	company:
		'company business firm organisation organization corporation enterprise employer|societe entreprise raison sociale|firma unternehmen gesellschaft betrieb|empresa compania sociedad razon social|azienda societa ditta impresa ragione sociale|empresa companhia sociedade razao social|bedrijf onderneming firma',
	shop: 'shop store merchant outlet branch retailer|magasin boutique commerce enseigne|laden geschaft filiale markt handler|tienda comercio establecimiento sucursal|negozio esercente punto|loja estabelecimento comerciante|winkel filiaal',
	person: 'person individual|personne|person|persona|persona|pessoa|persoon',
	name: 'name names named called|nom noms denomination intitule|name namen bezeichnung|nombre nombres denominacion|nome nomi denominazione|nome nomes denominacao|naam namen benaming',
	surname:
		'surname lastname family last|famille nom|nachname familienname zuname familien|apellido apellidos|cognome|apelido sobrenome|achternaam familienaam',
	given:
		'given first forename firstname christian|prenom prenoms|vorname vornamen|nombre nombres|nome nomi|nome proprio prenome|voornaam voornamen',
	middle: 'middle|deuxieme|mittel zweiter|segundo|secondo|meio|tweede',
	contact:
		'contact attention attn representative|contact interlocuteur attention|ansprechpartner kontakt bearbeiter sachbearbeiter|contacto atencion|contatto referente attenzione|contacto contato atencao|contact contactpersoon',
	account: 'account acct acc a/c|compte|konto|cuenta|conto|conta|rekening',
	bank: 'bank banking|banque bancaire domiciliation|bank kreditinstitut|banco bancaria|banca bancarie|banco bancaria|bank',
	holder:
		'holder owner bearer|titulaire detenteur|inhaber kontoinhaber besitzer|titular|titolare intestatario|titular portador|houder eigenaar',
	employee:
		'employee staff worker|salarie employe|mitarbeiter arbeitnehmer angestellter|empleado trabajador|dipendente lavoratore|empregado trabalhador funcionario|werknemer medewerker',
	employer: 'employer|employeur|arbeitgeber|empleador patron|datore|empregador|werkgever',
	agent:
		'agent salesperson sales rep representative executive|commercial vendeur agent|vertreter verkaufer agent|agente comercial vendedor|agente commerciale rappresentante|agente vendedor|vertegenwoordiger verkoper agent',
	agency: 'agency|agence|agentur|agencia|agenzia|agencia|agentschap bureau',
	advertiser:
		'advertiser|annonceur|werbetreibender inserent|anunciante|inserzionista|anunciante|adverteerder',
	campaign: 'campaign flight|campagne|kampagne|campana|campagna|campanha|campagne',
	station:
		'station property channel|station chaine|sender station|estacion emisora canal|stazione emittente|estacao canal|zender station',
	product:
		'product products article goods|produit produits article articles|produkt artikel ware waren|producto productos articulo|prodotto prodotti articolo|produto produtos artigo|product producten artikel artikelen',
	service:
		'service services|service services prestation prestations|dienstleistung leistung service dienst|servicio servicios|servizio servizi prestazione|servico servicos|dienst diensten',
	description:
		'description descriptions details particulars designation item items|description designation libelle intitule|beschreibung bezeichnung leistung artikelbezeichnung text produktbezeichnung|descripcion concepto detalle|descrizione causale|descricao designacao discriminacao|omschrijving beschrijving',
	landlord:
		'landlord lessor|bailleur proprietaire|vermieter|arrendador|locatore|senhorio locador|verhuurder',
	tenant:
		'tenant lessee|locataire preneur|mieter|arrendatario inquilino|conduttore locatario inquilino|inquilino locatario|huurder',
	party:
		'party parties signatory signatories contracting|partie parties|partei parteien vertragspartei|parte partes|parte parti|parte partes|partij partijen',
	insurer:
		'insurer insurance assurance|assureur assurance|versicherer versicherung versicherungs|asegurador aseguradora seguro|assicuratore assicurazione|seguradora seguro|verzekeraar verzekering',
	insured:
		'insured policyholder|assure|versicherter versicherungsnehmer|asegurado tomador|assicurato contraente|segurado|verzekerde verzekeringnemer',
	guest:
		'guest passenger traveller|client passager voyageur|gast reisender passagier|huesped pasajero viajero|ospite passeggero|hospede passageiro|gast passagier',
	witness: 'witness|temoin|zeuge|testigo|testimone|testemunha|getuige',
	signature:
		'signature signed sign|signature signe|unterschrift unterzeichnet|firma firmado|firma firmato|assinatura assinado|handtekening ondertekend',
	// Places
	address:
		'address addresses located|adresse domicile|adresse anschrift|direccion domicilio|indirizzo sede residenza|endereco morada|adres',
	street:
		'street road avenue|rue voie avenue|strasse str weg|calle via avenida|via viale|rua avenida|straat laan weg',
	house:
		'house building|maison batiment|haus gebaude hausnummer|casa edificio|civico edificio|casa edificio|huis gebouw',
	postcode:
		'postcode postal zip zipcode|postal cp|plz postleitzahl|postal cp|cap postale|postal cep|postcode',
	city: 'city town locality|ville localite commune|ort stadt wohnort|ciudad localidad poblacion|citta comune localita|cidade localidade|plaats stad woonplaats',
	state:
		'state province region county|etat province region departement|bundesland land staat region|estado provincia region|provincia regione stato|estado provincia regiao|provincie staat regio',
	country: 'country nation|pays|land staat|pais|paese stato nazione|pais|land',
	nationality:
		'nationality citizenship|nationalite|staatsangehorigkeit nationalitat|nacionalidad|cittadinanza nazionalita|nacionalidade|nationaliteit',
	place:
		'place location site venue|lieu endroit|ort standort stelle|lugar sitio|luogo posto|local lugar|plaats locatie',
	origin: 'origin|origine|herkunft ursprung|origen|origine provenienza|origem|oorsprong herkomst',
	destination: 'destination|destination|ziel bestimmung|destino|destinazione|destino|bestemming',
	home: 'home residence|domicile|wohn wohnsitz|domicilio|residenza|residencia|woon',
	// Ways to reach somebody
	phone:
		'phone telephone tel mobile cell fon|telephone tel portable mobile|telefon tel mobil handy fon rufnummer|telefono tel movil|telefono tel cellulare|telefone tel telemovel celular|telefoon tel mobiel gsm',
	fax: 'fax|telecopie fax|fax telefax|fax|fax|fax|fax',
	email:
		'email mail e-mail|email mail courriel mel|email mail|correo email|email posta|email correio|email mail',
	website:
		'website web site url homepage www internet|site web internet|webseite internet homepage web|sitio web pagina|sito web internet|site web pagina|website web internet',
	// Registers
	vatid:
		'vatin vat gstin|intracommunautaire tva|ustid ustidnr umsatzsteueridentifikationsnummer uid|nif cif|piva partita|nif nipc cnpj contribuinte|btwnummer btw',
	taxid:
		'tin ein taxpayer fiscal|fiscal|steuernummer steuer|fiscal nif|fiscale|fiscal cpf|fiscaal rsin',
	registration:
		'registration registered register|enregistrement immatriculation registre siret siren rcs|register registrierung handelsregister hrb|registro inscripcion|registro iscrizione|registo registro matricula|registratie register kvk',
	social:
		'social ssn|sociale secu|sozial sozialversicherung|social|sociale|social|sociaal bsn burgerservicenummer',
	security: 'security|securite|sicherheit|seguridad|sicurezza|seguranca|veiligheid',
	personal:
		'personal national|personnel national|personal personen|personal nacional|personale nazionale|pessoal nacional|persoonlijk nationaal',
	iban: 'iban|iban|iban|iban|iban|iban|iban',
	bic: 'bic swift|bic|bic|bic|bic|bic|bic',
	// Health
	patient:
		'patient patients|patient patiente|patient patientin patienten|paciente|paziente|paciente|patient',
	doctor:
		'doctor physician practitioner consultant surgeon|medecin docteur praticien|arzt arztin behandelnder|medico doctor facultativo|medico dottore curante|medico doutor|arts dokter behandelend',
	hospital:
		'hospital clinic practice facility|hopital clinique cabinet|krankenhaus klinik praxis klinikum|hospital clinica centro|ospedale clinica studio|hospital clinica|ziekenhuis kliniek praktijk',
	diagnosis:
		'diagnosis diagnoses impression|diagnostic diagnostics|diagnose diagnosen|diagnostico diagnosticos|diagnosi|diagnostico diagnosticos|diagnose diagnoses',
	medication:
		'medication medications medicine medicines drug drugs prescription prescribed rx|medicament medicaments traitement ordonnance|medikament medikamente medikation arznei verordnung|medicamento medicamentos medicacion|farmaco farmaci terapia medicinale|medicamento medicamentos medicacao|medicatie medicijn medicijnen geneesmiddel',
	dose: 'dose dosage strength|dose posologie dosage|dosis dosierung|dosis dosificacion|dose dosaggio posologia|dose dosagem posologia|dosis dosering',
	frequency:
		'frequency often|frequence|haufigkeit einnahme|frecuencia|frequenza|frequencia|frequentie',
	allergy:
		'allergy allergies allergic|allergie allergies|allergie allergien|alergia alergias|allergia allergie|alergia alergias|allergie allergieen',
	admission:
		'admission admitted|admission entree|aufnahme|ingreso admision|ricovero ammissione|internamento admissao|opname',
	discharge: 'discharge discharged|sortie|entlassung|alta|dimissione|alta|ontslag',
	test: 'test tests analysis exam examination parameter|analyse examen test|untersuchung test parameter analyse|prueba examen analisis parametro|esame test analisi|exame teste analise|onderzoek test bepaling',
	result:
		'result results finding findings|resultat resultats|ergebnis ergebnisse befund|resultado resultados|risultato risultati esito|resultado resultados|resultaat uitslag',
	range:
		'range normal limits|intervalle valeurs normes|bereich referenzbereich normwert|rango intervalo|intervallo range|intervalo faixa|bereik referentiewaarde',
	sex: 'sex gender|sexe genre|geschlecht|sexo genero|sesso genere|sexo genero|geslacht',
	age: 'age|age|alter|edad|eta|idade|leeftijd',
	weight: 'weight|poids|gewicht|peso|peso|peso|gewicht',
	height: 'height|taille|grosse|altura estatura|altezza statura|altura|lengte',
	blood: 'blood|sang sanguin|blut|sangre|sangue|sangue|bloed',
	symptom:
		'symptom symptoms complaint complaints|symptome symptomes motif|symptom beschwerden anamnese|sintoma sintomas motivo|sintomo sintomi|sintoma sintomas|klacht klachten symptomen',
	// Work and school
	experience:
		'experience employment career work|experience experiences parcours|berufserfahrung erfahrung werdegang|experiencia|esperienza esperienze|experiencia|ervaring werkervaring',
	education:
		'education academic studies qualifications|formation etudes diplomes|ausbildung bildung studium schulbildung|formacion educacion estudios|istruzione formazione studi|formacao educacao|opleiding opleidingen onderwijs',
	skill:
		'skill skills competencies competences expertise technologies|competence competences aptitudes|kenntnisse fahigkeiten kompetenzen|habilidad habilidades competencias aptitudes|competenza competenze capacita|competencia competencias habilidades|vaardigheid vaardigheden competenties',
	language:
		'language languages|langue langues|sprache sprachen sprachkenntnisse|idioma idiomas lengua|lingua lingue|lingua linguas idioma idiomas|taal talen',
	degree:
		'degree qualification diploma|diplome|abschluss grad|titulo grado titulacion|laurea titolo diploma|grau diploma licenciatura|diploma graad',
	school:
		'school university college institution institute|ecole universite etablissement|schule universitat hochschule|escuela universidad colegio instituto|scuola universita istituto|escola universidade instituto|school universiteit hogeschool',
	job: 'job position role occupation profession designation|poste fonction emploi profession|stelle beruf tatigkeit funktion berufsbezeichnung|puesto cargo profesion ocupacion|posizione ruolo professione mansione|cargo funcao profissao|functie beroep baan',
	department:
		'department dept division|service departement|abteilung|departamento|reparto dipartimento|departamento|afdeling',
	summary:
		'summary profile objective about|profil resume objectif|profil zusammenfassung|perfil resumen objetivo|profilo sommario obiettivo|perfil resumo objetivo|profiel samenvatting',
	project:
		'project matter|projet affaire dossier chantier|projekt vorhaben objekt|proyecto obra|progetto cantiere|projeto obra|project',
	subject: 're subject regarding|objet sujet|betreff betr|asunto|oggetto|assunto|betreft onderwerp',
	// Law
	law: 'law laws governed governing|droit loi regi|recht gesetz|ley leyes derecho|legge diritto|lei direito|recht wet',
	jurisdiction:
		'jurisdiction court courts venue|juridiction tribunal tribunaux competence|gerichtsstand gericht zustandig|jurisdiccion tribunales fuero|giurisdizione foro tribunale|jurisdicao foro tribunal|rechtbank bevoegd jurisdictie',
	notice:
		'notice|preavis|kundigungsfrist kundigung|preaviso|preavviso disdetta|aviso|opzegtermijn opzegging',
	renewal:
		'renewal renews renew|renouvellement reconduction|verlangerung|renovacion prorroga|rinnovo|renovacao|verlenging',
	purpose:
		'purpose reason|objet motif but|zweck grund verwendungszweck|objeto motivo finalidad|scopo motivo causale|objeto motivo finalidade|doel reden',
	// Things
	vehicle:
		'vehicle car|vehicule voiture|fahrzeug kfz|vehiculo coche|veicolo auto|veiculo carro|voertuig auto',
	plate:
		'plate registration|immatriculation plaque|kennzeichen|matricula placa|targa|matricula placa|kenteken',
	model: 'model type|modele type|modell typ|modelo tipo|modello tipo|modelo tipo|model type',
	brand:
		'brand make manufacturer|marque fabricant|marke hersteller|marca fabricante|marca produttore|marca fabricante|merk fabrikant',
	meter:
		'meter reading|compteur releve|zahler zahlerstand|contador lectura|contatore lettura|contador leitura|meter meterstand',
	consumption: 'consumption usage|consommation|verbrauch|consumo|consumo|consumo|verbruik',
	category:
		'category class classification kind type|categorie classe type|kategorie klasse art typ|categoria clase tipo|categoria classe tipo|categoria classe tipo|categorie klasse soort',
	status: 'status state|statut etat|status|estado|stato|estado situacao|status',
	marital: 'marital|matrimonial|familienstand|civil|civile|civil|burgerlijke',
	table: 'table|table|tisch|mesa|tavolo|mesa|tafel',
	cashier:
		'cashier operator till terminal|caissier caisse|kasse kassierer bediener|cajero caja|cassiere cassa operatore|caixa operador|kassa kassier',
	transaction:
		'transaction trans txn|transaction operation|transaktion vorgang buchung|transaccion operacion|transazione operazione|transacao operacao|transactie',
	booking:
		'booking reservation confirmation|reservation|buchung reservierung|reserva|prenotazione|reserva|boeking reservering',
	room: 'room|chambre piece|zimmer raum|habitacion|camera stanza|quarto|kamer',
	night:
		'night nights|nuit nuits nuitees|nacht nachte ubernachtungen|noche noches|notte notti|noite noites|nacht nachten',
	tracking:
		'tracking waybill consignment|suivi|sendung sendungs sendungsnummer|seguimiento|tracciamento|rastreio seguimento|zending tracking',
	package:
		'package parcel packages cartons|colis paquet|paket packstuck|paquete bulto|pacco collo|pacote volume|pakket colli',
	student:
		'student pupil|etudiant eleve|student schuler|estudiante alumno|studente alunno|estudante aluno|student leerling',
	member:
		'member membership|membre adherent|mitglied mitglieds|miembro socio|socio membro|membro socio|lid lidmaatschap',
	customs: 'customs hs|douane|zoll zolltarif|aduana|dogana doganale|alfandega|douane',
	warranty:
		'warranty guarantee|garantie|garantie gewahrleistung|garantia|garanzia|garantia|garantie',
	exempt:
		'exempt exemption exempted|exonere exoneration|befreit steuerfrei|exento exencion|esente esenzione|isento isencao|vrijgesteld',
	yes: 'yes true|oui|ja|si|si|sim|ja',
};
