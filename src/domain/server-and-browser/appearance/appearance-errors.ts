import { DomainError, InvalidField } from '../../shared/domain-error.js';

export class AccentColorMalformed extends InvalidField {
  readonly code = 'accent_color_malformed';
  readonly field = 'accentColor';

  constructor() {
    super('Please give the color as #rrggbb, such as #1a5fb4');
  }
}

/** The color does not have the contrast that text and controls need, in light or in dark mode. */
export class AccentColorTooFaint extends InvalidField {
  readonly code = 'accent_color_too_faint';
  readonly field = 'accentColor';

  /** @param nearest the acceptable color to propose */
  constructor(nearest: string) {
    super(`This color is too light to read. The nearest one that works is ${nearest}.`);
  }
}

/** The appearance was changed since the admin read it. */
export class AppearanceChanged extends DomainError {
  readonly code = 'appearance_changed';

  constructor() {
    super('Someone else has changed the appearance in the meantime. Please look at it and try again.');
  }
}
