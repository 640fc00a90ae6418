import { createModels } from '../engine/src/reading/extraction/models/create-models.ts';
import { loadLearnt } from '../engine/src/reading/pipeline/load-model.ts';
import { loadQuestionReader } from '../engine/src/reading/pipeline/load-question-reader.ts';

/** What is measured and fitted: the models of the product, and what they are made of. */
export const LEARNT = loadLearnt();
export const MODELS = createModels(LEARNT);
/** Everything that the product reads with. */
export const PRODUCT = { models: MODELS, questionReader: loadQuestionReader };
