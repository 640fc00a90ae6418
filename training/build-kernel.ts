/** Compiles the kernel that multiplies matrices: node training/build-kernel.ts */
import { readFileSync, writeFileSync } from 'node:fs';
import openWabt from 'wabt';

const FOLDER = new URL('../engine/src/reading/extraction/matrices/', import.meta.url);
const wabt = await openWabt();
const text = readFileSync(new URL('kernel.wat', FOLDER), 'utf8');
const { buffer } = wabt
	.parseWat('kernel.wat', text, { simd: true, relaxed_simd: true })
	.toBinary({});
writeFileSync(new URL('kernel.wasm', FOLDER), buffer);
