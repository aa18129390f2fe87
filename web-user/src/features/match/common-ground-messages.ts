import type { MusicGenre, Topic, Vibe } from '@domain/shared/survey-answers.js';
import type { INTEREST_OPTIONS } from '@domain/account/interests.js';
import type { Translate } from '../../../../locales/messages.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';

export const t = messagesOf('common-ground');

/** Answers as they read within a sentence; an interest that is also a topic reads the same. A vibe is said of people. */
export const answerText: Translate<Topic | MusicGenre | Vibe | (typeof INTEREST_OPTIONS)[number]> =
  messagesOf('answers');
