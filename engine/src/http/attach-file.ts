/** A Content-Disposition header with the file name, for clients with and without support for RFC 8187. */
export function attachFile(fileName: string): string {
	const plain = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
	return `attachment; filename="${plain}"; filename*=UTF-8''${encodeName(fileName)}`;
}

/** encodeURIComponent leaves some characters unescaped that RFC 8187 does not allow. */
function encodeName(name: string): string {
	return encodeURIComponent(name).replace(
		/['()*]/g,
		(one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
	);
}
