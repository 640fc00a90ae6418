import type { Terms } from '../any-of.ts';

/** Days of the week, also as they are shortened on signs. */
export const WEEKDAYS: Terms = {
	en: String.raw`
		(?:mon|tues?|wed|thurs?|thu|fri|sat|sun)(?:day|nesday|urday|\.)?s?
	`,
	fr: String.raw`
		(?:lun|mar|mer|jeu|ven|sam)(?:di|credi|dredi|edi|\.)?s?
		dimanche
		dim\.?
	`,
	de: String.raw`
		(?:mo|di|mi|do|fr|sa|so)\.?
		(?:mon|diens|donners|frei|sams|sonn)tags?
		mittwochs?
		werktags?
	`,
	es: String.raw`
		(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)
		(?:lu|ma|mi|ju|vi|sá|do)\.?
	`,
	it: String.raw`
		(?:lune|marte|mercole|giove|vener)d[iì]
		sabato
		domenica
		(?:lun|mar|mer|gio|ven|sab|dom)\.?
	`,
	pt: String.raw`
		(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?
		(?:seg|ter|qua|qui|sex|sáb|dom)\.?
	`,
	nl: String.raw`
		(?:maan|dins|woens|donder|vrij|zater|zon)dag
		(?:ma|di|wo|do|vr|za|zo)\.?
	`,
};

/** What opening hours are announced by, and what is said of a time of day. */
export const HOUR_WORDS: Terms = {
	en: `
		(?:opening|office|business|store|working) hours
		o['’]clock
	`,
	fr: `
		horaires?
		ouvert(?:ure)?
	`,
	de: `
		(?:öffnungs|sprech|geschäfts|büro)zeiten
		geöffnet
		uhr
	`,
	es: `
		horario
		abierto
	`,
	it: `
		orari[oi]?
		aperto
		ore
	`,
	pt: `
		horários?
		aberto
	`,
	nl: `
		openingstijden
		geopend
		uur
	`,
};
