import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { languagesFor, listLanguages } from '../../engine/src/model/languages.ts';
import { root } from '../support/run-node.ts';

test('the image installs the OCR data of every language', () => {
	const dockerfile = readFileSync(join(root, 'docker/Dockerfile'), 'utf8');
	const installed = [...dockerfile.matchAll(/\btesseract-ocr-([a-z-]+)/g)].map(([, name]) => name);
	const wanted = listLanguages()
		.flatMap(({ code }) => languagesFor(code))
		.map((data) => data.replace('_', '-'));
	expect(installed.sort()).toEqual(wanted.sort());
});
