import type {
  EmailCorrectionOutcome,
  EmailCorrectionQuestion,
} from '../../../application/corrections/answer-email-correction.js';
import { type Html, html } from '../../../application/shared/html.js';
import { textsOf } from '../../../application/shared/texts.js';
import { emailCorrectionPath } from '../../../domain/server-and-browser/page-paths.js';
import { isolated } from '../../../domain/shared/isolated.js';
import { choice, missingChoice } from '../form-choice.js';
import { publicPage, type PublicPageSettings } from '../public-page.js';

/**
 * Asks before it acts, because mail scanners open links, and for a choice, because some of them press buttons.
 * @param isMissing whether the form was sent without an answer
 */
export function askEmailCorrectionPage(
  token: string,
  { mailbox, email }: EmailCorrectionQuestion,
  isMissing: boolean,
  settings: PublicPageSettings,
): string {
  const t = textsOf('corrections', settings.language);
  return shown(t('title'), settings, [
    html`<p>
      ${t(mailbox === 'new' ? 'askNew' : 'askOld', { app: settings.appName, email: isolated(email) })}
    </p>`,
    html`<form method="post" action="${emailCorrectionPath(token)}">
      ${missingChoice(isMissing ? t('missing') : null)}
      <fieldset>
        <legend>${t('answer')}</legend>
        ${choice({ type: 'radio', name: 'reply', value: 'yes', label: t('yes') })}
        ${choice({ type: 'radio', name: 'reply', value: 'no', label: t('no') })}
      </fieldset>
      <p><button class="button">${t('send')}</button></p>
    </form>`,
  ]);
}

export function emailCorrectionOutcomePage(
  outcome: EmailCorrectionOutcome,
  settings: PublicPageSettings,
): string {
  const t = textsOf('corrections', settings.language);
  return shown(t(outcome), settings, [
    html`<p>${t(`${outcome}Text`)}</p>`,
    html`<a class="button" rel="noreferrer" href="/">${t('home', { app: settings.appName })}</a>`,
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
