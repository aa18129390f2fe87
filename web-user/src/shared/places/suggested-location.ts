import { areaIn } from '@domain/venue/area.js';
import { messagesOf } from '../i18n/messages-of.js';

const t = messagesOf('suggested-location');

/**
 * The suggested location of a match in the reader's language: a venue name as it is, or an area, which the server
 * describes in English.
 */
export function suggestedLocationLabel(suggestedLocation: string): string {
  const area = areaIn(suggestedLocation);
  return area === null ? suggestedLocation : t('near', { area });
}
