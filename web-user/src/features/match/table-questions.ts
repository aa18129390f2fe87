import type { ChatMessage } from '../../shared/api/types.js';
import { systemText as t } from '../../shared/i18n/system-texts.js';

type Key = Parameters<typeof t>[0];

/** The icebreaker questions of a chat in the reader's language, without those that a newer server knows. */
export function questionsIn(messages: readonly ChatMessage[]): string[] {
  const asked = messages.flatMap(({ line }) => {
    const { questions = [] } = (line?.params ?? {}) as { questions?: string[] };
    return line?.kind.startsWith('icebreaker.') ? questions : [];
  });
  const keys = [...new Set(asked)].map((question) => `question.${question}`);
  return keys.filter((key): key is Key => t.has(key)).map((key) => t(key));
}
