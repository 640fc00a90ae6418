import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { cut, typed, typedRight } from '../../kit/typed.ts';

const fields: Fields = {
	salarie: text('employee', 'nom du salarié', 'Qui demande le remboursement?'),
	mois: text('period', 'mois concerné', 'Which month is claimed?'),
	noteNumero: text('documentNumber', 'numéro de la note'),
	validePar: text('approvedBy', 'responsable', 'Who approved it?'),
	totalFrais: number('grossTotal', 'total à rembourser'),
	tvaRecuperable: number('taxTotal', 'TVA récupérable'),
	vehicule: text('vehicleModel', 'véhicule utilisé', 'puissance fiscale'),
	frais: list(
		{
			date: date('', 'date de la dépense', 'dateFrais', 'Tag'),
			nature: text('category', 'nature des frais'),
			fournisseur: text('merchantName', 'fournisseur', 'where it was paid'),
			client: text('', 'client visité', 'customer visited', 'besuchter Kunde'),
			montant: number('lineTotal', 'montant TTC'),
		},
		'dépenses',
		'claimed costs',
		'Quels frais?',
	),
	iban: absent(text('iban')),
	factureNumero: absent(text('invoiceNumber')),
};
const KINDS = ['Repas', 'Péage', 'Hôtel', 'Parking', 'Train', 'Carburant', 'Taxi', 'Divers'];

/** A claim typed in columns by a small firm's program: no rules but dashes, the customer visited as last column or left empty. */
const family: Family = {
	author: 'pavel',
	locales: ['fr-FR', 'fr-BE', 'fr-CH'],
	draw: (random, locale) => {
		const { amount } = locale;
		const from = random.day('2005-01-05', '2025-05-01').slice(0, 8).concat('01');
		let day = from;
		const lines = Array.from({ length: random.int(3, 15) }, () => {
			day = addDays(day, random.int(0, 2));
			return {
				day,
				kind: random.pick(KINDS),
				shop: locale.company().name,
				client: random.chance(0.6) ? locale.company().name : '',
				sum: inMoney(random.decimal(3, 180), locale),
			};
		});
		const total = toMoney(lines.reduce((all, { sum }) => all + sum, 0));
		const early = random.chance(0.5);
		const rows = lines.map((line) => {
			const sum = typedRight('montant', amount(line.sum), 10);
			const client =
				line.client === '' ? ' '.repeat(24) : typed('client', cut(line.client, 22), 24);
			return markup`<span data-row>${typed('date', locale.date(line.day, 'dd/mm/yyyy'), 12)}${typed('nature', line.kind, 11)}${typed('fournisseur', cut(line.shop, 24), 26)}${early ? markup`${sum}  ${client}` : markup`${client}${sum}`}\n</span>`;
		});
		const head = early
			? `${'DATE'.padEnd(12)}${'NATURE'.padEnd(11)}${'FOURNISSEUR'.padEnd(26)}${'MONTANT'.padStart(10)}  CLIENT`
			: `${'DATE'.padEnd(12)}${'NATURE'.padEnd(11)}${'FOURNISSEUR'.padEnd(26)}${'CLIENT'.padEnd(24)}${'MONTANT'.padStart(10)}`;
		const html = markup`<style>@page { size: A4; margin: 16mm 12mm } pre { font: 8.8pt/1.4 'DejaVu Sans Mono'; letter-spacing: -.4pt; margin: 0 }</style><pre>
                         N O T E   D E   F R A I S

Salarié : ${field('salarie', locale.person().name)}
Mois    : ${field('mois', `${locale.month(Number(from.slice(5, 7)))} ${from.slice(0, 4)}`)}                 Note n° ${field('noteNumero', random.pattern('NF###'))}
${random.chance(0.5) && markup`Véhicule: ${field('vehicule', random.pick(['Clio 5 CV', 'Berlingo 6 CV', 'Octavia 7 CV']))}\n`}
${head}
${'-'.repeat(83)}
<span data-list="frais">${rows}</span>${'-'.repeat(83)}
TOTAL ${locale.country.currency} ${typedRight('totalFrais', amount(total), 12)}${random.chance(0.6) && markup`     dont TVA récupérable ${field('tvaRecuperable', amount(toMoney(total * 0.08)))}`}


Le salarié                         Vu et approuvé : ${field('validePar', locale.person().name)}
</pre>`;
		return { html, fields };
	},
};
export default family;
