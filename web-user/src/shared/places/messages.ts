import { catalogue } from '../i18n/catalogue.js';

export const t = catalogue('address', {
  address: 'Address',
  placeholder: 'City, neighborhood or address',
  suggestions: 'Suggestions',
  found: '{count, plural, one {# suggestion} other {# suggestions}}',
  none: 'No suggestions. You can still save what you typed.',
  unavailable: "We can't get suggestions right now. You can still save what you typed.",
});
