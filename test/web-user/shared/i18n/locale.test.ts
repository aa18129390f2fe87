import { jest } from '@jest/globals';

import { welcomeMessage } from '../../../../src/domain/icebreakers/icebreaker-messages.js';
import type { ChatMessage } from '../../../../web-user/src/shared/api/types.js';

beforeEach(() => void jest.resetModules());
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const browserSpeaks = (...languages: string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

const load = async () => ({
  ...(await import('../../../../web-user/src/shared/i18n/locale.js')),
  ...(await import('../../../../web-user/src/shared/distances.js')),
  ...(await import('../../../../web-user/src/shared/dates.js')),
});

describe('the language', () => {
  it('is the first supported one of the browser, or else English', async () => {
    browserSpeaks('it-CH', 'es-MX', 'en-US');
    expect((await load()).locale).toBe('es');
    jest.resetModules();
    browserSpeaks('it-CH', 'nl');
    expect((await load()).locale).toBe('en');
  });

  it('is the preference of this device, whatever the browser requests', async () => {
    localStorage.setItem('tablemates.language', 'es');
    browserSpeaks('en-US');
    expect(await load()).toMatchObject({ locale: 'es', formattingLocale: 'es-419' });
  });

  it('is detected in a browser without storage', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    browserSpeaks('es-CO');
    const { locale, unit } = await load();
    expect([locale, unit()]).toEqual(['es', 'kilometres']);
  });

  it('formats dates with a fallback if the locale of the browser is not supported', async () => {
    browserSpeaks('en-US@posix', 'en-GB');
    expect(await load()).toMatchObject({ locale: 'en', formattingLocale: 'en-GB' });
  });
});

describe('distances', () => {
  it.each([
    ['the United States', ['en-US'], '10 miles'],
    ['Spanish in the United States', ['es-US'], '10 millas'],
    ['the United Kingdom', ['en-GB'], '10 miles'],
    ['Mexico', ['es-MX'], '16 kilómetros'],
    ['Canada', ['en-CA'], '16 kilometres'],
    ['Germany', ['de-DE'], '16 Kilometer'],
    ['an unsupported language', ['nl-NL', 'en-US'], '16 kilometers'],
    ['English without a region', ['en'], '10 miles'],
  ])('use the default unit for %s', async (_where, languages, label) => {
    browserSpeaks(...languages);
    expect((await load()).distanceLabel(10)).toBe(label);
  });

  it('use the preferred unit of this device', async () => {
    browserSpeaks('es-MX');
    const { setUnit: countIn, distanceLabel, walkLabel } = await load();
    countIn('miles');
    expect([distanceLabel(10), walkLabel(0.25)]).toEqual(['10 millas', '0.3 mi']);
    countIn('kilometres');
    expect([walkLabel(0.25), walkLabel(1)]).toEqual(['400 m', '1.6 km']);
  });
});

describe('times of day', () => {
  it('keep their names', async () => {
    browserSpeaks('en-US');
    const { mealLabel } = await load();
    expect(mealLabel('brunch')).toBe('11:00 AM (Brunch)');
    expect(mealLabel('lunch')).toBe('1:00 PM (Lunch)');
    expect(mealLabel('dinner')).toBe('6:00 PM (Dinner)');
  });

  it.each([
    ['en-US', '7:30 PM', 'Sat, Nov 28, 7:30 PM', 'Saturday, November 28, 2026, 7:30 PM', '6:00 PM (Dinner)'],
    ['en-GB', '19:30', 'Sat 28 Nov, 19:30', 'Saturday, 28 November 2026, 19:30', '18:00 (Dinner)'],
    ['es-ES', '19:30', 'sáb, 28 nov, 19:30', 'sábado, 28 de noviembre de 2026, 19:30', '18:00 (Cena)'],
    [
      'es-MX',
      '7:30 p. m.',
      'sáb 28 de nov, 7:30 p. m.',
      'sábado, 28 de noviembre de 2026, 7:30 p. m.',
      '6:00 p. m. (Cena)',
    ],
    ['fr-FR', '19:30', 'sam. 28 nov., 19:30', 'samedi 28 novembre 2026, 19:30', '18:00 (Dîner)'],
  ])('have the format of the region in %s: %s', async (browser, time, short, long, dinner) => {
    browserSpeaks(browser);
    const { mealLabel } = await load();
    const { timeThere, momentThere, fullMomentLabel } =
      await import('../../../../web-user/src/shared/moments.js');
    const { loadTranslations } = await import('../../../../web-user/src/app/translations.js');
    const { locale } = await import('../../../../web-user/src/shared/i18n/locale.js');
    await loadTranslations(locale);
    const at = new Date(2026, 10, 28, 19, 30).toISOString();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const shown = [
      mealLabel('19:30'),
      timeThere(at, zone),
      momentThere(at, zone),
      fullMomentLabel(at),
      mealLabel('dinner'),
    ];
    expect(shown.map((label) => label.replaceAll('\u00a0', ' '))).toEqual([time, time, short, long, dinner]);
  });

  it.each([
    ['en-US', 'Sat, Nov 28', '6:00 PM'],
    ['en-GB', 'Sat 28 Nov', '18:00'],
  ])('of system messages have the format of the region in %s', async (browser, day, time) => {
    browserSpeaks(browser);
    await load();
    await import('../../../../web-user/src/shared/i18n/icu-messages.js');
    const { systemMessageText } = await import('../../../../web-user/src/features/chat/system-message.js');
    const slot = { preferredDate: '2026-11-28', preferredTime: 'dinner', venueType: 'cafe' } as const;
    const line = { ...welcomeMessage(slot), name: null };
    const text = systemMessageText({ message: '', line } as unknown as ChatMessage);
    expect(text).toContain(day);
    expect(text).toContain(time);
  });
});
