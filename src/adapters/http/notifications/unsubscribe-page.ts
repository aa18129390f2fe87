import { html } from '../../../application/shared/html.js';
import { textsOf } from '../../../application/shared/texts.js';
import type { OptionalKind } from '../../../domain/shared/notification-kind.js';
import { choice, missingChoice } from '../form-choice.js';
import { type PublicPageSettings, titledPage } from '../public-page.js';

/**
 * Asks before it acts, because mail scanners open links, and for a choice, because some of them press buttons. The form is
 * posted to the address of the page, and with the choice its body is the one that mail programs send (RFC 8058).
 */
export function askPage(kind: OptionalKind, settings: PublicPageSettings, isMissing = false): string {
  const t = textsOf('unsubscribe-page', settings.language);
  return titledPage(t('title'), settings, [
    html`<p>${t('ask', { kind: t(`kind.${kind}`) })}</p>`,
    html`<form method="post">
      ${missingChoice(isMissing ? t('missing') : null)}
      ${choice({ type: 'checkbox', name: 'List-Unsubscribe', value: 'One-Click', label: t('sure') })}
      <p><button class="button">${t('button')}</button></p>
    </form>`,
  ]);
}

export function donePage(kind: OptionalKind, settings: PublicPageSettings): string {
  const t = textsOf('unsubscribe-page', settings.language);
  return titledPage(t('doneTitle'), settings, [
    html`<p>${t('done', { kind: t(`kind.${kind}`) })}</p>`,
    html`<p class="why">${t('back')}</p>`,
  ]);
}

/** The same page for every link that does not work, so that it reveals nothing about an account. */
export function goneUnsubscribePage(settings: PublicPageSettings): string {
  const t = textsOf('unsubscribe-page', settings.language);
  return titledPage(t('gone'), settings, [
    html`<p>${t('goneText')}</p>`,
    html`<a class="button" rel="noreferrer" href="/">${t('home', { app: settings.appName })}</a>`,
  ]);
}
