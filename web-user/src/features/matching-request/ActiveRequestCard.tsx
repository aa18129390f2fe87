import type { ReactNode } from 'react';
import { ApiError } from '../../shared/api/api-error.js';
import type { ActiveRequest } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { useUndoable } from '../../shared/hooks/use-undoable.js';
import { Badge } from '../../shared/ui/Badge.js';
import { Button } from '../../shared/ui/Button.js';
import { Card } from '../../shared/ui/Card.js';
import { FormError } from '../../shared/ui/FormError.js';
import { toastError } from '../../shared/ui/toast/toast-store.js';
import { t } from './messages.js';
import { cancelRequest, useRefreshAfterRequest } from './queries.js';
import { requestErrorOf } from './request-error.js';
import { FindingYourGroup, RequestFacts } from './SearchStates.js';

function useCancelRequest() {
  const refresh = useRefreshAfterRequest();
  return useAction({
    name: 'cancel-request',
    run: cancelRequest,
    done: () => ({ title: t('cancelled'), description: t('cancelledText') }),
    onSuccess: refresh,
    failure: { title: t('error'), text: t('cancelFailedHere') },
    onFailure: (error) => {
      const isOver = error instanceof ApiError && error.body?.code === 'request_is_over';
      const isSeated = requestErrorOf(error).kind === 'active-match';
      if (isSeated)
        toastError({ title: t('seatedTitle'), description: t('seatedText'), action: 'cancel-request' });
      if (isOver || isSeated) void refresh();
      return isOver || isSeated;
    },
  });
}

/** The name of the open request, and whether it led to a match: a joined meetup is one too. */
export function RequestState({ isMatched, as: Title = 'p' }: { isMatched: boolean; as?: 'p' | 'h2' }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5">
      <Title id="active-request" className="font-sans text-xs font-semibold tracking-normal text-muted">
        {t('activeTitle')}
      </Title>
      <Badge tone={isMatched ? 'basil' : 'butter'} className="text-xs">
        {t(isMatched ? 'matched' : 'searching')}
      </Badge>
    </div>
  );
}

interface ActiveRequestCardProps {
  request: ActiveRequest;
  /** Whether the user has a seat at a meetup, while the search for a table goes on. */
  isMatched: boolean;
  /** Without the table, beside the card of that meetup. */
  isShort?: boolean;
  onChange: () => void;
  /** Why the search takes so long. */
  outlook?: ReactNode;
  /** The friends that come along. */
  friends?: ReactNode;
}

/** The search for a table: what was asked for, who comes along, and the ways to change or cancel it. */
export function ActiveRequestCard({
  request,
  isMatched,
  isShort = false,
  onChange,
  outlook,
  friends,
}: ActiveRequestCardProps) {
  const cancel = useCancelRequest();
  const state = <RequestState isMatched={isMatched} as={isShort ? 'h2' : 'p'} />;
  const { isWaiting: isUndoable, start, undo } = useUndoable();
  return (
    <Card aria-labelledby="active-request" className="py-4">
      {isShort ? state : <FindingYourGroup request={request} state={state} />}
      {isMatched && <p className="mt-2 text-sm text-muted">{t('meetupMeanwhile')}</p>}
      {isShort && <RequestFacts request={request} />}
      {request.status === 'active' && (
        <>
          {outlook}
          {friends}
          <div className="mt-3 grid gap-3 border-t border-line pt-4">
            <FormError error={cancel.error} />
            <p role="status" className={isUndoable ? 'text-sm text-muted' : 'sr-only'}>
              {isUndoable && t('cancelSoon')}
            </p>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2.5 *:px-3">
              {/* The copy of an offline device lacks a choice, which a change would lose. */}
              <Button look="secondary" disabled={!('notTheOnly' in request)} onClick={onChange}>
                {t('changeRequest')}
              </Button>
              <Button
                look="secondary"
                busy={cancel.isPending}
                onClick={({ detail }) => {
                  if (!isUndoable) start(() => cancel.mutateAsync(request.id).catch(() => undefined));
                  // The second half of a double click takes nothing back.
                  else if (detail < 2) undo();
                }}
              >
                {isUndoable ? t('undo') : cancel.isPending ? t('cancelling') : t('cancelRequest')}
              </Button>
            </div>
          </div>
        </>
      )}
    </Card>
  );
}
