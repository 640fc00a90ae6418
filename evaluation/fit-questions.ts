/**
 * npm run fit:questions -- corpus.jsonl … [--dry]
 *
 * Fits the calibration of the question reader and writes it into the source. The reader knows the training families
 * by heart, so only families that were held out from its training are read: it learns from half of them and prints
 * how well confidences predict correctness on the other half.
 */
import { parseArgs } from 'node:util';
import type { TemplateSchema } from '../engine/src/model/template.ts';
import { KINDS } from '../engine/src/reading/extraction/lexicon/kinds.ts';
import { createCalibrate } from '../engine/src/reading/extraction/models/calibrate.ts';
import { createModels } from '../engine/src/reading/extraction/models/create-models.ts';
import { readFields } from '../engine/src/reading/extraction/request/read-fields.ts';
import { readLists } from '../engine/src/reading/extraction/request/read-lists.ts';
import {
	answerQuestions,
	listMissing,
	listQuestions,
	MISSING_VALUES,
	openViews,
	QUESTIONS,
} from '../engine/src/reading/extraction/sources/question-reader/answer-questions.ts';
import { answerLists } from '../engine/src/reading/extraction/sources/question-reader/read-rows.ts';
import { extractFromDocument, openFirstDocument } from '../engine/src/reading/pipeline/recipe.ts';
import { unpackPages } from '../training/corpus/document.ts';
import type { CorpusDocument } from '../training/corpus/document.ts';
import { hashText } from '../training/corpus/kit/random.ts';
import { judgeField } from './collect-examples.ts';
import { readCorpus, toTask } from './corpus-tasks.ts';
import { fitCalibration } from './fit-calibration.ts';
import type { Judged } from './fit-calibration.ts';
import { judgeProposal } from './judge-lists.ts';
import { LEARNT, PRODUCT } from './models.ts';
import { printLine } from './print.ts';
import { reportFit } from './report-fit.ts';
import { writeModel } from './write-model.ts';

/** Answers to unfamiliar pages may be much less certain than the model says. */
const OPTIONS = { minSlope: 0.2, kinds: KINDS };

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { dry: { type: 'boolean' } },
});

/** All answers are judged: with the present calibration, the product would leave some out. */
const CERTAIN = Object.fromEntries(KINDS.map((kind) => [kind, { slope: 0, offset: 9 }]));
const models = createModels({
	...LEARNT,
	calibration: { ...LEARNT.calibration, [QUESTIONS]: CERTAIN, [MISSING_VALUES]: CERTAIN },
});

const judged: Judged[] = [];
let documents = 0;
for await (const document of readCorpus(positionals)) {
	if (document.split !== 'held-out') continue;
	documents += 1;
	judged.push(...(await judgeAnswers(document)));
}
const isLearnt = ({ set }: Judged) => hashText(set) % 2 === 0;
const half = judged.filter(isLearnt);
printLine(`${documents} documents, ${half.length} values to learn from, ${judged.length} in all`);
reportFit(
	judged.filter((one) => !isLearnt(one)),
	createCalibrate(fitCalibration(half, OPTIONS)),
);
if (!values.dry) {
	writeModel(
		'question-calibration.ts',
		{
			command: 'npm run fit:questions',
			imports: "import type { Calibration } from './calibrate.ts';",
			declaration: 'QUESTION_CALIBRATION: Calibration',
		},
		fitCalibration(judged, OPTIONS),
	);
}

/** What the reader proposes for a document, as it is asked in the product; for lists, whether or not they have rows. */
async function judgeAnswers(corpus: CorpusDocument): Promise<Judged[]> {
	const { data, kinds, truth } = toTask(corpus);
	const schema: TemplateSchema = { data };
	const first = openFirstDocument(unpackPages(corpus), schema, models);
	const found = extractFromDocument(first, schema);
	if (!found) return [];
	const { document } = first;
	const fields = readFields(data, models.asking);
	const opened = await openViews(document, await PRODUCT.questionReader());
	const asked = [...listQuestions(fields), ...listMissing(document, fields, found)];
	const answers = await answerQuestions(document, asked, found, opened);
	const lists = await answerLists(document, readLists(data, models.asking), opened);
	const set = corpus.family;
	return [
		...answers.flatMap(({ source, field, value, detail: { confidence } }) => {
			const isRight = judgeField({ kinds, truth }, field);
			if (!isRight) return [];
			return [{ source, set, kind: field.kind, confidence, isRight: isRight(value) }];
		}),
		...lists.flatMap((list) => judgeProposal(list, { set, kinds, truth })),
	];
}
