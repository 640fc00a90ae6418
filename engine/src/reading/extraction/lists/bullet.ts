/** A bullet or number that begins a line of a list. */
export const BULLET = /^\s*(?:[•●▪◦·*►▶✓‣○■∙–—-]|\d{1,2}[.)])\s+/u;
