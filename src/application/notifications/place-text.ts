import { areaIn, near } from '../../domain/venue/area.js';
import type { Language } from '../../domain/shared/language.js';

const NEAR: Record<Language, (area: string) => string> = {
  en: near,
  es: (area) => `Cerca de ${area}`,
  fr: (area) => `Vers ${area}`,
  de: (area) => `In der Nähe von ${area}`,
};

/** The location line of a match in the reader's language: an area such as 'Near Brookline' in words, a venue as it is. */
export function placeText(line: string | null, language: Language): string | null {
  const area = line === null ? null : areaIn(line);
  return area === null ? line : NEAR[language](area);
}
