import type { HomeSafeOutcome } from '../../../application/match/home-safe/answer-home-safe-by-link.js';
import { type Html, html } from '../../../application/shared/html.js';
import { LONGEST_REPORT_NOTE } from '../../../domain/moderation/report.js';
import { homeSafePath } from '../../../domain/shared/page-paths.js';
import { publicPage, type PublicPageSettings } from '../public-page.js';
import { HOME_SAFE_TEXTS } from './home-safe-texts.js';

/** Asks before it acts, because mail scanners open links. It names no table, because mails are forwarded. */
export function askHomeSafePage(token: string, settings: PublicPageSettings): string {
  const t = HOME_SAFE_TEXTS[settings.language];
  const path = homeSafePath(token);
  return shown(t.title, settings, [
    html`<p>${t.ask}</p>`,
    html`<form method="post" action="${`${path}/yes`}">
      <p><button class="button">${t.yes}</button></p>
    </form>`,
    html`<h2>${t.noTitle}</h2>`,
    html`<p>${t.noText}</p>`,
    html`<form method="post" action="${`${path}/no`}">
      <p>
        <label for="note">${t.note}</label>
        <textarea id="note" name="note" rows="4" maxlength="${String(LONGEST_REPORT_NOTE)}"></textarea>
      </p>
      <p><button class="button">${t.no}</button></p>
    </form>`,
    html`<p class="why">${t.danger}</p>`,
  ]);
}

/** After both answers the same page, so that it shows a person beside the reader nothing. */
export function homeSafeOutcomePage(outcome: HomeSafeOutcome, settings: PublicPageSettings): string {
  const t = HOME_SAFE_TEXTS[settings.language];
  if (outcome === 'saved') return shown(t.savedTitle, settings, [html`<p>${t.savedText}</p>`]);
  if (outcome === 'busy') return shown(t.busyTitle, settings, [html`<p>${t.busyText}</p>`]);
  return shown(t.gone, settings, [
    html`<p>${t.goneText}</p>`,
    html`<a class="button" rel="noreferrer" href="/">${t.home(settings.appName)}</a>`,
  ]);
}

const shown = (title: string, settings: PublicPageSettings, parts: readonly Html[]): string =>
  publicPage(
    `${title} · ${settings.appName}`,
    settings,
    [],
    html`<h1>${title}</h1>
      ${parts}`,
  );
