import type { ContrastUse } from '@domain/server-and-browser/appearance/contrast-checks.js';
import type { Mode } from '@domain/server-and-browser/appearance/surfaces.js';
import { LOCALE } from '../../shared/i18n/language.js';
import { t } from './messages.js';

export const USE_LABELS: Readonly<Record<ContrastUse, string>> = {
  'button-text': t('buttonText'),
  'active-button-text': t('activeButtonText'),
  control: t('control'),
  link: t('link'),
  'chip-text': t('chipText'),
};

export const MODE_LABELS: Readonly<Record<Mode, string>> = { light: t('light'), dark: t('dark') };

const NUMBER = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });

/** Rounded down, so that a ratio that fails never looks like one that passes. */
export const ratioText = (ratio: number): string => NUMBER.format(Math.floor(ratio * 100) / 100);
