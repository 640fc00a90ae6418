/** What the compiler leaves behind: the icons and the codex files of the pack. */
const { dest, src } = require('gulp');

exports['build:assets'] = () =>
	src(['nodes/**/*.svg', 'nodes/**/*.node.json'], { base: '.', encoding: false }).pipe(
		dest('dist'),
	);
