import {
  NO_PREFERENCES,
  type VenueNeeds,
} from '../../../src/domain/private-preferences/private-preferences.js';
import type { Place } from '../../../src/domain/places/nearby-places.js';
import { byNeedsMet, needsOf } from '../../../src/domain/venue/venues-that-meet-needs.js';
import { aPlace } from '../../support/builders/a-venue.js';

const place = (name: string, fields: Partial<Place> = {}) => aPlace({ id: name, name, ...fields });
const needing = (needs: Partial<VenueNeeds>): VenueNeeds => ({ ...NO_PREFERENCES, ...needs });

/** The names in each group, and those that fail. */
function grouped(places: readonly Place[], needs: Partial<VenueNeeds>) {
  const { groups, failing } = byNeedsMet(places, needing(needs));
  const names = (some: readonly Place[]) => some.map(({ name }) => name).join(' ');
  return [groups.map(names), names(failing)];
}

describe('the needs of a table', () => {
  it('are the diets of all, and step-free access if one needs it', () => {
    const members = [needing({ diets: ['vegan'] }), needing({ diets: ['halal', 'vegan'], isStepFree: true })];
    expect(needsOf(members)).toEqual({ diets: ['vegan', 'halal'], isStepFree: true });
  });

  it('are none where nobody said any', () => expect(needsOf([])).toEqual({ diets: [], isStepFree: false }));
});

describe('places', () => {
  it('are one group in their order where the table needs nothing, whatever is known of them', () => {
    const places = [place('A', { diets: { vegan: false } }), place('B'), place('C')];
    expect(grouped(places, {})).toEqual([['A B C'], '']);
    expect(grouped([], {})).toEqual([[], '']);
  });

  it('that meet all needs come before those of which it is not known, the fewest unknown first', () => {
    const places = [
      place('A'),
      place('B', { isStepFree: true }),
      place('C', { isStepFree: true, diets: { halal: true } }),
      place('D', { diets: { halal: true } }),
    ];
    expect(grouped(places, { isStepFree: true, diets: ['halal'] })).toEqual([['C', 'B D', 'A'], '']);
  });

  it('that fail one need of several are apart, however well they meet the others', () => {
    const places = [
      place('A', { isStepFree: false, diets: { kosher: true } }),
      place('B', { isStepFree: true, diets: { kosher: false } }),
      place('D'),
    ];
    expect(grouped(places, { isStepFree: true, diets: ['kosher'] })).toEqual([['D'], 'A B']);
  });

  it('that cater for vegans cater for vegetarians, and those that do not for vegetarians do not for vegans', () => {
    const vegan = place('A', { diets: { vegan: true } });
    const meat = place('B', { diets: { vegetarian: false } });
    const cheese = place('C', { diets: { vegetarian: true, vegan: false } });
    expect(grouped([meat, vegan, cheese], { diets: ['vegetarian'] })).toEqual([['A C'], 'B']);
    expect(grouped([meat, vegan, cheese], { diets: ['vegan'] })).toEqual([['A'], 'B C']);
  });
});
