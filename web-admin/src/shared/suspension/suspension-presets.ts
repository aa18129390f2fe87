import { t } from './messages.js';

/** Templates in words for the suspended user. */
export const reasonTemplates = (
  appName: string,
): ReadonlyArray<{ readonly name: string; readonly text: string }> => [
  { name: t('harassment'), text: t('harassmentText') },
  { name: t('unsafe'), text: t('unsafeText') },
  { name: t('fakeProfile'), text: t('fakeProfileText') },
  { name: t('spam'), text: t('spamText') },
  { name: t('underage'), text: t('underageText', { appName }) },
  { name: t('noShows'), text: t('noShowsText') },
];

export const LENGTH_PRESETS: ReadonlyArray<{ readonly name: string; readonly days: number }> = [
  { name: t('oneWeek'), days: 7 },
  { name: t('oneMonth'), days: 30 },
  { name: t('threeMonths'), days: 91 },
];
