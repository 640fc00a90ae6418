/** The nonce of this page, for the styles that libraries add while it runs. */
export function readNonce(): string {
	return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

/** The library that keeps the page from scrolling behind a dialog looks for the nonce here. */
export function shareNonce(): void {
	Object.assign(globalThis, { __webpack_nonce__: readNonce() });
}
