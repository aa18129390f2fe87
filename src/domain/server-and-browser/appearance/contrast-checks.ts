import { accentTones } from './accent-tones.js';
import { CONTROL_CONTRAST, contrastRatio, type HexColor, TEXT_CONTRAST } from './contrast.js';
import { type Mode, MODES, SURFACES } from './surfaces.js';

/** Where two colors meet. */
export const CONTRAST_USES = ['button-text', 'active-button-text', 'control', 'link', 'chip-text'] as const;
export type ContrastUse = (typeof CONTRAST_USES)[number];

export interface ContrastCheck {
  readonly mode: Mode;
  readonly use: ContrastUse;
  /** On the worst of its grounds. */
  readonly ratio: number;
  readonly required: number;
  readonly passes: boolean;
}

/** The contrast of an accent color wherever the app uses it, in light and in dark mode. */
export const contrastChecks = (color: HexColor): ContrastCheck[] =>
  MODES.flatMap((mode) => {
    const { main, deep, soft, on } = accentTones(color, mode);
    const surfaces = Object.values(SURFACES[mode]) as HexColor[];
    const check = (use: ContrastUse, tone: HexColor, grounds: readonly HexColor[], required: number) => {
      const ratio = Math.min(...grounds.map((ground) => contrastRatio(tone, ground)));
      return { mode, use, ratio, required, passes: ratio >= required };
    };
    return [
      check('button-text', on, [main], TEXT_CONTRAST),
      check('active-button-text', on, [deep], TEXT_CONTRAST),
      check('control', main, surfaces, CONTROL_CONTRAST),
      check('link', deep, surfaces, TEXT_CONTRAST),
      check('chip-text', deep, [soft], TEXT_CONTRAST),
    ];
  });
