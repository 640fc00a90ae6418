const LEGAL_FORMS =
	/(?:^|[\s,(])(?:gmbh|mbh|ag|kg|ohg|ug|gbr|e\.?\s?k|e\.?\s?v|inc|incorporated|corp|corporation|company|co|ltd|limited|llc|llp|lp|plc|pty|pte|sdn|bhd|n\.?v|b\.?v|v\.?o\.?f|s\.?a\.?r\.?l|s\.?a\.?s|s\.?a|eurl|sasu|sci|s\.?l\.?u?|s\.?p\.?a|s\.?r\.?l|snc|lda|ltda|eireli|oy|ab|a\/s|aps|as|se|gmbh & co\.? kg|trust|bank|foundation|association|university|hospital|group|holdings?|partners|enterprises?|trading|services|restaurant|hotel|supermarket|committee|agency)\.?(?=$|[\s,;)])/iu;
/** Forms that stand behind the names of companies and nowhere else, and the name before them. */
const STRONG_FORM =
	/^(.{2,60}?[\s,](?:gmbh(?: & co\.? kgaa?)?|ag|kg|ohg|ug|inc|incorporated|corp|pvt\.? ltd|pty\.? ltd|ltd|limited|llc|llp|plc|b\.?v|n\.?v|s\.?a\.?r\.?l|s\.?a\.?s|s\.?a|s\.?l\.?u?|s\.?p\.?a|s\.?r\.?l|lda|sdn\.? bhd)\.?)(?=$|[\s,;)])/iu;
const TITLES = /^(?:mr|mrs|ms|dr|prof|herr|frau|mme|m|sr|sra|sig|dott|dhr|mevr)\.?\s/iu;
const NAME_WORD =
	/^(?:\p{Lu}[\p{L}'’.-]*|de|van|von|der|den|la|le|di|da|dos|del|du|el|bin|binti|al)$/u;

/** A name with a legal form, or at least capitalised words. */
export function isCompany(text: string): boolean {
	if (!/\p{L}{2}/u.test(text) || text.length > 90) return false;
	return (
		LEGAL_FORMS.test(text) ||
		(/^[\p{Lu}\d]/u.test(text) && !/\d{3,}/.test(text) && text.split(/\s+/).length <= 7)
	);
}

export function hasLegalForm(text: string): boolean {
	return LEGAL_FORMS.test(text);
}

/** The name of a company up to its legal form, where a text begins with one. */
export function startOfCompany(text: string): string | undefined {
	return STRONG_FORM.exec(text)?.[1];
}

/** Two to five capitalised words without numbers. */
export function isPersonName(text: string): boolean {
	const plain = text.replace(TITLES, '').replace(/,/g, ' ').trim();
	const words = plain.split(/\s+/);
	return (
		words.length >= 2 &&
		words.length <= 5 &&
		words.every((word) => NAME_WORD.test(word)) &&
		!LEGAL_FORMS.test(text)
	);
}
