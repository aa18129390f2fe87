import { describe, expect, it } from '@jest/globals';
import { bioFrom, BioNotAllowed } from '../../../src/domain/account/bio.js';

describe('a bio', () => {
  it('has 200 characters as people count them, and may have several lines', () => {
    expect(bioFrom('🍜'.repeat(200))).toHaveLength(400);
    expect(() => bioFrom('🍜'.repeat(201))).toThrow(BioNotAllowed);
    expect(bioFrom(' Noodles,\nthen tea. ')).toBe('Noodles,\nthen tea.');
    expect(bioFrom('   ')).toBeNull();
    expect(bioFrom(null)).toBeNull();
  });

  it.each(['\u0000', 'a\ud83c', '\u0007', '\u202e'])('does not hold %j', (text) => {
    expect(() => bioFrom(`hi ${text} there`)).toThrow(BioNotAllowed);
  });
});
