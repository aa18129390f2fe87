import { messagesOf } from '../i18n/messages-of.js';

export const t = messagesOf('address', {
  address: 'Address',
  placeholder: 'City, neighborhood or address',
  suggestions: 'Suggestions',
  found: '{count, plural, one {# suggestion} other {# suggestions}}',
  none: 'No suggestions. You can still save what you typed.',
  unavailable: "We can't get suggestions right now. You can still save what you typed.",
});
