import type { Language } from '../../../../src/domain/shared/language.js';
import { STORED } from './language.js';

/** Stores the choice and loads the page again in that language. */
export function changeLanguage(language: Language): void {
  localStorage.setItem(STORED, language);
  location.reload();
}
