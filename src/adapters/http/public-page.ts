import { type Html, html } from '../../application/shared/html.js';
import type { Language } from '../../domain/shared/language.js';

export interface PublicPageSettings {
  readonly appName: string;
  readonly language: Language;
}

/** A page that works without scripts, for visitors who may not be signed in. Its address is a secret, so it is not indexed. */
// oxfmt-ignore
export const publicPage = (title: string, { appName, language }: PublicPageSettings, head: readonly Html[], main: Html): string =>
  html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${head}
<style>${STYLE}</style></head><body>
<header><a href="/" rel="noreferrer"><img src="/favicon.svg" alt="" width="32" height="32"> ${appName}</a></header>
<main>${main}</main>
</body></html>`.source;

/** A public page under one heading, which is its title too. */
export const titledPage = (
  title: string,
  settings: PublicPageSettings,
  parts: readonly Html[],
  head: readonly Html[] = [],
): string =>
  publicPage(
    `${title} · ${settings.appName}`,
    settings,
    head,
    html`<h1>${title}</h1>
      ${parts}`,
  );

/** The colors of the app's design tokens. Without quotes, which are escaped like those of any text. */
const STYLE = `
  :root { color-scheme: light dark; --paper: #f6f0e1; --card: #fffdf7; --ink: #1b3328; --muted: #53625a; --line: #ddd2b8;
    --tomato: #c23a22; --on-tomato: #fffdf7; --basil: #2a6644; }
  @media (prefers-color-scheme: dark) { :root { --paper: #10201a; --card: #182d24; --ink: #f5ecd9; --muted: #b6c0b1;
    --line: #2d473a; --tomato: #ff8a6b; --on-tomato: #2b0f07; --basil: #92d5a9; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100dvh; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif;
    padding: 1.25rem; }
  header, main { max-width: 34rem; margin: 0 auto; }
  header a { display: inline-flex; gap: 0.6rem; align-items: center; min-height: 2.75rem; color: inherit; font-weight: 700;
    text-decoration: none; }
  main { margin-top: 1rem; padding: clamp(1.25rem, 5vw, 2.25rem); background: var(--card); border: 1px solid var(--line);
    border-radius: 1.25rem; overflow-wrap: anywhere; }
  h1 { margin: 0 0 1rem; font-size: clamp(1.6rem, 6vw, 2.25rem); line-height: 1.12; overflow-wrap: anywhere; }
  dl { margin: 0 0 1.25rem; } dl div { display: flex; justify-content: space-between; gap: 1rem; padding: 0.6rem 0;
    border-bottom: 1px solid var(--line); }
  dt { color: var(--muted); } dd { margin: 0; font-weight: 600; text-align: right; overflow-wrap: anywhere; }
  .seats { color: var(--basil); font-weight: 700; font-size: 1.15rem; } .why { color: var(--muted); margin-bottom: 0; }
  .button { display: grid; place-items: center; min-height: 3rem; padding: 0.5rem 1.25rem; border-radius: 99rem;
    background: var(--tomato); color: var(--on-tomato); font-weight: 700; text-decoration: none; text-align: center; }
  fieldset { margin: 0 0 1.25rem; padding: 0; border: 0; } legend { padding: 0; font-weight: 700; }
  .alert { color: var(--tomato); font-weight: 700; } label, textarea { display: block; width: 100%; }
  label.choice { display: flex; gap: 0.75rem; align-items: center; min-height: 3rem; cursor: pointer; }
  .choice input { flex: none; width: 1.5rem; height: 1.5rem; margin: 0; accent-color: var(--basil); } textarea { margin-top: 0.25rem; padding: 0.6rem; font: inherit; color: inherit;
    background: var(--paper); border: 2px solid var(--muted); border-radius: 0.75rem; }
  .link { min-height: 2.75rem; padding: 0; border: 0; background: none; color: inherit; font: inherit; text-decoration: underline; cursor: pointer; }
  button.button { width: 100%; border: 0; font: inherit; font-weight: 700; cursor: pointer; }
  a:focus-visible, button:focus-visible, textarea:focus-visible, input:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
  @media (forced-colors: active) { .button { border: 2px solid; } }`;
