/** The names of countries in all languages, without accents, by ISO code. */
export const COUNTRIES: Readonly<Record<string, string>> = {
	AT: `
		austria
		autriche
		osterreich
		oostenrijk
	`,
	AU: `
		australia
		australie
		australien
	`,
	BE: `
		belgium
		belgique
		belgien
		belgica
		belgio
		belgie
	`,
	BR: `
		brazil
		bresil
		brasilien
		brasil
		brasile
		brazilie
	`,
	CA: `
		canada
		kanada
	`,
	CH: `
		switzerland
		suisse
		schweiz
		suiza
		svizzera
		suica
		zwitserland
	`,
	CN: `
		china
		chine
		cina
	`,
	CZ: `
		czech republic
		republique tcheque
		tschechien
		tsjechie
		czechia
	`,
	DE: `
		germany
		allemagne
		deutschland
		alemania
		germania
		alemanha
		duitsland
	`,
	DK: `
		denmark
		danemark
		danmark
		denemarken
		dinamarca
		danimarca
	`,
	ES: `
		spain
		espagne
		spanien
		espana
		spagna
		espanha
		spanje
	`,
	FI: `
		finland
		finlande
		finnland
		finlandia
	`,
	FR: `
		france
		frankreich
		francia
		franca
		frankrijk
	`,
	GB: `
		united kingdom
		royaume uni
		grossbritannien
		reino unido
		regno unito
		verenigd koninkrijk
		england
		uk
		great britain
	`,
	GR: `
		greece
		grece
		griechenland
		grecia
		griekenland
	`,
	HU: `
		hungary
		hongrie
		ungarn
		hungria
		ungheria
		hongarije
	`,
	IE: `
		ireland
		irlande
		irland
		irlanda
		ierland
	`,
	IN: `
		india
		inde
		indien
	`,
	IT: `
		italy
		italie
		italien
		italia
	`,
	JP: `
		japan
		japon
		giappone
		japao
	`,
	LU: `
		luxembourg
		luxemburg
		luxemburgo
		lussemburgo
	`,
	MX: `
		mexico
		mexique
		mexiko
		messico
	`,
	MY: `
		malaysia
		malaisie
		malasia
	`,
	NL: `
		netherlands
		the netherlands
		pays bas
		niederlande
		paises bajos
		paesi bassi
		nederland
		holland
	`,
	NO: `
		norway
		norvege
		norwegen
		noruega
		norvegia
		noorwegen
	`,
	NZ: `
		new zealand
		nouvelle zelande
		neuseeland
	`,
	PL: `
		poland
		pologne
		polen
		polonia
	`,
	PT: `
		portugal
		portogallo
	`,
	RO: `
		romania
		roumanie
		rumanien
		roemenie
	`,
	SE: `
		sweden
		suede
		schweden
		suecia
		svezia
		zweden
	`,
	SG: `
		singapore
		singapour
		singapur
	`,
	TR: `
		turkey
		turquie
		turkei
		turquia
		turchia
		turkije
	`,
	US: `
		united states
		usa
		etats unis
		vereinigte staaten
		estados unidos
		stati uniti
		verenigde staten
		united states of america
		u s a
	`,
};
