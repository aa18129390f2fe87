import { MESSAGE_LENGTH } from '@domain/chat/message-length.js';
import { isVisible, lengthOf } from '@domain/shared/readable-text.js';
import { SendHorizontal } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isComposing } from '../../shared/is-composing.js';
import { lazyComponent } from '../../shared/lazy-component.js';
import { localNote, saveLocalNote, saveTabNote, tabNote } from '../../shared/local-notes.js';
import type { ProposedDraft } from '../../shared/proposed-draft.js';
import { useIsLive } from '../../shared/realtime/live.js';
import { useMe } from '../../shared/session/me.js';
import { cx } from '../../shared/ui/cx.js';
import { CONTROL } from '../../shared/ui/Field.js';
import { whenIdle } from '../../shared/when-idle.js';
import { t } from './messages.js';
import { useConnection } from './use-connection.js';

const EmojiPicker = lazyComponent(
  () => whenIdle().then(() => import('./EmojiPicker.js')),
  'EmojiPicker',
  <span className="size-12 shrink-0" />,
);

/** Bounds a paste; the limit of a message is checked in code points, which `maxLength` does not count. */
const LONGEST_DRAFT = 10 * MESSAGE_LENGTH;

/**
 * The input of the chat. Without an open WebSocket the draft stays, but where the network lets none through, messages go
 * over HTTP.
 */
export function Composer({ matchId, onSend }: { matchId: number; onSend: (text: string) => void }) {
  const [draft, setDraft] = useDraft(matchId);
  const field = useRef<HTMLTextAreaElement>(null);
  const connection = useConnection();
  const lengthId = useId();
  const tooLong = isTooLong(draft);
  const isLive = useIsLive();
  const canSend = (isLive || connection === 'delayed') && isVisible(draft) && !tooLong;

  function send(): void {
    if (canSend) {
      onSend(draft);
      setDraft('');
    }
    field.current?.focus();
  }

  function insert(emoji: string): void {
    const input = field.current!;
    const next = input.value.slice(0, input.selectionStart) + emoji + input.value.slice(input.selectionEnd);
    const caret = input.selectionStart + emoji.length;
    setDraft(next);
    input.focus();
    requestAnimationFrame(() => input.setSelectionRange(caret, caret));
  }

  return (
    <form
      data-keeps-text
      className="border-t border-line bg-card px-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-4 short:pt-1 short:pb-[max(0.25rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p role="status" className="px-2 text-sm font-semibold text-muted not-empty:pb-1.5">
        {connection !== 'live' && t(connection)}
      </p>
      <MessageLength id={lengthId} draft={draft} />
      <div className="flex items-end gap-1">
        <EmojiPicker onPick={insert} />
        <textarea
          ref={field}
          rows={1}
          aria-label={t('message')}
          placeholder={t('placeholder')}
          maxLength={LONGEST_DRAFT}
          aria-invalid={tooLong || undefined}
          aria-describedby={lengthId}
          dir="auto"
          enterKeyHint="send"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            send();
          }}
          className={cx(
            CONTROL,
            'field-sizing-content max-h-[min(9rem,max(3rem,18dvh))] min-w-0 flex-1 resize-none rounded-lg placeholder:whitespace-nowrap',
          )}
        />
        <button
          type="submit"
          aria-label={t('send')}
          disabled={!canSend}
          className="ml-1 grid size-12 shrink-0 place-items-center rounded-full bg-tomato text-on-tomato transition-colors enabled:hover:bg-tomato-deep disabled:bg-sunken disabled:text-muted"
        >
          <SendHorizontal aria-hidden className="size-5" />
        </button>
      </div>
    </form>
  );
}

/**
 * The unsent text of this tab, which a reload keeps. A tab without one begins with the last draft of any tab, so that it
 * also outlives its tab, or with the text that the link to the chat proposes.
 */
function useDraft(matchId: number): [string, (text: string) => void] {
  const note = `draft.${useMe().id}.${matchId}`;
  const { proposed } = (useLocation().state as ProposedDraft | null) ?? {};
  const [draft, setDraft] = useState(() => tabNote(note) ?? (localNote(note) || (proposed ?? '')));
  function change(text: string): void {
    setDraft(text);
    saveTabNote(note, text);
    // Sending or emptying this draft must not remove that of another tab.
    if (text || localNote(note) === draft) saveLocalNote(note, text);
  }
  return [draft, change];
}

/** The counter shows from this many characters before the limit. */
const NEAR_LIMIT = 200;

/** Length of a message as the server counts it: in code points, without the spaces around it. */
const messageLength = (draft: string): number => lengthOf(draft.trim());

const isTooLong = (draft: string): boolean => messageLength(draft) > MESSAGE_LENGTH;

/** Counter of a message near the limit, and an error above it; a text that is too long stays, so that nothing is lost. */
function MessageLength({ id, draft }: { id: string; draft: string }) {
  const count = messageLength(draft);
  const isOver = count > MESSAGE_LENGTH;
  return (
    <p
      id={id}
      className={cx(
        'flex justify-end gap-3 px-2 text-sm font-semibold not-empty:pb-1.5',
        isOver ? 'text-beet' : 'text-muted',
      )}
    >
      {isOver && (
        <span role="alert" className="min-w-0 flex-1">
          {t('tooLong', { most: MESSAGE_LENGTH })}
        </span>
      )}
      {count > MESSAGE_LENGTH - NEAR_LIMIT && <span>{t('counter', { count, most: MESSAGE_LENGTH })}</span>}
    </p>
  );
}
