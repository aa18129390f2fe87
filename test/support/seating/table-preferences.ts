import { seededRandom } from '../../../src/domain/seating/model/random.js';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';
import type { World } from './worlds.js';

/** By tenths of the users whose first language it is; half of all speak English too. */
const LANGUAGES = ['en', 'en', 'en', 'en', 'en', 'en', 'es', 'es', 'es', 'fr'];
/** By tenths of those who don't want to be the only one. */
const GENDERS = [...Array<'woman'>(6).fill('woman'), ...Array<'man'>(3).fill('man'), 'non_binary'] as const;

/** The world with what users ask of a whole table: a fifth a common language, a tenth not to be the only one. */
export function withTablePreferences(world: World, seed: number): World {
  const random = seededRandom(seed);
  const asking = (one: Seeker): Seeker => ({
    ...one,
    languages: [LANGUAGES[random.below(10)]!, ...(random.below(2) === 0 ? ['en'] : [])],
    asksSharedLanguage: random.below(5) === 0,
    notTheOnly: random.below(10) === 0 ? GENDERS[random.below(10)]! : null,
  });
  return new Map([...world].map(([slot, waiting]) => [slot, waiting.map(asking)]));
}
