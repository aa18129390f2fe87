import { readableSecret } from '../../../src/application/shared/readable-secret.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';

it('readableSecret joins groups with hyphens and omits characters that look alike', () => {
  const secret = readableSecret(new ScriptedChance(), 8, 8);
  expect(secret).toMatch(/^([a-z0-9]{8}-){7}[a-z0-9]{8}$/);
  expect(secret).not.toMatch(/[01ilo]/);
});
