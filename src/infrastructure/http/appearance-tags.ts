import { presentLogo } from '../../adapters/http/appearance/appearance.presenter.js';
import type { PublicAppearance } from '../../application/appearance/ports.js';
import { html } from '../../application/shared/html.js';
import {
  type Mode,
  type PaletteName,
  PALETTES,
  SHIPPED_PALETTE,
} from '../../domain/server-and-browser/appearance/palettes.js';

/** The metas of the built page, one for each mode. */
const THEME_COLORS = /(<meta name="theme-color" content=")#[0-9a-f]{6}"/g;

/**
 * Writes the appearance into a page, so that it is never painted in other colors first. That of the product leaves it unchanged.
 * See ADR 51.
 */
export function withAppearance(page: string, appearance: PublicAppearance): string {
  const { palette } = appearance;
  if (palette === SHIPPED_PALETTE) return withLogo(page, appearance);
  const colored = page
    .replaceAll(THEME_COLORS, (_, start: string) => `${start}${PALETTES[palette].light.main}"`)
    .replace('</head>', () => `${styleOf(palette)}</head>`);
  return withLogo(colored, appearance);
}

/** Names the logo in a page, also in that of the console, whose colors are its own. */
export function withLogo(page: string, { logo }: PublicAppearance): string {
  if (!logo) return page;
  const { path, width, height, isTransparent } = presentLogo(logo);
  // oxfmt-ignore
  const tag = html`<meta name="logo" content="${path}" data-width="${String(width)}" data-height="${String(height)}" data-transparent="${String(isTransparent)}" />`;
  return page.replace('</head>', () => `${tag.source}</head>`);
}

/** A dark palette cannot be seen on the green ground, where focus rings are butter instead. */
const FOCUS_ON_GREEN = '.bg-facade :focus-visible{outline-color:var(--butter)}';

/** Overrides the design tokens; the selector is more specific than theirs, wherever their style sheet is. */
const styleOf = (palette: PaletteName): string =>
  `<style>html:root{${tokens(palette, 'light')}}@media (prefers-color-scheme:dark){html:root{${tokens(palette, 'dark')}}}${FOCUS_ON_GREEN}</style>`;

function tokens(palette: PaletteName, mode: Mode): string {
  const { main, deep, soft, on, cloth } = PALETTES[palette][mode];
  return `--tomato:${main};--tomato-deep:${deep};--tomato-soft:${soft};--on-tomato:${on};--cloth:${cloth}`;
}
