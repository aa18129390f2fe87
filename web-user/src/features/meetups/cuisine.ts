import type { DishName } from '../../shared/ui/art/dishes.js';

/** Beginnings of words, without accents, in English and Spanish. The first cuisine that matches counts. */
const WORDS: Record<DishName, RegExp> = {
  vegan: /\b(vegan|vegetarian|veggie|salad|ensalada|green|plant|vegetal)/,
  italian: /\b(ital|pizz|pasta|trattoria|osteria|ristorante|gnocchi|lasagn|spaghett|gelat)/,
  japanese: /\b(japan|sushi|ramen|izakaya|udon|bento|teriyaki|tokyo|sake\b|mochi)/,
  chinese: /\b(chin(a|es)|dumpling|dim sum|wok\b|noodle|sichuan|szechuan|hunan|peking|hot ?pot)/,
  mexican: /\b(mexic|taco|taquer|burrito|cantina|quesadilla|enchilada|guacamole|mezcal)/,
  indian: /\b(india|curry|tandoor|masala|naan|biryani|dosa|chai\b|punjab)/,
  thai: /\b(thai|tailand|pad thai|bangkok|siam|tom yum)/,
  american: /\b(america|burger|hamburg|diner\b|bbq|barbecue|grill|smokehouse|wings|steak)/,
  bakery:
    /\b(baker|bake|bread|panader|pasteler|croissant|boulang|patisser|pastr|cake|bagel|donut|doughnut|bun)/,
};

const ORDER = Object.keys(WORDS) as DishName[];

/** Guesses the cuisine by the name of a venue, then by what is said about the meetup. @returns null without a hint */
export function cuisineOf(...texts: ReadonlyArray<string | null | undefined>): DishName | null {
  for (const text of texts) {
    const plain = (text ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const found = ORDER.find((cuisine) => WORDS[cuisine].test(plain));
    if (found) return found;
  }
  return null;
}
