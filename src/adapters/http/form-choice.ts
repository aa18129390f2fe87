import { type Html, html } from '../../application/shared/html.js';

interface Choice {
  /** `checkbox` where there is one choice only. */
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly value: string;
  readonly label: string;
}

/**
 * A required choice without a default, so that a mail scanner that submits the forms of linked pages submits nothing. It
 * works without scripts, by keyboard and with a screen reader.
 */
export const choice = ({ type, name, value, label }: Choice): Html =>
  html`<label class="choice"
    ><input type="${type}" name="${name}" value="${value}" required /> ${label}</label
  >`;

/** What a form without a choice is answered. @param text null before the form was sent */
export const missingChoice = (text: string | null): readonly Html[] =>
  text === null ? [] : [html`<p class="alert" role="alert">${text}</p>`];
