import {
  lastChoices,
  saveLastChoices,
} from '../../../../web-user/src/features/matching-request/last-choices.js';
import { clearLocalNotes, saveLocalNote } from '../../../../web-user/src/shared/local-notes.js';

beforeEach(clearLocalNotes);

it('the choices of the last request are kept until the notes of this device are cleared', () => {
  expect(lastChoices()).toBeNull();
  const choices = { time: 'dinner', distance: 20, ages: [22, 58], sharedLanguage: true } as const;
  saveLastChoices({ ...choices, ages: [22, 58] });
  expect(lastChoices()).toEqual(choices);
  clearLocalNotes();
  expect(lastChoices()).toBeNull();
});

it.each([
  'no JSON',
  '{}',
  'null',
  '{"time":"brunch","distance":20,"ages":[18,60]}',
  '{"time":"lunch","distance":900,"ages":[18,60]}',
  '{"time":"lunch","distance":20,"ages":[60,18]}',
  '{"time":"lunch","distance":20,"ages":[18,60,60]}',
])('a changed or broken text is ignored: %s', (text) => {
  saveLocalNote('request', text);
  expect(lastChoices()).toBeNull();
});
