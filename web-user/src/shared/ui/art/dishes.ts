import american from './dish-american.svg?raw';
import bakery from './dish-bakery.svg?raw';
import chinese from './dish-chinese.svg?raw';
import indian from './dish-indian.svg?raw';
import italian from './dish-italian.svg?raw';
import japanese from './dish-japanese.svg?raw';
import mexican from './dish-mexican.svg?raw';
import thai from './dish-thai.svg?raw';
import vegan from './dish-vegan.svg?raw';

/** Drawings of dishes for venues without a picture, in fixed colors on a light or dark ground. */
export const DISHES = { american, bakery, chinese, indian, italian, japanese, mexican, thai, vegan };

export type DishName = keyof typeof DISHES;
