import { type ConsoleLanguage, STORED } from './language.js';

/** Stores the choice and loads the page again in that language. */
export function changeLanguage(language: ConsoleLanguage): void {
  localStorage.setItem(STORED, language);
  location.reload();
}
