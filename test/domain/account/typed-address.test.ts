import { namesAddress } from '../../../src/domain/account/typed-address.js';

const HOMESTEAD = { names: ['Homestead', 'Florida', 'United States', 'US'], town: 'Homestead' };
const ZINGERMANS = {
  names: ["Zingerman's Deli", 'Detroit Street', 'Ann Arbor', 'Washtenaw County', 'Michigan', 'United States'],
  town: 'Ann Arbor',
};

describe('a typed text', () => {
  it.each(['Homestead', 'homestead fl', 'Homestead, Florida', 'HOMESTEAD, FL 33030, USA'])(
    'names a town: %s',
    (text) => expect(namesAddress(text, HOMESTEAD)).toBe(true),
  );

  it.each([
    ...['Home', 'Homestead, Flor', 'Homestead, Pennsylvania', 'Home, FL', 'my Homestead', 'Florida'],
    ...['33030', '', ', ,'],
  ])('does not name it: "%s"', (text) => expect(namesAddress(text, HOMESTEAD)).toBe(false));

  it.each([
    "Zingerman's Deli, Ann Arbor",
    '422 Detroit St, Ann Arbor, MI 48104',
    'detroit st ann arbor mi',
    'the red house, Ann Arbor, Michigan',
  ])('names an address in a town: %s', (text) => expect(namesAddress(text, ZINGERMANS)).toBe(true));

  it.each(["Zingerman's Deli", 'the red house Ann Arbor', 'Ann Arbor, Ohio', 'Detroit'])(
    'without the town or with an unknown word does not name it: %s',
    (text) => expect(namesAddress(text, ZINGERMANS)).toBe(false),
  );

  it('never names an address that is in no town, or in one without a readable name', () => {
    expect(namesAddress('Florida', { names: ['Florida'], town: null })).toBe(false);
    expect(namesAddress('', { names: ['!'], town: '!' })).toBe(false);
  });

  it('ignores accents and case', () =>
    expect(namesAddress('medellin', { names: ['Medellín', 'Colombia'], town: 'Medellín' })).toBe(true));
});
