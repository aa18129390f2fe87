import type { VenueType } from '@domain/shared/slot.js';

/** Pins look the same on both maps: 36 by 44 px, with the anchor at the bottom center. */
export const PIN_SIZE = { width: 36, height: 44 };
export const USER_SIZE = 22;

const CUP = '<path d="M11 13h11v6a4 4 0 0 1-4 4h-3a4 4 0 0 1-4-4zM22 14.5h1.5a2.2 2.2 0 0 1 0 4.5H22" />';
const CUTLERY = '<path d="M13 10v5a2 2 0 0 0 4 0v-5M15 17v8M22 25V10c-2 1-3 3-3 6.5h3" />';

/** The drawing of a pin, without an accessible name; its container has one. */
export function drawPin(venueType: VenueType): HTMLElement {
  const drawing = document.createElement('span');
  drawing.setAttribute('aria-hidden', 'true');
  drawing.className = 'pin';
  drawing.innerHTML = `<svg viewBox="0 0 36 44"><path class="pin-body" d="M18 43C13 34 3 28 3 17.5a15 15 0 0 1 30 0C33 28 23 34 18 43Z" /><g class="pin-sign">${venueType === 'cafe' ? CUP : CUTLERY}</g></svg>`;
  return drawing;
}

/** The dot at the user's position. */
export function drawUser(): HTMLElement {
  const dot = document.createElement('span');
  dot.setAttribute('aria-hidden', 'true');
  dot.className = 'person-on-map';
  return dot;
}

/** Highlights the pin in this element, or not. */
export function highlightPin(holder: HTMLElement, isChosen: boolean): void {
  if (isChosen) holder.setAttribute('aria-current', 'true');
  else holder.removeAttribute('aria-current');
}

/** Whether the user prefers reduced motion. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
