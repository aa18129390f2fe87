import { Fragment, type ReactNode } from 'react';
import english from '../../../../locales/en/app.json' with { type: 'json' };
import { messagesIn } from '../../../../locales/messages.js';
import { APP_NAME } from '../app-name.js';
import { formattingLocale } from './locale.js';

/** The texts of the app: `{app}` is the product name. See ADR 65. */
export const { messagesOf, translateWith, formatWith, errorMessage } = messagesIn(english, formattingLocale, {
  app: APP_NAME,
});

/** Replaces `{name}` in a text by an element, such as a link within a sentence. */
export function withElements(text: string, elements: Record<string, ReactNode>): ReactNode {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 ? elements[part] : part}</Fragment>);
}
