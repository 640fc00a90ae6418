import { api } from './client.ts';
import type { Parsed, Template } from './types.ts';

type Reading = {
	file: File;
	templateId: string;
	language: string | null;
	/** null: as the template says. */
	reader?: string | null;
	signal?: AbortSignal;
};

export async function parseFile(reading: Reading): Promise<Parsed> {
	const { file, templateId, language, reader = null, signal } = reading;
	const form = new FormData();
	form.set('templateId', templateId);
	form.set('details', 'true');
	if (language !== null) form.set('language', language);
	if (reader !== null) form.set('reader', reader);
	form.set('files', file, file.name);
	return await api.form<Parsed>('/documents/parse', form, signal);
}

/** Lets the engine suggest a template for a sample. */
export async function inferTemplate(
	file: File,
	name: string,
	signal?: AbortSignal,
): Promise<Template> {
	const form = new FormData();
	form.set('name', name);
	form.set('file', file, file.name);
	return await api.form<Template>('/v1/templates/fromDocument', form, signal);
}

/** A name for a template that is made from a file. */
export function nameAfter(file: File): string {
	return file.name.replace(/\.[^.]+$/, '').slice(0, 100) || file.name;
}
