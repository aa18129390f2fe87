import { areaIn } from '../../domain/venue/area.js';
import type { Language } from '../../domain/shared/language.js';
import { textsOf } from '../shared/texts.js';

/** The location line of a match in the reader's language: an area such as 'Near Brookline' in words, a venue as it is. */
export function placeText(line: string | null, language: Language): string | null {
  const area = line === null ? null : areaIn(line);
  return area === null ? line : textsOf('table', language)('near', { area });
}
