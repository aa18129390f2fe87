import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../shared/api/call.js';
import { MATCHES, matchKey } from '../../shared/api/keys.js';
import type { FeedbackBody, Match } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { saturdayLabel } from '../../shared/moments.js';
import { Button } from '../../shared/ui/Button.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { BillStep } from './BillStep.js';
import { bodyOf, draftFrom, type FeedbackDraft, keepDraft, keptDraft } from './feedback-draft.js';
import { t } from './feedback-messages.js';
import { AgainStep, MoreStep, ThereStep } from './FeedbackSteps.js';

const feedbackKey = (matchId: number) => [...matchKey(matchId), 'feedback'] as const;

/** What the user said about the match; private, so it is not kept for offline use. */
function useOwnFeedback(matchId: number, isGiven: boolean) {
  return useQuery({
    queryKey: feedbackKey(matchId),
    queryFn: () => call('get', '/api/matches/{id}/feedback', { params: { id: matchId } }),
    enabled: isGiven,
    gcTime: 0,
  });
}

/** Mutation that saves the feedback on a match. */
function useGiveFeedback(matchId: number, onDone: () => void) {
  const client = useQueryClient();
  return useAction({
    name: 'give-feedback',
    run: (body: FeedbackBody) =>
      call('post', '/api/matches/{id}/feedback', { params: { id: matchId }, body }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: MATCHES });
      onDone();
    },
    failure: { title: t('failed'), text: t('tryAgain') },
  });
}

/** The whole screen of a phone. */
const FULL_SCREEN = 'max-sm:h-dvh max-sm:max-h-none! max-sm:rounded-none!';

/** Asks how a match was, one question a step, and ends with the bill to share. It can be changed until the chat is archived. */
export function FeedbackSheet({ match, onClose }: { match: Match; onClose: () => void }) {
  const [wasGiven] = useState(match.feedback !== null);
  const saved = useOwnFeedback(match.id, wasGiven);
  const before = saved.data?.feedback ?? null;
  const [edited, setEdited] = useState(() => keptDraft(match.id));
  // What was said before is loaded first: sending without it would replace it.
  const draft = edited ?? (wasGiven && !saved.data ? null : draftFrom(before));
  const give = useGiveFeedback(match.id, () => {
    keepDraft(match.id, null);
    if (draft!.attended) setEdited({ ...draft!, step: 'bill' });
    else onClose();
  });
  const change = (part: Partial<FeedbackDraft>) => {
    const next = { ...draft!, ...part };
    setEdited(next);
    keepDraft(match.id, next);
  };
  const body = useRef<HTMLDivElement>(null);
  const step = useRef(draft?.step);
  useEffect(() => {
    // The next question takes the focus from the button that is gone.
    if (step.current && step.current !== draft?.step) body.current?.querySelector('h3')?.focus();
    step.current = draft?.step;
  }, [draft?.step]);
  const to = (next: FeedbackDraft['step'], label: 'next' | 'back', part: Partial<FeedbackDraft> = {}) => (
    <Button look={label === 'next' ? 'primary' : 'secondary'} onClick={() => change({ ...part, step: next })}>
      {t(label)}
    </Button>
  );
  // There is nobody to meet again.
  const isAlone = match.users.every(({ id }) => draft?.absent.includes(id));
  const buttons = {
    there: (
      <>
        <Button look="secondary" onClick={() => change({ step: 'more', attended: false })}>
          {t('no')}
        </Button>
        {to(isAlone ? 'more' : 'again', 'next', { attended: true })}
      </>
    ),
    again: (
      <>
        {to('there', 'back')}
        {to('more', 'next')}
      </>
    ),
    more: (
      <>
        {to(isAlone || !draft?.attended ? 'there' : 'again', 'back')}
        <Button busy={give.isPending} onClick={() => give.mutate(bodyOf(draft!, match.users))}>
          {t(give.isPending ? 'sending' : 'send')}
        </Button>
      </>
    ),
    bill: null,
  };
  return (
    <Dialog
      open
      isInUrl
      onClose={onClose}
      className={FULL_SCREEN}
      title={t(draft?.step === 'bill' ? 'thanks' : 'title')}
      description={saturdayLabel(match.suggestedDate)}
      footer={draft && buttons[draft.step]}
    >
      <div ref={body}>
        {!draft ? (
          saved.error ? (
            <LoadFailed title={t('loadFailed')} error={saved.error} onRetry={() => void saved.refetch()} />
          ) : (
            <div role="status" aria-label={t('loading')}>
              <Skeleton className="h-40 rounded-md" />
            </div>
          )
        ) : draft.step === 'there' ? (
          <ThereStep users={match.users} draft={draft} onChange={change} />
        ) : draft.step === 'again' ? (
          <AgainStep users={match.users} draft={draft} onChange={change} />
        ) : draft.step === 'more' ? (
          <MoreStep draft={draft} onChange={change} wasReported={before?.hasConcern ?? false} />
        ) : (
          <BillStep match={match} draft={draft} onChange={() => change({ step: 'there' })} onDone={onClose} />
        )}
      </div>
    </Dialog>
  );
}
