import { expect, test } from '@jest/globals';
import { toDigits, unifyShapes } from '../../engine/src/model/look-alikes.ts';
import { mrzCheckDigit } from '../../engine/src/model/mrz-check-digit.ts';
import { editDistance } from '../../engine/src/model/text.ts';

test('letters that look like digits become digits, whatever their case', () => {
	expect(toDigits('1O5,oo')).toBe('105,00');
	expect(toDigits('lSBZ gq')).toBe('1582 60');
	expect(toDigits('A4 T7 é')).toBe('A4 T7 é');
});

test('readings that differ in the shape of a sign are one word', () => {
	expect(unifyShapes('Bl0ck')).toBe(unifyShapes('8IOck'));
	expect(unifyShapes('5am')).not.toBe(unifyShapes('Sam'));
});

test('a check digit is that of ICAO 9303', () => {
	expect(mrzCheckDigit('L898902C3')).toBe('6');
	expect(mrzCheckDigit('740812')).toBe('2');
});

test('a distance above the bound is not counted further', () => {
	expect(editDistance('kitten', 'sitting')).toBe(3);
	expect(editDistance('kitten', 'sitting', 3)).toBe(3);
	expect(editDistance('kitten', 'sitting', 2)).toBe(Infinity);
	expect(editDistance('', 'abc', 2)).toBe(Infinity);
});
