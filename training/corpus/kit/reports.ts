import type { Fields } from '../family.ts';
import { asDate } from './archive.ts';
import { askNumber, askText } from './grid.ts';
import { field, markup } from './html.ts';
import type { Content, Markup, Printed } from './html.ts';
import type { Random } from './random.ts';

/** What is asked of letters of every manner. */
const LETTER = {
	letterhead: askText(
		'name in the letterhead|Whose letterhead is it?|Which organisation sent the letter?|letterheadName|Wer steht im Briefkopf?|Quel organisme figure dans l’en-tête ?|¿De quién es el membrete?|intestazione della lettera|nadawca pisma',
	),
	phone: askText(
		'telephone number in the letterhead|What is the telephone number of the sender?|Under which number can the writer be called?|senderPhone|Welche Telefonnummer steht im Briefkopf?|numéro de téléphone de l’expéditeur|teléfono del remitente|telefono del mittente',
	),
	letterDate: asDate(
		'date of the letter|When was the letter written?|What is the date on the letter?|letterDate|Von wann ist der Brief?|De quand date la lettre ?|¿De qué fecha es la carta?|data della lettera|data pisma',
	),
	addressee: askText(
		'addressee|To whom is the letter written?|Who is the recipient of the letter?|recipientName|An wen geht der Brief?|À qui la lettre est-elle adressée ?|¿A quién va dirigida la carta?|destinatario|adresat',
	),
	addresseeFirm: askText(
		'firm of the addressee|For which organisation does the addressee work?|Which company is the letter sent to?|recipientOrganisation|Bei welcher Firma ist der Empfänger?|société du destinataire|empresa del destinatario|ditta destinataria',
	),
	addresseeCity: askText(
		'city of the addressee|In which town is the addressee?|Where was the letter sent?|recipientCity|Wohin ging der Brief?|ville du destinataire|ciudad del destinatario|città del destinatario',
	),
	salutation: askText(
		'salutation|How is the reader greeted?|With which words does the letter begin?|greetingLine|Wie lautet die Anrede?|formule d’appel|saludo inicial|formula di apertura',
	),
	subject: askText(
		'subject of the letter|What is the letter about?|What does the subject line say?|subjectLine|Worum geht es in dem Brief?|Quel est l’objet de la lettre ?|¿Cuál es el asunto?|oggetto della lettera|przedmiot pisma',
	),
	reference: askText(
		'reference of the sender|What is the reference number of the letter?|Our reference|ourRef|Welches Zeichen hat der Absender?|référence de l’expéditeur|referencia del remitente|numero di protocollo|znak sprawy',
	),
	yourReference: askText(
		'reference of the reader|What is "your reference"?|Under which reference did the reader write?|yourRef|Welches Zeichen hat der Empfänger?|référence du destinataire|referencia del destinatario|vostro riferimento',
	),
	closing: askText(
		'closing words|With which words does the letter close?|complimentary close|closingPhrase|Wie lautet die Grußformel?|formule de politesse finale|despedida|formula di chiusura',
	),
	signer: askText(
		'signer|Who signed the letter?|Whose name is typed below the signature?|signatoryName|Wer hat unterschrieben?|Qui a signé la lettre ?|¿Quién firma la carta?|chi firma|kto podpisał',
	),
	signerTitle: askText(
		'title of the signer|What is the position of the person who signed?|In which capacity did the writer sign?|signatoryTitle|Welche Stellung hat der Unterzeichner?|fonction du signataire|cargo del firmante|qualifica di chi firma',
	),
	copies: askText(
		'copy to|Who receives a copy?|To whom was the letter copied?|cc|Wer erhält eine Kopie?|À qui a-t-on envoyé copie ?|¿A quién se envió copia?|in copia a',
	),
	enclosure: askText(
		'enclosure|What is enclosed with the letter?|What was sent along with it?|enclosures|Was liegt bei?|Qu’est-ce qui est joint à la lettre ?|¿Qué se adjunta?|allegato|załącznik',
	),
	typist: askText(
		'initials of the typist|What are the reference initials at the foot of the letter?|typistInitials|dictation marks|Diktatzeichen|initiales de la dactylo|iniciales al pie',
	),
} as const;

/** What is asked of charts, besides their figures. */
const CHART = {
	chartTitle: askText(
		'title of the chart|What is the title of the chart?|What does the chart show?|chartTitle|Was zeigt das Diagramm?|Quel est le titre du graphique ?|¿Cuál es el título del gráfico?|titolo del grafico|tytuł wykresu|titel van de grafiek|diagrammets titel|otsikko',
	),
	figureNumber: askText(
		'number of the figure|Which figure is it?|What is the number of the chart?|figureNo|Welche Nummer hat die Abbildung?|numéro de la figure|número del gráfico|numero della figura|numer wykresu',
	),
	xTitle: askText(
		'title of the horizontal axis|What is on the x axis?|What is the label of the x-axis?|xAxisLabel|Was steht an der waagerechten Achse?|titre de l’axe horizontal|título del eje horizontal|titolo dell’asse x',
	),
	yTitle: askText(
		'title of the vertical axis|What is measured on the y axis?|What is the label of the y-axis?|yAxisLabel|Was steht an der senkrechten Achse?|titre de l’axe vertical|título del eje vertical|titolo dell’asse y',
	),
	unit: askText(
		'unit of the chart|In which unit are the values?|What are the figures measured in?|chartUnit|In welcher Einheit sind die Werte?|unité du graphique|¿En qué unidad están los valores?|unità di misura',
	),
	source: askText(
		'source of the chart|Where does the data come from?|Who supplied the figures?|chartSource|Welche Quelle hat das Diagramm?|Quelle est la source du graphique ?|¿De dónde proceden los datos?|fonte del grafico|źródło danych',
	),
	largest: askText(
		'largest category|Which one has the highest value?|What is the biggest of all?|topCategory|Was ist am größten?|Lequel est le plus grand ?|¿Cuál es el mayor?|la categoria più grande',
	),
	largestValue: askNumber(
		'highest value|What is the highest value of the chart?|How much is the largest one?|maxValue|Wie hoch ist der größte Wert?|valeur la plus élevée|valor más alto|valore massimo',
	),
	smallest: askText(
		'smallest category|Which one has the lowest value?|What is the smallest of all?|bottomCategory|Was ist am kleinsten?|Lequel est le plus petit ?|¿Cuál es el menor?|la categoria più piccola',
	),
} as const;

/** What is asked of meetings, programmes and sessions. */
const MEETING = {
	title: askText(
		'name of the meeting|What is the meeting called?|Which conference is it?|eventTitle|Wie heißt die Tagung?|Comment s’appelle le congrès ?|¿Cómo se llama la reunión?|nome del convegno|nazwa konferencji',
	),
	venue: askText(
		'place of the meeting|Where does it take place?|In which building is the meeting held?|venue|Wo findet es statt?|Où a lieu la réunion ?|¿Dónde se celebra?|luogo del convegno|miejsce spotkania',
	),
	city: askText(
		'city of the meeting|In which city is the meeting?|To which town do people travel?|eventCity|In welcher Stadt ist die Tagung?|ville de la réunion|ciudad de la reunión|città del convegno',
	),
	heldOn: asDate(
		'date of the meeting|When does the meeting take place?|On which day is it held?|meetingDate|Wann findet es statt?|Quel jour a lieu la réunion ?|¿Qué día se celebra?|data della riunione|data spotkania',
	),
	chair: askText(
		'chair|Who is in the chair?|Who presides over the meeting?|chairperson|Wer leitet die Sitzung?|Qui préside la séance ?|¿Quién preside?|chi presiede|przewodniczący',
	),
	coffee: askText(
		'time of the coffee break|When does the coffee break begin?|At what time is coffee served?|coffeeBreakTime|Wann ist Kaffeepause?|À quelle heure est la pause-café ?|¿A qué hora es la pausa del café?|ora della pausa caffè|przerwa na kawę',
	),
	lunch: askText(
		'time of lunch|When is lunch?|At what time does lunch begin?|lunchTime|Wann gibt es Mittagessen?|À quelle heure est le déjeuner ?|¿A qué hora es la comida?|ora di pranzo|godzina obiadu',
	),
	start: askText(
		'beginning|At what time does it begin?|When does the first item start?|startTime|Wann geht es los?|À quelle heure cela commence-t-il ?|¿A qué hora empieza?|ora di inizio|godzina rozpoczęcia',
	),
	contact: askText(
		'person to ask|Whom can one ask for details?|Who answers questions about the meeting?|contactPerson|Wer gibt Auskunft?|personne à contacter|persona de contacto|per informazioni',
	),
} as const;

const choose = (all: Fields, names: readonly string[]): Fields =>
	Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));

export const ofLetter = (...names: readonly (keyof typeof LETTER)[]): Fields =>
	choose(LETTER, names);
export const ofChart = (...names: readonly (keyof typeof CHART)[]): Fields => choose(CHART, names);
export const ofMeeting = (...names: readonly (keyof typeof MEETING)[]): Fields =>
	choose(MEETING, names);

/** Natural questions for `askCells`: `fill('How many {r} were there in {c}?|{r} in {c}')`. */
export function fill(templates: string): (row: string, column: string) => string[] {
	return (row, column) =>
		templates.split('|').map((one) => one.replaceAll('{r}', row).replaceAll('{c}', column));
}

/** The same by language; English always follows. */
export function fillIn(
	templates: Readonly<Record<string, string>>,
	language: string,
): (row: string, column: string) => string[] {
	const own = language === 'en' ? '' : `${templates[language] ?? ''}|`;
	return (row, column) =>
		fill(`${own}${templates.en ?? ''}`)(row, column).filter((one) => one !== '');
}

/** A content that also answers fields of the document; paths that are not given are left out. */
export function also(
	content: string | Markup | Printed,
	...paths: readonly (string | false | undefined)[]
): Markup {
	const value = typeof content === 'object' && 'value' in content ? content.value : undefined;
	const inner = typeof content === 'object' && 'markup' in content ? content : markup`${content}`;
	return paths.reduce<Markup>((all, path) => (path ? field(`/${path}`, all, value) : all), inner);
}

/** SVG shapes with texts above them, in millimetres. */
export function drawing(width: number, height: number, shapes: Content, texts: Content): Markup {
	return markup`<div style="position:relative;width:${width}mm;height:${height}mm"><svg style="position:absolute;left:0;top:0;overflow:visible" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">${shapes}</svg>${texts}</div>`;
}

const SHIFTS = { c: '-50%', l: '0', r: '-100%' } as const;

/** A text of a drawing: centred at a point, or to the right (`l`) or left (`r`) of it; turned by degrees. */
export function put(
	x: number,
	y: number,
	content: Content,
	align: keyof typeof SHIFTS = 'c',
	turn = 0,
): Markup {
	const turned = turn === 0 ? '' : ` rotate(${turn}deg)`;
	return markup`<div style="position:absolute;white-space:nowrap;left:${x.toFixed(2)}mm;top:${y.toFixed(2)}mm;transform:translate(${SHIFTS[align]},-50%)${turned}">${content}</div>`;
}

export function rect(x: number, y: number, width: number, height: number, paint: string): Markup {
	return markup`<rect x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${Math.max(0, width).toFixed(2)}" height="${Math.max(0, height).toFixed(2)}" fill="${paint}" stroke="#000" stroke-width=".2"/>`;
}

export function line(points: readonly (readonly [number, number])[], style = ''): Markup {
	const path = points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
	return markup`<polyline points="${path}" fill="none" stroke="#000" stroke-width=".3" style="${style}"/>`;
}

/** A slice of a pie from one share of the circle to another, beginning at the top. */
export function slice(
	[x, y, radius]: readonly [number, number, number],
	from: number,
	to: number,
	paint: string,
): Markup {
	const [x0, y0] = onCircle([x, y, radius], from);
	const [x1, y1] = onCircle([x, y, radius], to);
	const isLarge = to - from > 0.5 ? 1 : 0;
	return markup`<path d="M${x} ${y}L${x0.toFixed(2)} ${y0.toFixed(2)}A${radius} ${radius} 0 ${isLarge} 1 ${x1.toFixed(2)} ${y1.toFixed(2)}Z" fill="${paint}" stroke="#000" stroke-width=".25"/>`;
}

/** The point of a circle at a share of it. */
export function onCircle(
	[x, y, radius]: readonly [number, number, number],
	share: number,
): readonly [number, number] {
	const angle = 2 * Math.PI * share;
	return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
}

const COLOURS = [
	['#1f4e79', '#c55a11', '#7f9c3d', '#8064a2', '#d9b310', '#5b9bd5', '#a33', '#777'],
	['#222', '#999', '#ddd', '#666', '#fff', '#bbb', '#444', '#eee'],
	['#4f81bd', '#c0504d', '#9bbb59', '#f79646', '#4bacc6', '#8064a2', '#ffd54f', '#90a4ae'],
	['#0b3d2e', '#3a7d5d', '#8fc1a3', '#d7e8dc', '#f2c14e', '#f78154', '#b4436c', '#5b5f97'],
] as const;
const HATCHES = [
	'M0 2L2 0',
	'M0 0L2 2',
	'M1 0V2',
	'M0 1H2',
	'M0 0L2 2M0 2L2 0',
	'M1 1h.01',
	'M0 1H2M1 0V2',
	'',
] as const;

/** Paints for the parts of a chart: colours, greys, or hatches of which `defs` belongs into the SVG. */
export function drawPaints(random: Random): { defs: Markup; paint: (i: number) => string } {
	if (random.chance(0.3)) {
		const order = random.shuffle(HATCHES);
		const defs = order.map(
			(path, i) =>
				markup`<pattern id="h${i}" width="2" height="2" patternUnits="userSpaceOnUse"><rect width="2" height="2" fill="#fff"/><path d="${path}" stroke="#000" stroke-width="${path.includes('.01') ? 0.7 : 0.3}" stroke-linecap="round"/></pattern>`,
		);
		return { defs: markup`<defs>${defs}</defs>`, paint: (i) => `url(#h${i % order.length})` };
	}
	const colours = random.pick(COLOURS);
	return { defs: markup``, paint: (i) => colours[i % colours.length] ?? '#888' };
}

/** A patch of a legend. */
export function swatch(paint: string, { defs }: { defs: Markup }): Markup {
	return markup`<svg width="4mm" height="3mm" viewBox="0 0 4 3" style="vertical-align:middle;margin-right:1mm">${defs}<rect width="4" height="3" fill="${paint}" stroke="#000" stroke-width=".2"/></svg>`;
}

/** Round steps of an axis from 0 to above the largest value. */
export function ticksUpTo(largest: number, count = 5): number[] {
	const rough = largest / count;
	const power = 10 ** Math.floor(Math.log10(rough));
	const step = ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
	const steps = Math.ceil((largest * 1.02) / step);
	return Array.from({ length: steps + 1 }, (_, i) => Number((i * step).toPrecision(6)));
}

/** Shares in per cent with one decimal that add up to 100 exactly, the largest first unless shuffled. */
export function drawShares(random: Random, count: number, decimals = 1): number[] {
	const weights = Array.from({ length: count }, () => random.decimal(0.6, 5, 3));
	const all = weights.reduce((a, b) => a + b, 0);
	const shares = weights.map((one) => Number(((one * 100) / all).toFixed(decimals)));
	const rest = shares.slice(1).reduce((a, b) => a + b, 0);
	return [Number((100 - rest).toFixed(decimals)), ...shares.slice(1)];
}

/** The places of the largest and the smallest number; -1 where two are alike. */
export function extremes(values: readonly number[]): { top: number; bottom: number } {
	const alone = (value: number) =>
		values.filter((one) => one === value).length === 1 ? values.indexOf(value) : -1;
	return { top: alone(Math.max(...values)), bottom: alone(Math.min(...values)) };
}

/** Sentences of reports by language, four of each at least. */
const PROSE: Readonly<Record<string, string>> = {
	en: 'The figures were gathered by post and by telephone.|Compared with the year before, little has changed.|Some offices sent in their returns too late to be counted.|The trend is expected to go on, though at a slower pace.|A mild winter helped the smaller branches most.|Nobody expects prices to come down before harvest.|The new building was ready two weeks ahead of time.|Letters from the public praised the longer opening hours.|Much of the equipment dates from before the war.|Two engineers have gone abroad to study similar plants.|Heavy rain kept visitors away during August.|Older members would rather keep the present rules.|It remains to be seen whether customers will notice.|Half of the furniture was bought second-hand.|Training has been moved to the evenings.|Our neighbours across the river report the same difficulty.',
	de: 'Die Angaben wurden schriftlich und telefonisch erhoben.|Gegenüber dem Vorjahr hat sich wenig geändert.|Einige Stellen haben ihre Meldung zu spät abgegeben.|Die Entwicklung dürfte sich langsamer fortsetzen.|Der milde Winter half vor allem den kleinen Filialen.|Vor der Ernte rechnet niemand mit sinkenden Preisen.|Das neue Gebäude war zwei Wochen früher fertig.|Viele Geräte stammen noch aus der Vorkriegszeit.|Zwei Ingenieure besuchen ähnliche Anlagen im Ausland.|Starker Regen hielt im August die Besucher fern.|Ältere Mitglieder möchten die jetzigen Regeln behalten.|Die Hälfte der Möbel wurde gebraucht gekauft.',
	fr: 'Les données ont été recueillies par courrier et par téléphone.|Peu de choses ont changé par rapport à l’année précédente.|Quelques bureaux ont répondu trop tard.|La tendance devrait se poursuivre, mais plus lentement.|L’hiver doux a surtout aidé les petites agences.|Personne n’attend de baisse des prix avant la récolte.|Le nouveau bâtiment était prêt deux semaines plus tôt.|Beaucoup d’appareils datent d’avant-guerre.|Deux ingénieurs visitent des usines semblables à l’étranger.|De fortes pluies ont éloigné les visiteurs en août.|Les anciens préfèrent garder les règles actuelles.|La moitié des meubles fut achetée d’occasion.',
	es: 'Los datos se recogieron por correo y por teléfono.|Poco ha cambiado respecto al año anterior.|Algunas oficinas respondieron demasiado tarde.|Se espera que la tendencia continúe a menor ritmo.|El invierno suave ayudó sobre todo a las sucursales pequeñas.|Nadie espera que bajen los precios antes de la cosecha.|El edificio nuevo quedó listo dos semanas antes.|Muchos aparatos son de antes de la guerra.|Dos ingenieros visitan plantas parecidas en el extranjero.|Las lluvias alejaron a los visitantes en agosto.',
	it: 'I dati sono stati raccolti per posta e per telefono.|Rispetto all’anno precedente è cambiato poco.|Alcuni uffici hanno risposto troppo tardi.|La tendenza dovrebbe continuare, ma più lentamente.|L’inverno mite ha aiutato soprattutto le piccole filiali.|Nessuno si aspetta prezzi più bassi prima del raccolto.|Il nuovo edificio era pronto due settimane prima.|Molti apparecchi sono di prima della guerra.|Due ingegneri visitano impianti simili all’estero.|Le piogge hanno tenuto lontani i visitatori in agosto.',
	nl: 'De gegevens zijn per post en per telefoon verzameld.|Vergeleken met het jaar ervoor is er weinig veranderd.|Enkele kantoren antwoordden te laat.|Naar verwachting zet de ontwikkeling langzamer door.|De zachte winter hielp vooral de kleine filialen.|Niemand verwacht lagere prijzen voor de oogst.|Het nieuwe gebouw was twee weken eerder klaar.|Veel toestellen dateren van voor de oorlog.|Twee ingenieurs bezoeken soortgelijke fabrieken in het buitenland.|Zware regen hield in augustus bezoekers weg.',
	pt: 'Os dados foram recolhidos por correio e por telefone.|Pouco mudou em relação ao ano anterior.|Alguns serviços responderam demasiado tarde.|Espera-se que a tendência continue, mas mais devagar.|O inverno ameno ajudou sobretudo as filiais pequenas.|Ninguém espera preços mais baixos antes da colheita.|O novo edifício ficou pronto duas semanas antes.|Muitos aparelhos são de antes da guerra.',
	sv: 'Uppgifterna samlades in per post och telefon.|Jämfört med året innan har lite förändrats.|Några kontor svarade för sent.|Utvecklingen väntas fortsätta i långsammare takt.|Den milda vintern hjälpte framför allt de små kontoren.|Ingen väntar sig lägre priser före skörden.|Det nya huset stod färdigt två veckor i förväg.|Mycket av utrustningen är från före kriget.|Två ingenjörer besöker liknande verk utomlands.|Kraftigt regn höll besökarna borta i augusti.',
	da: 'Oplysningerne er indsamlet pr. brev og telefon.|Der er kun sket få ændringer siden året før.|Enkelte kontorer svarede for sent.|Udviklingen ventes at fortsætte langsommere.|Den milde vinter hjalp især de små filialer.|Ingen venter lavere priser før høsten.|Den nye bygning stod færdig to uger før tid.|Meget af udstyret er fra før krigen.',
	nb: 'Opplysningene er samlet inn per brev og telefon.|Lite har endret seg siden året før.|Noen kontorer svarte for sent.|Utviklingen ventes å fortsette langsommere.',
	fi: 'Tiedot kerättiin postitse ja puhelimitse.|Edelliseen vuoteen verrattuna muutos on pieni.|Muutama toimisto vastasi liian myöhään.|Kehityksen odotetaan jatkuvan hitaammin.',
	pl: 'Dane zebrano listownie i telefonicznie.|W porównaniu z rokiem poprzednim niewiele się zmieniło.|Niektóre biura odpowiedziały zbyt późno.|Oczekuje się, że tendencja utrzyma się, lecz osłabnie.|Łagodna zima pomogła zwłaszcza małym oddziałom.|Nikt nie oczekuje niższych cen przed żniwami.|Nowy budynek był gotowy dwa tygodnie wcześniej.|Wiele urządzeń pochodzi sprzed wojny.|Dwaj inżynierowie zwiedzają podobne zakłady za granicą.|Ulewy odstraszyły w sierpniu gości.',
	cs: 'Údaje byly shromážděny poštou a telefonicky.|Oproti předchozímu roku se změnilo málo.|Některé úřady odpověděly příliš pozdě.|Očekává se, že vývoj bude pokračovat pomaleji.|Mírná zima pomohla hlavně malým pobočkám.|Před sklizní nikdo nečeká nižší ceny.|Nová budova byla hotova o dva týdny dříve.|Mnoho přístrojů pochází z doby před válkou.',
	sk: 'Údaje sa zbierali poštou a telefonicky.|Oproti predchádzajúcemu roku sa zmenilo málo.|Niektoré úrady odpovedali príliš neskoro.|Očakáva sa, že vývoj bude pokračovať pomalšie.',
	hu: 'Az adatokat levélben és telefonon gyűjtötték.|Az előző évhez képest kevés változott.|Néhány hivatal túl későn válaszolt.|A folyamat várhatóan lassabban folytatódik.|Az enyhe tél főleg a kis fiókoknak kedvezett.|Aratás előtt senki sem vár alacsonyabb árakat.|Az új épület két héttel előbb elkészült.|Sok készülék a háború előttről való.',
	ro: 'Datele au fost culese prin poștă și prin telefon.|Față de anul trecut s-au schimbat puține.|Unele birouri au răspuns prea târziu.|Se așteaptă ca tendința să continue mai lent.',
	tr: 'Veriler posta ve telefonla toplandı.|Bir önceki yıla göre pek az şey değişti.|Bazı bürolar geç yanıt verdi.|Eğilimin daha yavaş sürmesi bekleniyor.',
};

export function drawProse(random: Random, language: string, count: number): string[] {
	return random.some((PROSE[language] ?? PROSE.en ?? '').split('|'), count);
}

/** One of the faces that reports are set in. */
export function drawFace(random: Random): string {
	return random.pick([
		"'Liberation Serif'",
		"'Liberation Serif'",
		"'DejaVu Serif'",
		"'Liberation Sans'",
		"'Liberation Sans'",
		"'DejaVu Sans'",
		"'Liberation Sans Narrow'",
	]);
}

/** What is printed once for several rows of a list, such as the head of a group: a cell `path` of each of them. */
export function sharedCell(
	path: string,
	content: string | Markup,
	rows: readonly string[],
	value?: string,
): Markup {
	return rows.reduce<Markup>(
		(inner, row) => markup`<span data-row="${row}">${field(path, inner, value)}</span>`,
		markup`${content}`,
	);
}
