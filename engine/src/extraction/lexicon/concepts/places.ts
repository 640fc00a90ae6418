import type { Concepts } from '../concept.ts';

/** Addresses, and ways to reach somebody. */
export const PLACES: Concepts = {
	address: [
		'address',
		'address; full address; postal address; address of the shop; street address; mailing address; residential address; permanent address; home address; registered office|adresse; adresse postale; domicile; siege social|adresse; anschrift; wohnanschrift; wohnort; firmensitz|direccion; domicilio; direccion postal; domicilio social|indirizzo; residenza; sede; sede legale; domicilio|endereco; morada; residencia; sede|adres; postadres; woonadres; vestigingsadres',
	],
	street: [
		'street',
		'street; street and house number; street address; address line; address line 1; road|rue; adresse; voie; numero et rue|strasse; strasse und hausnummer; strasse hausnummer; str|calle; calle y numero; via|via; indirizzo; via e numero civico|rua; morada; logradouro|straat; straat en huisnummer; adres',
	],
	postcode: [
		'postcode',
		'postcode; postal code; zip; zip code; post code|code postal; cp|plz; postleitzahl|codigo postal; cp|cap; codice postale|codigo postal; cep|postcode',
	],
	postOfficeBox: [
		'id',
		'po box; post office box; post box; p o box|boite postale; bp|postfach|apartado de correos; apartado|casella postale|caixa postal; apartado|postbus; antwoordnummer',
	],
	city: [
		'city',
		'city; town; place; locality; municipality|ville; commune; localite|ort; stadt; wohnort; gemeinde|ciudad; localidad; poblacion; municipio|citta; comune; localita|cidade; localidade; municipio|plaats; stad; woonplaats; gemeente',
	],
	state: [
		'text',
		'state; province; county; region|region; departement; province|bundesland; kanton; region|provincia; estado; comunidad autonoma|provincia; regione; prov|distrito; estado; uf; provincia|provincie; regio',
	],
	country: [
		'country',
		'country; country name; country of residence|pays|land; staat|pais|paese; stato; nazione|pais|land',
	],
	issuingCountry: [
		'country',
		'issuing country; country that issued the document; issuing state; country of issue; code of issuing state|pays de delivrance; etat emetteur; pays emetteur; code du pays|ausstellender staat; ausstellungsland|pais emisor; estado emisor; pais de expedicion|stato emittente; stato di rilascio; paese di rilascio|pais emissor; estado emissor; pais de emissao|land van afgifte; uitgevende staat',
	],
	nationality: [
		'nationality',
		'nationality; citizenship; nationality of the holder|nationalite|staatsangehorigkeit; nationalitat|nacionalidad|cittadinanza; nazionalita|nacionalidade|nationaliteit',
	],
	birthPlace: [
		'text',
		'place of birth; birthplace; born in; city of birth|lieu de naissance; ne a; nee a|geburtsort; ort der geburt; geboren in|lugar de nacimiento; nacido en|luogo di nascita; nato a; nata a|local de nascimento; naturalidade; natural de|geboorteplaats; geboren te',
	],
	issuingAuthority: [
		'text',
		'issuing authority; authority; issued by; place of issue|autorite; delivre par; autorite de delivrance|ausstellende behorde; behorde; ausgestellt von|autoridad; expedido por; autoridad expedidora|autorita; rilasciato da; ente di rilascio|autoridade; emitido por; entidade emissora|autoriteit; afgegeven door; instantie',
	],
	phone: [
		'phone',
		'phone; telephone; tel; phone number; telephone number; mobile; cell; telephone number of the shop; contact number|telephone; tel; portable; mobile; numero de telephone|telefon; tel; telefonnummer; mobil; handy; fon; rufnummer|telefono; tel; movil; numero de telefono; tfno|telefono; tel; cellulare; cell; numero di telefono|telefone; tel; telemovel; celular|telefoon; tel; telefoonnummer; mobiel; gsm',
	],
	fax: [
		'phone',
		'fax; fax number; facsimile|fax; telecopie|fax; telefax; faxnummer|fax|fax|fax|fax; faxnummer',
	],
	email: [
		'email',
		'email; e mail; email address; mail|email; e mail; courriel; adresse electronique; mel|email; e mail; e mail adresse; mail|email; correo electronico; correo|email; e mail; posta elettronica; pec|email; e mail; correio eletronico|email; e mail; e mailadres',
	],
	website: [
		'url',
		'website; web; url; homepage; internet; web site; profile; link|site web; site internet; site|webseite; internet; homepage; website|sitio web; pagina web; web|sito web; sito internet; sito|site; pagina web; sitio|website; internet; webadres',
	],
};
