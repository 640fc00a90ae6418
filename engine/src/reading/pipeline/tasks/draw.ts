import { z } from 'zod';
import { IMAGE_TYPES } from '../../../model/formats.ts';
import { drawImage } from '../../pages/image/draw-image.ts';
import { defineTask } from './define-task.ts';
import { limits } from './inputs.ts';

/** A page of a picture, and the target file of its PNG. */
const drawInput = z.object({
	path: z.string(),
	type: z.enum(IMAGE_TYPES),
	index: z.int(),
	target: z.string(),
	limits,
});

/** Renders a page of a picture for display. */
export const draw = defineTask('draw', drawInput, ({ index, target, limits: bounds, ...image }) =>
	drawImage(image, index, target, bounds),
);
