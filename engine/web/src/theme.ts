import { createTheme } from '@mantine/core';
import type { CSSVariablesResolver } from '@mantine/core';

/** Ten shades of the logo's green; white text on the sixth has a contrast of 5.3. */
const sift = [
	'#eefaf7',
	'#d6f2ec',
	'#ade4d9',
	'#7bd0c1',
	'#4db6a5',
	'#2f9a8a',
	'#1b796d',
	'#17665d',
	'#12524b',
	'#0b3b36',
] as const;

/** Mantine's dark greys, slightly tinted with the same green. */
const dark = [
	'#e4e9ea',
	'#c6cecf',
	'#a6b0b3',
	'#7f8b8e',
	'#4b5659',
	'#384144',
	'#232a2c',
	'#171c1d',
	'#101314',
	'#0a0c0d',
] as const;

export const theme = createTheme({
	primaryColor: 'sift',
	primaryShade: { light: 6, dark: 6 },
	colors: { sift, dark },
	fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
	fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
	defaultRadius: 'md',
	cursorType: 'pointer',
	headings: { fontWeight: '650' },
	components: {
		Anchor: { defaultProps: { underline: 'always' } },
		Modal: { defaultProps: { centered: true, overlayProps: { backgroundOpacity: 0.4 } } },
		Tooltip: { defaultProps: { withArrow: true, openDelay: 300 } },
		Table: { defaultProps: { verticalSpacing: 'sm', horizontalSpacing: 'md' } },
	},
});

/** Mantine's grey for secondary text is too pale for AA on white. */
export const resolveVariables: CSSVariablesResolver = () => ({
	variables: {},
	light: {
		'--mantine-color-dimmed': '#5b6570',
		'--mantine-color-placeholder': '#6b747e',
		'--mantine-color-body': '#ffffff',
		'--sift-canvas': '#f6f8f8',
		'--sift-line': '#e3e8e8',
	},
	dark: {
		'--mantine-color-dimmed': '#a6b0b6',
		'--mantine-color-placeholder': '#929ca3',
		// Mantine's defaults are nearly white and nearly black, so that nothing looks red.
		'--mantine-color-red-light-color': '#ffa8a8',
		'--mantine-color-gray-light': '#2b3335',
		'--mantine-color-gray-light-color': '#c6cecf',
		'--mantine-color-sift-light': '#16332f',
		'--mantine-color-sift-light-color': '#a5e0d5',
		'--sift-canvas': '#101314',
		'--sift-line': '#2b3335',
	},
});
