/**
 * Runs in the browser. Finds the labelled elements of a document and wraps each of their words in a link, so that
 * the PDF says where every word was printed, page breaks included. Links look like the text around them.
 */
(() => {
	const elements = [...document.querySelectorAll('[data-field]')];
	const rowKeys = new Map();
	const keyOf = (row) => {
		if (row.dataset.row !== '') return row.dataset.row;
		if (!rowKeys.has(row)) rowKeys.set(row, `#${rowKeys.size}`);
		return rowKeys.get(row);
	};
	const described = elements.map((element) => {
		// "/total" is a field of the document, wherever it stands.
		const isOfDocument = element.dataset.field.startsWith('/');
		const row = isOfDocument ? null : element.closest('[data-row]');
		const list = row?.closest('[data-list]');
		return {
			path: element.dataset.field.replace(/^\//, ''),
			value: element.dataset.value ?? null,
			isPart: 'part' in element.dataset,
			list: list?.dataset.list ?? null,
			row: row ? keyOf(row) : null,
			hasListlessRow: Boolean(row && !list),
		};
	});
	const indexOf = new Map(elements.map((element, index) => [element, index]));
	const rows = [...document.querySelectorAll('[data-list] [data-row], [data-list][data-row]')].map(
		(row) => ({ list: row.closest('[data-list]').dataset.list, row: keyOf(row) }),
	);

	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const texts = [];
	while (walker.nextNode()) {
		if (walker.currentNode.parentElement.closest('[data-field]')) texts.push(walker.currentNode);
	}
	const tokens = [];
	for (const text of texts) {
		const owners = [];
		let at = text.parentElement.closest('[data-field]');
		while (at) {
			owners.push(indexOf.get(at));
			at = at.parentElement?.closest('[data-field]');
		}
		const parts = text.textContent.split(/([\s\u00a0]+)/u);
		const filled = parts.map((part) => {
			if (part.trim() === '') return document.createTextNode(part);
			const link = document.createElement('a');
			link.href = `https://word.invalid/${tokens.length}`;
			link.style.all = 'unset';
			link.textContent = part;
			tokens.push({ text: part, elements: owners });
			return link;
		});
		text.replaceWith(...filled);
	}
	return { elements: described, tokens, rows };
})();
