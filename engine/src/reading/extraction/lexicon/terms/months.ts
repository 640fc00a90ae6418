import type { Language } from '../languages.ts';

/** How the names of the twelve months begin, without accents; a slash parts two beginnings of one month. */
export const MONTHS: Readonly<Partial<Record<Language, string>>> = {
	en: 'jan feb mar apr may jun jul aug sep oct nov dec',
	fr: 'jan fev mar avr mai juin juil aou sep oct nov dec',
	de: 'jan feb maer/mrz apr mai jun jul aug sep okt nov dez',
	es: 'ene feb mar abr mayo jun jul ago sep oct nov dic',
	it: 'gen feb mar apr mag giu lug ago set ott nov dic',
	pt: 'jan fev mar abr mai jun jul ago set out nov dez',
	nl: 'jan feb maart/mrt apr mei jun jul aug sep okt nov dec',
};
