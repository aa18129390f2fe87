import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const slots: Translation<typeof t> = {
  brunch: 'Brunch',
  lunch: 'Mittagessen',
  dinner: 'Abendessen',
  cafe: 'Café',
  restaurant: 'Restaurant',
};
