import { near } from '../../../../src/domain/venue/area.js';
import texts from '../../../../locales/es/app.json' with { type: 'json' };
import { translateWith } from '../../../../web-user/src/shared/i18n/messages-of.js';
import { suggestedLocationLabel } from '../../../../web-user/src/shared/places/suggested-location.js';

beforeEach(() => translateWith(texts));

describe('the suggested location of a match', () => {
  it("is an area in the reader's language", () => {
    expect(suggestedLocationLabel(near('Brookline'))).toBe('Cerca de Brookline');
    translateWith({});
    expect(suggestedLocationLabel(near('Brookline'))).toBe('Near Brookline');
  });

  it('is a venue name, unchanged', () => {
    expect(suggestedLocationLabel('Nearly Normal, 5 Main Street')).toBe('Nearly Normal, 5 Main Street');
  });
});
