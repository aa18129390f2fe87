import { cuisineOf } from '../../../../web-user/src/features/meetups/cuisine.js';

describe('the cuisine of a venue', () => {
  it.each([
    ['Pizzeria Uno', 'italian'],
    ['Ramen-Ya', 'japanese'],
    ['Dumpling House', 'chinese'],
    ['Taquería El Sol', 'mexican'],
    ['Tandoor Palace', 'indian'],
    ['Bangkok 54', 'thai'],
    ['Burger Barn', 'american'],
    ['Green Leaf Vegan', 'vegan'],
    ['Panadería Rosa', 'bakery'],
    ['The Long Spoon', null],
  ])('of %s is %s', (name, cuisine) => expect(cuisineOf(name)).toBe(cuisine));

  it('is that of the name before that of the title and the description', () => {
    expect(cuisineOf('Sushi Bar', 'Pizza night', null)).toBe('japanese');
    expect(cuisineOf('The Long Spoon', 'Pizza night', 'With tacos')).toBe('italian');
    expect(cuisineOf('The Long Spoon', 'Friends', 'We order curry')).toBe('indian');
  });
});
