import { NativeSelect } from '@mantine/core';
import { chooseLanguage, readChosenLanguage } from '../language.ts';
import { isLanguage, LANGUAGES } from '../locale.ts';
import { text } from '../text.ts';

const listOptions = () => [
	{ value: '', label: text.settings.languageAuto },
	...Object.entries(LANGUAGES).map(([value, label]) => ({ value, label })),
];

/** Chooses the language of the dashboard for this browser. */
export function LanguageSelect() {
	return (
		<NativeSelect
			label={text.settings.language}
			data={listOptions()}
			defaultValue={readChosenLanguage() ?? ''}
			onChange={({ target }) => chooseLanguage(isLanguage(target.value) ? target.value : null)}
		/>
	);
}
