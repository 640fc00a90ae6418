import { loadModels } from '../../engine/src/reading/pipeline/load-model.ts';

/** The models of the product. */
export const MODELS = loadModels();
