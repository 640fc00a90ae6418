import type { Concepts } from '../concept.ts';

/** Addresses, and ways to reach somebody. */
export const PLACES = {
	address: {
		kind: 'address',
		en: `
			address
			full address
			postal address
			address of the shop
			street address
			mailing address
			residential address
			permanent address
			home address
			registered office
		`,
		fr: `
			adresse
			adresse postale
			domicile
			siege social
		`,
		de: `
			adresse
			anschrift
			wohnanschrift
			wohnort
			firmensitz
		`,
		es: `
			direccion
			domicilio
			direccion postal
			domicilio social
		`,
		it: `
			indirizzo
			residenza
			sede
			sede legale
			domicilio
		`,
		pt: `
			endereco
			morada
			residencia
			sede
		`,
		nl: `
			adres
			postadres
			woonadres
			vestigingsadres
		`,
	},
	street: {
		kind: 'street',
		en: `
			street
			street and house number
			street address
			address line
			address line 1
			road
		`,
		fr: `
			rue
			adresse
			voie
			numero et rue
		`,
		de: `
			strasse
			strasse und hausnummer
			strasse hausnummer
			str
		`,
		es: `
			calle
			calle y numero
			via
		`,
		it: `
			via
			indirizzo
			via e numero civico
		`,
		pt: `
			rua
			morada
			logradouro
		`,
		nl: `
			straat
			straat en huisnummer
			adres
		`,
	},
	postcode: {
		kind: 'postcode',
		en: `
			postcode
			postal code
			zip
			zip code
			post code
		`,
		fr: `
			code postal
			cp
		`,
		de: `
			plz
			postleitzahl
		`,
		es: `
			codigo postal
			cp
		`,
		it: `
			cap
			codice postale
		`,
		pt: `
			codigo postal
			cep
		`,
		nl: `
			postcode
		`,
	},
	postOfficeBox: {
		kind: 'id',
		en: `
			po box
			post office box
			post box
			p o box
		`,
		fr: `
			boite postale
			bp
		`,
		de: `
			postfach
		`,
		es: `
			apartado de correos
			apartado
		`,
		it: `
			casella postale
		`,
		pt: `
			caixa postal
			apartado
		`,
		nl: `
			postbus
			antwoordnummer
		`,
	},
	city: {
		kind: 'city',
		en: `
			city
			town
			place
			locality
			municipality
		`,
		fr: `
			ville
			commune
			localite
		`,
		de: `
			ort
			stadt
			wohnort
			gemeinde
		`,
		es: `
			ciudad
			localidad
			poblacion
			municipio
		`,
		it: `
			citta
			comune
			localita
		`,
		pt: `
			cidade
			localidade
			municipio
		`,
		nl: `
			plaats
			stad
			woonplaats
			gemeente
		`,
	},
	state: {
		kind: 'text',
		en: `
			state
			province
			county
			region
		`,
		fr: `
			region
			departement
			province
		`,
		de: `
			bundesland
			kanton
			region
		`,
		es: `
			provincia
			estado
			comunidad autonoma
		`,
		it: `
			provincia
			regione
			prov
		`,
		pt: `
			distrito
			estado
			uf
			provincia
		`,
		nl: `
			provincie
			regio
		`,
	},
	country: {
		kind: 'country',
		en: `
			country
			country name
			country of residence
		`,
		fr: `
			pays
		`,
		de: `
			land
			staat
		`,
		es: `
			pais
		`,
		it: `
			paese
			stato
			nazione
		`,
		pt: `
			pais
		`,
		nl: `
			land
		`,
	},
	issuingCountry: {
		kind: 'country',
		en: `
			issuing country
			country that issued the document
			issuing state
			country of issue
			code of issuing state
		`,
		fr: `
			pays de delivrance
			etat emetteur
			pays emetteur
			code du pays
		`,
		de: `
			ausstellender staat
			ausstellungsland
		`,
		es: `
			pais emisor
			estado emisor
			pais de expedicion
		`,
		it: `
			stato emittente
			stato di rilascio
			paese di rilascio
		`,
		pt: `
			pais emissor
			estado emissor
			pais de emissao
		`,
		nl: `
			land van afgifte
			uitgevende staat
		`,
	},
	nationality: {
		kind: 'nationality',
		en: `
			nationality
			citizenship
			nationality of the holder
		`,
		fr: `
			nationalite
		`,
		de: `
			staatsangehorigkeit
			nationalitat
		`,
		es: `
			nacionalidad
		`,
		it: `
			cittadinanza
			nazionalita
		`,
		pt: `
			nacionalidade
		`,
		nl: `
			nationaliteit
		`,
	},
	birthPlace: {
		kind: 'text',
		en: `
			place of birth
			birthplace
			born in
			city of birth
		`,
		fr: `
			lieu de naissance
			ne a
			nee a
		`,
		de: `
			geburtsort
			ort der geburt
			geboren in
		`,
		es: `
			lugar de nacimiento
			nacido en
		`,
		it: `
			luogo di nascita
			nato a
			nata a
		`,
		pt: `
			local de nascimento
			naturalidade
			natural de
		`,
		nl: `
			geboorteplaats
			geboren te
		`,
	},
	issuingAuthority: {
		kind: 'text',
		en: `
			issuing authority
			authority
			issued by
			place of issue
		`,
		fr: `
			autorite
			delivre par
			autorite de delivrance
		`,
		de: `
			ausstellende behorde
			behorde
			ausgestellt von
		`,
		es: `
			autoridad
			expedido por
			autoridad expedidora
		`,
		it: `
			autorita
			rilasciato da
			ente di rilascio
		`,
		pt: `
			autoridade
			emitido por
			entidade emissora
		`,
		nl: `
			autoriteit
			afgegeven door
			instantie
		`,
	},
	phone: {
		kind: 'phone',
		en: `
			phone
			telephone
			tel
			phone number
			telephone number
			mobile
			cell
			telephone number of the shop
			contact number
		`,
		fr: `
			telephone
			tel
			portable
			mobile
			numero de telephone
		`,
		de: `
			telefon
			tel
			telefonnummer
			mobil
			handy
			fon
			rufnummer
		`,
		es: `
			telefono
			tel
			movil
			numero de telefono
			tfno
		`,
		it: `
			telefono
			tel
			cellulare
			cell
			numero di telefono
		`,
		pt: `
			telefone
			tel
			telemovel
			celular
		`,
		nl: `
			telefoon
			tel
			telefoonnummer
			mobiel
			gsm
		`,
	},
	fax: {
		kind: 'phone',
		en: `
			fax
			fax number
			facsimile
		`,
		fr: `
			fax
			telecopie
		`,
		de: `
			fax
			telefax
			faxnummer
		`,
		es: `
			fax
		`,
		it: `
			fax
		`,
		pt: `
			fax
		`,
		nl: `
			fax
			faxnummer
		`,
	},
	email: {
		kind: 'email',
		en: `
			email
			e mail
			email address
			mail
		`,
		fr: `
			email
			e mail
			courriel
			adresse electronique
			mel
		`,
		de: `
			email
			e mail
			e mail adresse
			mail
		`,
		es: `
			email
			correo electronico
			correo
		`,
		it: `
			email
			e mail
			posta elettronica
			pec
		`,
		pt: `
			email
			e mail
			correio eletronico
		`,
		nl: `
			email
			e mail
			e mailadres
		`,
	},
	website: {
		kind: 'url',
		en: `
			website
			web
			url
			homepage
			internet
			web site
			profile
			link
		`,
		fr: `
			site web
			site internet
			site
		`,
		de: `
			webseite
			internet
			homepage
			website
		`,
		es: `
			sitio web
			pagina web
			web
		`,
		it: `
			sito web
			sito internet
			sito
		`,
		pt: `
			site
			pagina web
			sitio
		`,
		nl: `
			website
			internet
			webadres
		`,
	},
} satisfies Concepts;
