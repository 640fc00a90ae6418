import type { OcrWord } from './ocr-engine.ts';

/** The mean confidence of words or letters, weighted by their length. */
export function meanConfidence(words: readonly Pick<OcrWord, 'text' | 'confidence'>[]): number {
	const letters = words.reduce((sum, { text }) => sum + text.length, 0);
	const sum = words.reduce((total, { text, confidence }) => total + text.length * confidence, 0);
	return letters === 0 ? 0 : sum / letters;
}
