import type { INTEREST_OPTIONS } from '@domain/account/interests.js';
import type { MusicGenre, Topic, Vibe } from '@domain/shared/survey-answers.js';
import type { TrustLevel } from '@domain/trust-score/trust-score.js';
import type { Translate } from '../../../locales/messages.js';
import { messagesOf } from './i18n/messages-of.js';

type Interest = (typeof INTEREST_OPTIONS)[number];
type Known = Topic | MusicGenre | Vibe | Interest | TrustLevel;

const t: Translate<Known> = messagesOf('labels');

/**
 * The translated label of a survey answer, an interest or a trust level. User input, such as a custom interest, is
 * returned unchanged.
 */
export const label = (name: string): string => (t.has(name) ? t(name) : name);
