import { conflict } from '../../shared/refusal.js';

/** The appearance was changed since the admin read it. */
export class AppearanceChanged extends conflict(
  'appearance_changed',
  'Someone else has changed the appearance in the meantime. Please look at it and try again.',
) {}
