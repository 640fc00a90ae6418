import type { Family, Fields } from '../../family.ts';
import { absent, date, flag, number, text } from '../../kit/ask.ts';
import { blank, choose, drawFilling, speak, tick } from '../../kit/forms.ts';
import { inMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	club: text('companyName', '¿A qué club se apunta?', 'Which club is it?', 'clubName'),
	memberNumber: text('memberNumber', 'número de socio', '¿Qué número de socio tiene?'),
	name: text('applicant', 'nombre y apellidos', '¿Quién se inscribe?', 'new member'),
	birthDate: date('birthDate', 'fecha de nacimiento', 'When was the new member born?'),
	idNumber: text('personalNumber', 'documento de identidad', 'DNI'),
	address: text('address', 'domicilio', '¿Dónde vive el socio?'),
	phone: text('phone', 'teléfono móvil', 'Under which number can the member be reached?'),
	email: text('email', 'correo electrónico del socio'),
	sport: text('', 'actividad', 'Which sport was chosen?', 'deporte', '¿Qué actividad eligió?'),
	category: text('category', 'modalidad de socio', 'What kind of membership?', 'tipoDeSocio'),
	fee: number('', 'cuota mensual', 'How much is the fee?', 'monthlyFee', '¿Cuánto paga al mes?'),
	shirtSize: text('', 'talla', 'What shirt size?', 'tallaCamiseta', 'shirt_size'),
	iban: text('iban', 'cuenta de cargo', '¿En qué cuenta se carga la cuota?'),
	allowsPhotos: flag(
		'',
		'permiso de imágenes',
		'May pictures of the member be published?',
		'photoConsent',
	),
	tutor: text('guardian', 'padre, madre o tutor', 'Who signs for the minor?'),
	joined: date('effectiveDate', 'fecha de alta', 'From when is the person a member?'),
	left: absent(date('terminationDate', 'fecha de baja', 'When did the member leave?')),
	sponsor: absent(text('', 'socio que lo presenta', 'Who proposed the member?', 'proposedBy')),
};
const SAID = {
	es: 'FICHA DE INSCRIPCIÓN|Socio n.º|Nombre y apellidos|Fecha de nacimiento|DNI / NIE|Domicilio|Móvil|Correo electrónico|Actividad|Modalidad|Cuota mensual|Talla camiseta|Cuenta de cargo (IBAN)|Autorizo la publicación de imágenes|Padre / madre / tutor (menores)|Fecha de alta|Fecha de baja|Presentado por|natación;pádel;tenis;remo;judo|infantil;adulto;familiar;jubilado|Las bajas se comunican por escrito antes del día 20. La matrícula de 25 no se devuelve. Traer dos fotografías y fotocopia del documento.|Club Deportivo;Club Náutico;Sociedad Gimnástica',
	pt: 'FICHA DE INSCRIÇÃO|Sócio n.º|Nome completo|Data de nascimento|Cartão de cidadão|Morada|Telemóvel|Correio eletrónico|Modalidade desportiva|Tipo de sócio|Quota mensal|Tamanho da camisola|Conta a debitar (IBAN)|Autorizo a publicação de imagens|Encarregado de educação (menores)|Data de admissão|Data de saída|Proposto por|natação;padel;ténis;remo;judo|infantil;adulto;familiar;reformado|As desistências comunicam-se por escrito até ao dia 20. A joia de 25 não é devolvida. Juntar duas fotografias.|Clube Desportivo;Clube Náutico;Ginásio Clube',
} as const;

/** A club's card of two columns in nested tables, photo box at the right, tick boxes for sports and sizes. */
const family: Family = {
	author: 'mirela',
	locales: ['es-ES', 'pt-PT', 'es-MX'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const person = locale.person();
		const isChild = random.chance(0.3);
		const kinds = at(19).split(';');
		const sports = random.shuffle(at(18).split(';'));
		const row = (label: string, content: ReturnType<typeof markup> | false) =>
			markup`<tr><td align="right" class="l">${label}:<td class="f">${content && markup`<span class="v">${content}</span>`}`;
		const html = markup`<style>@page { size: A5 landscape; margin: 8mm }
			body { font: 8.5pt 'Liberation Sans Narrow' } .l { color: #063; white-space: nowrap; padding: 1.1mm 2mm } .f { border-bottom: .5pt solid #063; width: 100%; height: 6.4mm } .v { ${drawFilling(random)}; font-size: 9.5pt } h1 { font-size: 15pt; color: #063; margin: 0 } .photo { border: 1pt dashed #063; width: 26mm; height: 32mm; text-align: center; color: #999; padding-top: 12mm } .tick { display: inline-block; width: 3mm; height: 3mm; border: .6pt solid #063; font-size: 8pt; line-height: 2.8mm; text-align: center } .choice { margin-right: 2.5mm } .p { font-size: 6.5pt; color: #333; border-top: 1pt solid #063; padding-top: 1mm }
			</style><table width="100%"><tr><td><h1>${field('club', `${random.pick(at(21).split(';'))} ${random.pick(['Miramar', 'Las Torres', 'Atlântida', 'Río Claro', 'Santa Eulalia'])}`)}</h1><b>${at(0)}</b><td align="right">${at(1)} <span style="border:.6pt solid #063;padding:1mm 4mm">${blank(random, 0.7, 'memberNumber', random.pattern('####')) || '\u00a0'}</span></table>
			<table width="100%"><tr valign="top"><td width="50%"><table width="100%">${row(at(2), field('name', `${person.name} ${locale.person().family}`))}${row(at(3), field('birthDate', locale.date(isChild ? random.day('2010-01-01', '2018-01-01') : random.day('1950-01-01', '2003-01-01'))))}${row(at(4), blank(random, 0.8, 'idNumber', random.pattern('########-?')))}${row(at(5), field('address', locale.address().whole))}${row(at(6), blank(random, 0.8, 'phone', locale.phone()))}${row(at(7), blank(random, 0.6, 'email', person.email))}${row(at(14), isChild && field('tutor', locale.person().name))}${row(at(17), false)}</table>
			<td width="50%"><table width="100%"><tr><td><div class="l">${at(8)}</div>${choose('sport', sports, sports[random.int(0, 2)], '✓')}<div class="l">${at(9)}</div>${choose('category', kinds, isChild ? kinds[0] : kinds[random.int(1, 3)], '✓')}<div class="l">${at(11)}</div>${choose('shirtSize', ['S', 'M', 'L', 'XL'], random.chance(0.7) ? random.pick(['S', 'M', 'L', 'XL']) : undefined)}<td><div class="photo">foto</div></table>
			<table width="100%">${row(at(10), field('fee', locale.money(inMoney(random.pick([12, 18.5, 24, 30]), locale))))}${row(at(12), locale.country.bban !== '' && blank(random, 0.7, 'iban', locale.iban()))}${row(at(15), field('joined', locale.date(random.day('2014-01-01', '2026-05-01'))))}${row(at(16), false)}</table></table>
			<p>${tick('allowsPhotos', random.chance(0.5), at(13), '✓')}</p><div class="p">${at(20)}</div>`;
		return { html, fields };
	},
};
export default family;
