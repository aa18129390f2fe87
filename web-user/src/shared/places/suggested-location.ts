import { areaIn } from '@domain/match/venue/area.js';
import { catalogue } from '../i18n/catalogue.js';

const t = catalogue('suggested-location', { near: 'Near {area}' });

/**
 * The suggested location of a match in the reader's language: a venue name as it is, or an area, which the server
 * describes in English.
 */
export function suggestedLocationLabel(suggestedLocation: string): string {
  const area = areaIn(suggestedLocation);
  return area === null ? suggestedLocation : t('near', { area });
}
