import { areaIn } from '@domain/match/venue/venue.js';
import { catalogue } from '../i18n/catalogue.js';

const t = catalogue('suggested-location', { near: 'Near {area}' });

/** Where a table meets, in the reader's language: a venue by its own name, or an area, which the server tells in English. */
export function suggestedLocationLabel(suggestedLocation: string): string {
  const area = areaIn(suggestedLocation);
  return area === null ? suggestedLocation : t('near', { area });
}
