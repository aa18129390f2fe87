import { afterEach, describe, expect, it } from '@jest/globals';
import { near } from '../../src/domain/match/venue/venue.js';
import { SPANISH } from '../../web-user/src/app/spanish.js';
import { translateWith } from '../../web-user/src/shared/i18n/catalogue.js';
import { suggestedLocationLabel } from '../../web-user/src/shared/places/suggested-location.js';

afterEach(() => translateWith(SPANISH));

describe('where a table meets', () => {
  it('is an area in the words of the reader', () => {
    expect(suggestedLocationLabel(near('Brookline'))).toBe('Cerca de Brookline');
    translateWith({});
    expect(suggestedLocationLabel(near('Brookline'))).toBe('Near Brookline');
  });

  it('is a venue by its own name', () => {
    expect(suggestedLocationLabel('Nearly Normal, 5 Main Street')).toBe('Nearly Normal, 5 Main Street');
  });
});
