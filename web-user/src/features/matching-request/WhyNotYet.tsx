import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messageOf } from '../../shared/api/api-error.js';
import { call } from '../../shared/api/call.js';
import type { ActiveRequest, Outlook } from '../../shared/api/types.js';
import { saturdayLabel } from '../../shared/moments.js';
import { distanceLabel } from '../../shared/distances.js';
import { useIsOffline } from '../../shared/offline/connection.js';
import { Button } from '../../shared/ui/Button.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { t } from './messages.js';
import { agesLabel } from './request-form.js';

/** The server computes a new answer every ten minutes. */
const STALE_MS = 10 * 60_000;

interface WhyNotYetProps {
  request: ActiveRequest;
  /** Opens the form; the limits are those of the request with the tightest one widened. */
  onWiden: (change: ActiveRequest) => void;
}

/** Why the request still waits, read when the user unfolds it. See ADR 54. */
export function WhyNotYet({ request, onWiden }: WhyNotYetProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const isOffline = useIsOffline();
  const outlook = useQuery({
    queryKey: ['request-outlook', request.id],
    queryFn: () => call('get', '/api/matching-request/{id}/outlook', { params: { id: request.id } }),
    enabled: isOpen,
    staleTime: STALE_MS,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return (
    <div className="grid gap-2">
      <button
        type="button"
        className="min-h-11 justify-self-start text-sm font-semibold underline underline-offset-3"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {t('whyNotYet')}
      </button>
      <div id={panel} aria-live="polite" className="grid gap-3" hidden={!isOpen}>
        {outlook.data ? (
          <Answer request={request} outlook={outlook.data} onWiden={onWiden} />
        ) : outlook.isError ? (
          <>
            <p className="text-muted">
              {isOffline ? t('whyOffline') : messageOf(outlook.error, t('whyFailed'))}
            </p>
            <Button look="secondary" onClick={() => void outlook.refetch()}>
              {t('whyRetry')}
            </Button>
          </>
        ) : (
          <Skeleton className="h-12" />
        )}
      </div>
    </div>
  );
}

function Answer({ request, outlook, onWiden }: WhyNotYetProps & { outlook: Outlook }) {
  const { compatible, tightest } = outlook;
  const date = saturdayLabel(request.preferredDate);
  return (
    <>
      <p>{compatible === 0 ? t('whyFew', { date }) : t('whyCount', { count: compatible, date })}</p>
      {tightest ? (
        <>
          <p className="text-muted">
            {tightest.limit === 'distance'
              ? t('whyDistance', { limit: distanceLabel(tightest.maxDistance), gain: tightest.gain })
              : t('whyAges', {
                  limit: agesLabel(tightest.ageRangeMin, tightest.ageRangeMax),
                  gain: tightest.gain,
                })}
          </p>
          <Button
            look="secondary"
            onClick={() =>
              onWiden({
                ...request,
                maxDistance: Math.max(request.maxDistance, tightest.maxDistance),
                ageRangeMin: tightest.limit === 'ages' ? tightest.ageRangeMin : request.ageRangeMin,
                ageRangeMax: tightest.limit === 'ages' ? tightest.ageRangeMax : request.ageRangeMax,
              })
            }
          >
            {t(tightest.limit === 'distance' ? 'widenDistance' : 'widenAges')}
          </Button>
        </>
      ) : (
        <p className="text-muted">{t('whyNoLimit')}</p>
      )}
    </>
  );
}
