import type { HomeSafeOutcome } from '../../../application/safety/home-safe.js';
import { html } from '../../../application/shared/html.js';
import { textsOf } from '../../../application/shared/texts.js';
import { LONGEST_REPORT_NOTE } from '../../../domain/moderation/report.js';
import { homeSafePath } from '../../../domain/server-and-browser/page-paths.js';
import { choice, missingChoice } from '../form-choice.js';
import { type PublicPageSettings, titledPage } from '../public-page.js';

/**
 * Asks before it acts, because mail scanners open links, and for a choice, because some of them press buttons. It names no
 * table, because mails are forwarded.
 * @param isMissing whether the form was sent without an answer
 */
export function askHomeSafePage(token: string, isMissing: boolean, settings: PublicPageSettings): string {
  const t = textsOf('home-safe-page', settings.language);
  return titledPage(t('title'), settings, [
    html`<p>${t('ask')}</p>`,
    html`<form method="post" action="${homeSafePath(token)}">
      ${missingChoice(isMissing ? t('missing') : null)}
      <fieldset>
        <legend>${t('answer')}</legend>
        ${choice({ type: 'radio', name: 'reply', value: 'yes', label: t('yes') })}
        ${choice({ type: 'radio', name: 'reply', value: 'no', label: t('no') })}
      </fieldset>
      <p><button class="button">${t('send')}</button></p>
    </form>`,
    html`<p class="why">${t('danger')}</p>`,
  ]);
}

/** The second step of a no, because it tells the moderators. */
export function confirmUnsafePage(token: string, settings: PublicPageSettings): string {
  const t = textsOf('home-safe-page', settings.language);
  return titledPage(t('noTitle'), settings, [
    html`<p class="alert">${t('notSent')}</p>`,
    html`<p>${t('noText')}</p>`,
    html`<form method="post" action="${`${homeSafePath(token)}/no`}">
      <p>
        <label for="note">${t('note')}</label>
        <textarea id="note" name="note" rows="4" maxlength="${String(LONGEST_REPORT_NOTE)}"></textarea>
      </p>
      <p><button class="button">${t('tell')}</button></p>
    </form>`,
    html`<p class="why">${t('danger')}</p>`,
  ]);
}

/** After both answers the same page, so that it shows a person beside the reader nothing. */
export function homeSafeOutcomePage(outcome: HomeSafeOutcome, settings: PublicPageSettings): string {
  const t = textsOf('home-safe-page', settings.language);
  if (outcome === 'saved') return titledPage(t('savedTitle'), settings, [html`<p>${t('savedText')}</p>`]);
  if (outcome === 'busy') return titledPage(t('busyTitle'), settings, [html`<p>${t('busyText')}</p>`]);
  return titledPage(t('gone'), settings, [
    html`<p>${t('goneText')}</p>`,
    html`<a class="button" rel="noreferrer" href="/">${t('home', { app: settings.appName })}</a>`,
  ]);
}
