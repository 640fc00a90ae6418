/** A file to be kept under its name, for clients that read RFC 8187 and for those that do not. */
export function attachFile(fileName: string): string {
	const plain = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
	return `attachment; filename="${plain}"; filename*=UTF-8''${encodeName(fileName)}`;
}

/** As RFC 8187 wants it: encodeURIComponent leaves a few characters that it does not allow. */
function encodeName(name: string): string {
	return encodeURIComponent(name).replace(
		/['()*]/g,
		(one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
	);
}
