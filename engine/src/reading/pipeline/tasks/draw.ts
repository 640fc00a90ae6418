import { z } from 'zod';
import { IMAGE_TYPES } from '../../../model/formats.ts';
import { drawImage } from '../../pages/image/draw-image.ts';
import { defineTask } from './define-task.ts';
import { limits } from './inputs.ts';

/** A page of a picture, and where its PNG goes. */
const drawInput = z.object({
	path: z.string(),
	type: z.enum(IMAGE_TYPES),
	index: z.int(),
	target: z.string(),
	limits,
});

/** Draws a page of a picture for people. */
export const draw = defineTask('draw', drawInput, ({ index, target, limits: bounds, ...image }) =>
	drawImage(image, index, target, bounds),
);
