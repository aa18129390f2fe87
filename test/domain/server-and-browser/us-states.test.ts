import { townLabel, US_STATES } from '../../../src/domain/server-and-browser/us-states.js';

it('a town in the USA is shown with the postal code of its state, another with its region', () => {
  expect(Object.keys(US_STATES)).toHaveLength(51);
  expect(townLabel('Homestead', 'Florida')).toBe('Homestead, FL');
  expect(townLabel('Tokyo', 'Japan')).toBe('Tokyo, Japan');
  expect([townLabel('Berlin', 'Berlin'), townLabel('Monaco', '')]).toEqual(['Berlin', 'Monaco']);
});
