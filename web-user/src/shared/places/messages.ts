import { catalogue } from '../i18n/catalogue.js';

export const t = catalogue('address', {
  address: 'Address',
  placeholder: 'City, neighbourhood or address',
  suggestions: 'Suggestions',
  found: '{count, plural, one {# suggestion} other {# suggestions}}',
  none: 'No suggestions. You can save what you typed.',
  unavailable: 'No suggestions right now. You can save what you typed.',
});
