import { inWords } from '../../shared/api/retry-time.js';
import { t } from './messages.js';
import { waitOf } from './use-turn.js';

/** Says that a sign-up waits for its turn, and how long. */
export function TurnNotice({ error }: { error: Error | null }) {
  const wait = waitOf(error);
  return (
    <p role="status" className="text-sm font-medium empty:hidden">
      {wait === null ? '' : t('turn', { when: inWords(wait) })}
    </p>
  );
}

/** A countdown in minutes and seconds. */
export const turnText = (seconds: number): string =>
  t('turnIn', { time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` });
