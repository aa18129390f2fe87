import { TextNotAllowed } from '../../../src/domain/shared/text-not-allowed.js';
import { bioFrom } from '../../../src/domain/account/bio.js';

describe('bioFrom', () => {
  it('a bio has at most 200 code points and may have several lines', () => {
    expect(bioFrom('🍜'.repeat(200))).toHaveLength(400);
    expect(() => bioFrom('🍜'.repeat(201))).toThrow(TextNotAllowed);
    expect(bioFrom(' Noodles,\nthen tea. ')).toBe('Noodles,\nthen tea.');
    expect(bioFrom('   ')).toBeNull();
    expect(bioFrom(null)).toBeNull();
  });

  it.each(['\u200b', ' \u2060\u200d ', '\u3164', '\u2800', '\ufe0f'])(
    'a bio of the invisible characters %j only is empty',
    (text) => {
      expect(bioFrom(text)).toBeNull();
    },
  );

  it.each(['\u0000', 'a\ud83c', '\u0007', '\u202e'])(
    'a bio with the unreadable character %j is refused',
    (text) => {
      expect(() => bioFrom(`hi ${text} there`)).toThrow(TextNotAllowed);
    },
  );
});
