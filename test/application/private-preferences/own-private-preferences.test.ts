import { composePrivatePreferences } from '../../../src/infrastructure/compose/private-preferences.js';
import {
  NO_PREFERENCES,
  type PrivatePreferences,
} from '../../../src/domain/private-preferences/private-preferences.js';
import { InMemoryPrivatePreferences } from '../../support/fakes/in-memory-private-preferences.js';
import { aTown } from '../a-town.js';
import { limitedTo, refused } from '../../support/refused.js';

function stores() {
  const town = aTown();
  const privatePreferences = new InMemoryPrivatePreferences();
  const { ownPrivatePreferences } = composePrivatePreferences(town, {
    ...town,
    privatePreferences,
    events: town.jobs,
  });
  const save = (userId: number, said: Partial<PrivatePreferences>) =>
    ownPrivatePreferences.save(userId, { ...NO_PREFERENCES, ...said });
  return { town, preferences: privatePreferences.preferences, own: ownPrivatePreferences, save };
}

describe('the own private preferences', () => {
  it('say nothing until the user does, and are saved each once and trimmed', async () => {
    const { own, save } = stores();
    expect(await own.of(1)).toEqual(NO_PREFERENCES);
    await save(1, {
      diets: ['kosher', 'vegan', 'kosher'],
      languages: ['fr', 'en', 'fr'],
      noteForBooker: '  a quiet corner ',
    });
    expect(await own.of(1)).toEqual({
      diets: ['vegan', 'kosher'],
      isStepFree: false,
      noteForBooker: 'a quiet corner',
      languages: ['en', 'fr'],
    });
    await save(1, { noteForBooker: '   ' });
    expect(await own.of(1)).toEqual(NO_PREFERENCES);
  });

  it.each(['x'.repeat(201), 'a\u202Eb'])('refuse the note %j', async (noteForBooker) => {
    const { save, preferences } = stores();
    await refused(save(1, { noteForBooker }), 'text_not_allowed');
    expect(preferences.size).toBe(0);
  });

  it('keep a language while a waiting request asks for a shared one, and lose it freely at a table', async () => {
    const { town, save, preferences } = stores();
    town.requestingUsers.speakers.add(1);
    await save(1, { languages: ['fr'] });
    await town.asks(1, { sharedLanguage: true });
    await refused(save(1, { languages: [] }), 'language_is_asked_for');
    expect(preferences.get(1)?.languages).toEqual(['fr']);

    for (const userId of [1, 2, 3, 4, 5]) town.seating.profiles.set(userId, { languages: ['fr'] });
    await town.gather(2, 3, 4, 5);
    expect(town.matches.rows.all()).toHaveLength(1);
    await save(1, { languages: [] });
    town.seating.profiles.set(1, { languages: [] });
    await town.doJobs();
    expect(town.matches.rows.all()[0]!.seated).toHaveLength(5);
  });

  it('start a run when languages change, and tell nobody anything', async () => {
    const { town, save } = stores();
    await town.gather(1);
    const signals = town.realtime.signals.length;
    await save(1, { isStepFree: true });
    expect(town.jobs.named('languages-changed')).toEqual([]);
    await save(1, { languages: ['fr'] });
    expect(town.jobs.named('languages-changed')).toEqual([{ type: 'languages-changed', userId: 1 }]);
    expect(town.realtime.signals).toHaveLength(signals);
  });

  it('can be changed twenty times an hour', async () => {
    const { save } = stores();
    await limitedTo(20, () => save(1, {}));
  });
});
