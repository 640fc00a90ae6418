import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.css';
import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadTexts, readChosenLanguage } from './language.ts';
import { pickLanguage, setLocale } from './locale.ts';
import { shareNonce } from './nonce.ts';
import { setTexts } from './text.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no place for the dashboard');
shareNonce();
void start(root);

/** Loads the texts before anything is shown. Not awaited at the top level: the texts import from this script. */
async function start(place: HTMLElement): Promise<void> {
	const language = pickLanguage(readChosenLanguage(), navigator.languages);
	try {
		const texts = await loadTexts(language);
		if (texts) setTexts(texts);
		setLocale(language, navigator.languages);
		document.documentElement.lang = language;
	} catch (error) {
		// The dashboard works in English too.
		reportError(error);
	}
	createRoot(place).render(
		<StrictMode>
			<App />
		</StrictMode>,
	);
}
