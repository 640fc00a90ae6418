import type { Family, Fields } from '../../family.ts';
import { absent, date, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	lender: text(
		'',
		'Quem empresta?',
		'¿Quién presta el dinero?',
		'lender',
		'mutuante',
		'Who lends the money?',
	),
	borrower: text(
		'',
		'Quem recebe o empréstimo?',
		'¿Quién recibe el préstamo?',
		'borrower',
		'mutuário',
		'Who borrows?',
	),
	guarantor: text('', 'fiador', 'Who stands surety?', 'guarantor', 'avalista'),
	amount: number('loanAmount', 'valor do empréstimo', 'importe del préstamo'),
	rate: number('interestRate', 'taxa de juros', 'tipo de interés'),
	instalments: number(
		'',
		'Em quantas parcelas?',
		'número de cuotas',
		'How many instalments?',
		'numberOfInstalments',
	),
	instalment: number('instalment', 'valor da parcela', 'importe de cada cuota'),
	firstDue: date('dueDate', 'vencimento da primeira parcela', 'primera cuota'),
	penalty: number('penalty', 'multa por atraso', 'recargo por demora'),
	court: text('disputeCourt', 'foro', 'jurisdicción'),
	signedOn: date('signatureDate', 'data do contrato', 'fecha del contrato'),
	place: text('city', 'local do contrato', 'lugar de la firma'),
	witness: text('witness', 'testemunha', 'testigo'),
	lenderId: text('taxNumber', 'documento do mutuante', 'NIF del prestamista'),
	borrowerJob: text('jobTitle', 'profissão do mutuário', 'profesión del prestatario'),
	iban: absent(text('iban', 'conta para pagamento', 'cuenta de pago')),
	notary: absent(text('notary', 'tabelião', 'notario')),
	end: absent(date('terminationDate', 'data da última parcela', 'fin del contrato')),
};
const SAID = {
	pt: 'CONTRATO PARTICULAR DE MÚTUO|Pelo presente instrumento, de um lado|, inscrito no CPF/NIF sob o n.º|, doravante MUTUANTE, e de outro|, de profissão|, doravante MUTUÁRIO, têm entre si justo e contratado o seguinte.|Cláusula primeira. O MUTUANTE entrega ao MUTUÁRIO, a título de empréstimo, a quantia de|, acrescida de juros de|ao ano.|Cláusula segunda. O MUTUÁRIO devolverá a quantia em|parcelas mensais de|, vencendo-se a primeira em|.|Cláusula terceira. O atraso superior a 15 dias sujeita o MUTUÁRIO a multa de|sobre a parcela em atraso.|Cláusula quarta. Assina como fiador|, com renúncia ao benefício de ordem.|Cláusula quinta. Fica eleito o foro de|.|E, por estarem de acordo, assinam em duas vias.|Testemunha:|comerciante;professora;agricultor;motorista',
	es: 'CONTRATO DE PRÉSTAMO ENTRE PARTICULARES|De una parte|, con documento n.º|, en adelante EL PRESTAMISTA, y de otra|, de profesión|, en adelante EL PRESTATARIO, acuerdan lo siguiente.|Primera. EL PRESTAMISTA entrega a EL PRESTATARIO en concepto de préstamo la cantidad de|, con un interés del|anual.|Segunda. EL PRESTATARIO devolverá la cantidad en|cuotas mensuales de|, venciendo la primera el|.|Tercera. El retraso superior a 15 días dará lugar a un recargo del|sobre la cuota vencida.|Cuarta. Firma como avalista|, con renuncia al beneficio de excusión.|Quinta. Las partes se someten a los juzgados de|.|Y en prueba de conformidad firman por duplicado.|Testigo:|comerciante;maestra;agricultor;conductor',
} as const;

/** A deed in dense prose with capitals for the parties; the two parties and their roles stand only in the text. */
const family: Family = {
	author: 'lidia',
	locales: ['pt-BR', 'es-ES', 'pt-PT', 'es-MX'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const day = random.day('1988-01-01', '2026-04-01');
		const count = random.pick([6, 10, 12, 18, 24, 36]);
		const part = inMoney(random.int(4, 90) * 10, locale);
		const rate = random.pick([0, 3, 4.5, 6, 9]);
		const amount = Math.round((part * count) / (1 + (rate / 100) * (count / 24)));
		const long = 'd de MMMM de yyyy';
		const isBold = random.chance(0.5);
		const say = (content: ReturnType<typeof markup>) =>
			isBold ? markup`<b>${content}</b>` : content;
		const html = markup`<style>@page { size: ${random.pick(['A4', 'legal'])}; margin: 26mm 28mm } body { font: 11.5pt/${random.pick([1.5, 1.9])} ${random.pick(["'Liberation Serif'", "'Liberation Mono'", "'DejaVu Serif'"])}; text-align: justify } h1 { font-size: 13pt; text-align: center; text-decoration: underline } p { text-indent: ${random.pick(['0', '14mm'])}; margin: 0 0 4mm } .s { margin-top: 12mm; text-align: center; line-height: 1.3 }
			</style><h1>${at(0)}</h1><p>${at(1)} ${say(field('lender', locale.person().name))}${random.chance(0.7) && markup`${at(2)} ${field('lenderId', random.pattern('###.###.###-##'))}`}${at(3)} ${say(field('borrower', locale.person().name))}${random.chance(0.7) && markup`${at(4)} ${field('borrowerJob', random.pick(at(21).split(';')))}`}${at(5)}</p><p>${at(6)} ${say(field('amount', locale.money(amount)))}${rate > 0 ? markup`${at(7)} ${field('rate', locale.percent(rate))} ${at(8)}` : '.'}</p><p>${at(9)} ${field('instalments', count)} ${at(10)} ${say(field('instalment', locale.money(part)))}${at(11)} ${field('firstDue', locale.date(addDays(day, random.int(20, 60)), long))}${at(12)}</p>${random.chance(0.7) && markup`<p>${at(13)} ${field('penalty', locale.percent(random.pick([2, 5, 10])))} ${at(14)}</p>`}${random.chance(0.5) && markup`<p>${at(15)} ${field('guarantor', locale.person().name)}${at(16)}</p>`}${random.chance(0.7) && markup`<p>${at(17)} ${field('court', locale.address().city)}${at(18)}</p>`}
			<p>${at(19)}</p><p>${field('place', locale.address().city)}, ${field('signedOn', locale.date(day, long))}.</p><div class="s">_____________________ &nbsp; _____________________</div>${random.chance(0.6) && markup`<p style="margin-top:8mm">${at(20)} ${field('witness', locale.person().name)}</p>`}`;
		return { html, fields };
	},
};
export default family;
