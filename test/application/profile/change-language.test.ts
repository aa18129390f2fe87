import { ChangeLanguage } from '../../../src/application/profile/change-language.js';
import { AccountGone } from '../../../src/application/shared/account-gone.js';
import { aProfileDesk } from './a-profile-desk.js';

it('stores the language of mails without validating seats again, and refuses a missing account', async () => {
  const desk = await aProfileDesk();
  const change = new ChangeLanguage(desk.unitOfWork, desk.users, desk.clock);
  expect((await desk.reloaded()).language).toBe('en');
  await change.execute({ userId: desk.ada.id, language: 'es' });
  await change.execute({ userId: desk.ada.id, language: 'es' });
  expect((await desk.reloaded()).language).toBe('es');
  expect(desk.jobs.named('profile-changed')).toEqual([]);
  await expect(change.execute({ userId: 9999, language: 'es' })).rejects.toThrow(AccountGone);
});
