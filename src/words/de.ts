import { house } from './de/house.ts';
import { look, names, traditional } from './de/look.ts';
import { en } from './en.ts';
import type { Words } from './words.ts';

/** German. */
export const de: Words = { ...en, language: 'de', names, traditional, look, house };
