import { writeFileSync } from 'node:fs';

/** Writes what was fitted into the source of the extraction. */
export function writeModel(
	file: string,
	{ command, imports, declaration }: { command: string; imports: string; declaration: string },
	fitted: object,
): void {
	writeFileSync(
		new URL(`../engine/src/reading/extraction/models/${file}`, import.meta.url),
		`${imports}\n\n/** Made by \`${command}\`; see docs/extraction.md. */\nexport const ${declaration} = ${JSON.stringify(fitted, null, '\t')};\n`,
	);
}
