// Searches the guide in the browser; the index is fetched on the first input.
const box = document.getElementById('search');
const found = document.getElementById('found');
let index;

async function load() {
	const response = await fetch('search-index.json');
	return window.MiniSearch.loadJSON(await response.text(), {
		fields: ['title', 'text'],
		storeFields: ['page', 'title'],
	});
}

box.addEventListener('input', async () => {
	index ??= load();
	const searched = await index;
	const hits = searched.search(box.value, {
		prefix: true,
		fuzzy: 0.2,
		boost: { title: 3 },
		combineWith: 'AND',
	});
	found.replaceChildren(...hits.slice(0, 12).map(showHit));
	if (box.value !== '' && hits.length === 0) found.append('Nothing found');
	found.hidden = box.value === '';
});

function showHit({ id, page, title }) {
	const item = document.createElement('li');
	const link = document.createElement('a');
	link.href = id;
	link.textContent = page === title ? title : `${page}: ${title}`;
	item.append(link);
	return item;
}
