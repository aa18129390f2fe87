import { expect, it, jest } from '@jest/globals';

it('writes dates in the next best way where the browser names a language that cannot be formatted', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US@posix', 'en-GB']);
  const { formattingLocale, locale } = await import('../../web-user/src/shared/i18n/locale.js');
  expect(locale).toBe('en');
  expect(formattingLocale).toBe('en-GB');
});
