import { act, cleanup } from '@testing-library/react';
import { translateWith } from '../../../web-user/src/shared/i18n/messages-of.js';
import { accessibilityFlaws, textsOnScreen, unreachableControls } from './accessibility.js';
import { PSEUDO_LANGUAGE } from './pseudo-language.js';

/** Months and weekdays, which `Intl` writes in the language of the browser. The first days of the months of 2026 are of all weekdays. */
const FORMATTED = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1)).flatMap((day) =>
  (['long', 'short'] as const).flatMap((style) => [
    day.toLocaleString('en-US', { month: style }),
    day.toLocaleString('en-US', { weekday: style }),
  ]),
);
const DATES = new RegExp(`\\b(?:${FORMATTED.join('|')})\\b`, 'g');

const hasEnglishWord = (text: string): boolean => /\p{Script=Latin}{3}/u.test(text.replaceAll(DATES, ''));

/**
 * Shows a screen and expects no serious finding of axe, no control that Tab does not reach, and no text that is not translated.
 * @param show renders the screen and waits for its state
 * @param data texts of the fake responses and formatted values, which are not translated
 */
export async function expectGoodScreen(show: () => Promise<unknown>, data: readonly string[]): Promise<void> {
  translateWith(PSEUDO_LANGUAGE);
  try {
    await show();
    const texts = textsOnScreen();
    const untranslated = texts.filter((text) =>
      hasEnglishWord(data.reduce((rest, part) => rest.replaceAll(part, ''), text)),
    );
    const flaws = await act(accessibilityFlaws);
    expect({ flaws, untranslated, unreachable: unreachableControls() }).toEqual({
      flaws: [],
      untranslated: [],
      unreachable: [],
    });
    expect(texts).not.toEqual([]);
  } finally {
    translateWith({});
    cleanup();
  }
}
