import { CONTROL_CONTRAST, contrastRatio, type HexColor, TEXT_CONTRAST } from './contrast.js';
import { mix, mixUntil } from './mix.js';
import { FACADE, type Mode, SURFACES } from './surfaces.js';

/** The tones of an accent color in one mode. */
export interface AccentTones {
  /** Buttons, icons, focus rings. */
  readonly main: HexColor;
  /** Links and other text, and a button under the pointer. */
  readonly deep: HexColor;
  /** The ground of chips and of the current page in the navigation. */
  readonly soft: HexColor;
  /** Text on `main` and `deep`. */
  readonly on: HexColor;
  /** The checks of the tablecloth and the stripes of the awning: decoration without text. */
  readonly cloth: HexColor;
}

/** Towards which color text gets more contrast. */
const CONTRARY: Readonly<Record<Mode, HexColor>> = { light: '#000000', dark: '#ffffff' };
/** How far `deep` differs from `main` at least, so that a button visibly answers to the pointer. */
const DEEP_FROM = 0.15;
const SOFT_SHARE: Readonly<Record<Mode, number>> = { light: 0.14, dark: 0.18 };

/**
 * Derives all tones from the chosen color.
 * - `main` in light mode is the color itself. In dark mode it is mixed with white until text of it can be read on every
 *   surface.
 * - `deep` is `main` mixed with black in light mode and with white in dark mode, at least 15 %, until it can be read on every
 *   surface and on `soft`.
 * - `soft` is the card with 14 % of `main`, in dark mode 18 %.
 * - `on` is the lightest surface in light mode and the ground of the page in dark mode.
 * - `cloth` is the color, mixed with white until it stands out from the green ground of the landing page.
 */
export function accentTones(color: HexColor, mode: Mode): AccentTones {
  const { paper, card, sunken } = SURFACES[mode];
  const canBeReadOn =
    (...grounds: HexColor[]) =>
    (text: HexColor): boolean =>
      grounds.every((ground) => contrastRatio(text, ground) >= TEXT_CONTRAST);
  const main = mode === 'light' ? color : mixUntil(color, CONTRARY.dark, canBeReadOn(paper, card, sunken));
  const soft = mix(card, main, SOFT_SHARE[mode]);
  return {
    main,
    deep: mixUntil(main, CONTRARY[mode], canBeReadOn(paper, card, sunken, soft), DEEP_FROM),
    soft,
    on: mode === 'light' ? card : paper,
    cloth: mixUntil(color, '#ffffff', (tone) => contrastRatio(tone, FACADE) >= CONTROL_CONTRAST),
  };
}
