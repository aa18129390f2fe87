import type { ActiveRequest, Match } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { mealLabel, saturdayLabel, venueLabel } from '../../shared/dates.js';
import { distanceLabel } from '../../shared/distances.js';
import { ApiError, isUnauthorized, messageOf } from '../../shared/api/api-error.js';
import { useUndoable } from '../../shared/hooks/use-undoable.js';
import { useSignInAgain } from '../../shared/session/use-sign-in-again.js';
import { Badge } from '../../shared/ui/Badge.js';
import { Button } from '../../shared/ui/Button.js';
import { Card, MenuLine } from '../../shared/ui/Card.js';
import { FormError } from '../../shared/ui/FormError.js';
import { toastError, toastSuccess } from '../../shared/ui/toast/toast-store.js';
import { t } from './messages.js';
import { cancelRequest, useRefreshAfterRequest } from './queries.js';
import { requestErrorOf } from './request-error.js';
import { agesLabel } from './request-form.js';

function useCancelRequest() {
  const refresh = useRefreshAfterRequest();
  const signInAgain = useSignInAgain();
  return useAction({
    name: 'cancel-request',
    run: cancelRequest,
    onSuccess: async () => {
      toastSuccess({ title: t('cancelled'), description: t('cancelledText') });
      await refresh();
    },
    defaultText: t('cancelFailedHere'),
    onFailure: (error) => {
      if (isUnauthorized(error)) return signInAgain();
      if (error instanceof ApiError && error.body?.code === 'request_is_over') return void refresh();
      if (requestErrorOf(error).kind === 'active-match') {
        void refresh();
        return toastError({
          title: t('seatedTitle'),
          description: t('seatedText'),
          action: 'cancel-request',
        });
      }
      toastError({
        title: t('error'),
        description: messageOf(error, t('cancelFailedHere')),
        action: 'cancel-request',
      });
    },
  });
}

/**
 * The open request and its state: matched with at least one match. A meetup is one too, although the search for a table goes
 * on beside it.
 */
export function ActiveRequestCard({ request, match }: { request: ActiveRequest; match: Match | null }) {
  const cancel = useCancelRequest();
  const isSearching = request.status === 'active' && (!match || match.meetup !== null);
  const { isWaiting: isUndoable, start, undo } = useUndoable();
  const distanceApplies = request.distanceApplies !== false;
  return (
    <Card aria-labelledby="active-request">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="active-request" className="text-lg">
          {t('activeTitle')}
        </h2>
        <Badge tone={match ? 'basil' : 'butter'}>{match ? t('matched') : t('searching')}</Badge>
      </div>
      <dl className="mt-3 grid gap-1.5">
        <MenuLine label={t('date')}>{saturdayLabel(request.preferredDate)}</MenuLine>
        <MenuLine label={t('time')}>{mealLabel(request.preferredTime)}</MenuLine>
        <MenuLine label={t('venue')}>{venueLabel(request.venueType)}</MenuLine>
        <MenuLine label={t('within')}>
          {distanceApplies ? distanceLabel(request.maxDistance) : t('withinNotApplied')}
        </MenuLine>
        <MenuLine label={t('company')}>{agesLabel(request.ageRangeMin, request.ageRangeMax)}</MenuLine>
      </dl>
      {!distanceApplies && !request.keepsLocation && (
        <p className="mt-3 text-sm text-muted">{t('notAppliedNote')}</p>
      )}
      {isSearching && match && <p className="mt-3 text-sm text-muted">{t('meetupMeanwhile')}</p>}
      {isSearching && (
        <div className="mt-4 grid gap-3">
          <FormError error={cancel.error} />
          <p role="status" className={isUndoable ? 'text-sm text-muted' : 'sr-only'}>
            {isUndoable && t('cancelSoon')}
          </p>
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
      )}
    </Card>
  );
}
