import { MINUTE_MS, SECOND_MS } from '@domain/shared/durations.js';
import { formattedTextFrom, type Span } from '@domain/shared/formatted-text.js';
import { useSuspenseQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { type Answer, call, type OperationOf } from '../../shared/api/call.js';
import { useHasPassed } from '../../shared/hooks/use-has-passed.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import { localNote, saveLocalNote } from '../../shared/local-notes.js';

const t = messagesOf('announcement');

const PATH = '/api/announcement';
const HIDDEN = 'hidden-announcement';
/** An announcement is not urgent, so an open app asks rarely. */
const STALE_MS = 15 * MINUTE_MS;
/** How long a page waits for it. */
const WAIT_MS = 2 * SECOND_MS;

/** The answer; null where the page is shown without one. */
const askInTime = () =>
  Promise.race([call('get', PATH), new Promise<null>((resolve) => setTimeout(resolve, WAIT_MS, null))]).catch(
    () => null,
  );

/**
 * The newest announcement of the admins, until its end or until the member hides it on this device; else nothing. The page
 * suspends with it, and what comes later waits for the next page, because a banner that appears above a page moves what
 * is about to be tapped.
 */
export default function AnnouncementBanner() {
  const { data: newest } = useSuspenseQuery({
    queryKey: [PATH],
    queryFn: askInTime,
    staleTime: ({ state }) => (state.data === null ? 0 : STALE_MS),
  });
  const [data] = useState(newest);
  const [hidden, setHidden] = useState(() => localNote(HIDDEN));
  const announcement = data?.announcement;
  if (!announcement || hidden === String(announcement.id)) return null;
  const { id } = announcement;
  function hide(): void {
    saveLocalNote(HIDDEN, String(id));
    setHidden(String(id));
    document.getElementById('main')?.focus();
  }
  return <Shown key={id} {...announcement} onHide={hide} />;
}

type Announcement = NonNullable<Answer<OperationOf<'get', typeof PATH>>['announcement']>;

function Shown({ subject, body, bannerUntil, onHide }: Announcement & { onHide: () => void }) {
  const hasEnded = useHasPassed(new Date(bannerUntil));
  if (hasEnded) return null;
  return (
    <aside aria-label={t('label')} className="border-b border-line bg-butter-soft text-ink">
      <div className="mx-auto flex max-w-6xl items-start gap-2 pl-5 md:pl-8">
        <details dir="auto" className="min-w-0 flex-1 wrap-anywhere">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{subject}</summary>
          <div className="grid gap-3 pb-3">
            {formattedTextFrom(body).map((spans, index) => (
              <p key={index} className="whitespace-pre-line">
                {spans.map((span, place) => (
                  <ShownSpan key={place} {...span} />
                ))}
              </p>
            ))}
          </div>
        </details>
        <button
          type="button"
          onClick={onHide}
          aria-label={t('hide')}
          className="grid size-11 shrink-0 place-items-center rounded-full"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
    </aside>
  );
}

function ShownSpan({ text, isBold, href }: Span) {
  const shown = isBold ? <strong>{text}</strong> : text;
  if (href === null) return shown;
  return (
    <a href={href} target="_blank" rel="noreferrer" className="font-semibold underline underline-offset-3">
      {shown}
    </a>
  );
}
