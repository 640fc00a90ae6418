/** The CSP nonce of this page, for styles that libraries add at run time. */
export function readNonce(): string {
	return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

/** The library that locks scrolling behind a dialog reads the nonce from here. */
export function shareNonce(): void {
	Object.assign(globalThis, { __webpack_nonce__: readNonce() });
}
