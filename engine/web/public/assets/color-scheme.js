// Runs before the first paint, so that a dark page never flashes white. The key is Mantine's.
(function () {
	var chosen = window.localStorage.getItem('mantine-color-scheme-value');
	var isDark =
		chosen === 'dark' ||
		(chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
	document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
})();
