/**
 * Runs the requests given on the command line and prints the outcome of each. JavaScript, because clients must also
 * run on Node versions without TypeScript.
 */
export async function runOrder(send) {
	const order = JSON.parse(process.argv[2]);
	const outcomes = [];
	let begun = 0;
	const sendNext = async () => {
		while (begun < order.requests) {
			begun += 1;
			outcomes.push(await send(order.url, order.headers, makeForm(order)).catch(describe));
		}
	};
	await Promise.all(Array.from({ length: order.atOnce }, sendNext));
	console.log(JSON.stringify(outcomes));
}

function makeForm({ files }) {
	const form = new FormData();
	for (const { field, name, bytes } of files) {
		form.append(field, new Blob([Buffer.alloc(bytes, '%')]), name);
	}
	return form;
}

function describe(error) {
	return { error: error.cause?.code ?? error.code ?? error.cause?.message ?? error.message };
}
