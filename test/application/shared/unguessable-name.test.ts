import { unguessableName } from '../../../src/application/shared/unguessable-name.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';

it('unguessableName returns 24 letters and digits from the whole alphabet', () => {
  expect(unguessableName(new ScriptedChance(0))).toBe('0123456789abcdefghijklmn');
  expect(unguessableName(new ScriptedChance(30))).toMatch(/^uvwxyz[0-9a-h]{18}$/);
});
