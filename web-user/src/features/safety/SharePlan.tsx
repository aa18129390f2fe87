import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Link2, Share2 } from 'lucide-react';
import { useRef } from 'react';
import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { copyText } from '../../shared/copy-text.js';
import { momentLabel } from '../../shared/moments.js';
import { AddressField } from '../../shared/ui/AddressField.js';
import { Button } from '../../shared/ui/Button.js';
import { Loaded } from '../../shared/ui/Loaded.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { t } from './plan-messages.js';

const PATH = '/api/matches/{id}/shared-plan';
const planOf = (matchId: number) => [PATH, matchId] as const;

/** Query whether the plan of a match can be shared, and since when it is. */
const useSharedPlan = (matchId: number) =>
  useQuery({ queryKey: planOf(matchId), queryFn: () => call('get', PATH, { params: { id: matchId } }) });

/** Mutation that makes a link; its result has the link, which cannot be read later. */
function useSharePlan(matchId: number) {
  const client = useQueryClient();
  return useAction({
    name: 'share-plan',
    run: () => call('post', PATH, { params: { id: matchId } }),
    // Without another request: if it failed, the link would not be shown.
    onSuccess: ({ sharedAt }) => client.setQueryData(planOf(matchId), { canShare: true, sharedAt }),
    failure: { title: t('notMade'), text: t('tryAgain') },
  });
}

const useStopSharing = (matchId: number) =>
  useAction({
    name: 'stop-sharing-plan',
    run: () => call('delete', PATH, { params: { id: matchId } }),
    done: () => ({ title: t('stopped') }),
    refreshes: [planOf(matchId)],
    failure: { title: t('notStopped'), text: t('tryAgain') },
  });

/** Makes and revokes the link with which a friend follows when and where the user meets the others of a match. */
export function SharePlan({ matchId }: { matchId: number }) {
  const plan = useSharedPlan(matchId);
  return (
    <Loaded query={plan} failed={t('failed')} loading={<Skeleton className="mb-4 h-32" />}>
      {({ canShare, sharedAt }) =>
        canShare && (
          <section aria-labelledby="shared-plan" className="mb-4 grid gap-3 rounded-md bg-sunken p-4">
            <h3 id="shared-plan" className="font-semibold">
              {t('title')}
            </h3>
            <p className="text-sm">{t('text')}</p>
            <PlanLink matchId={matchId} sharedAt={sharedAt} />
          </section>
        )
      }
    </Loaded>
  );
}

function PlanLink({ matchId, sharedAt }: { matchId: number; sharedAt: string | null }) {
  const create = useSharePlan(matchId);
  const stop = useStopSharing(matchId);
  const isOn = sharedAt !== null;
  return (
    <>
      {isOn && create.data ? (
        <NewLink address={window.location.origin + create.data.path} />
      ) : (
        isOn && <p className="text-sm">{t('on', { moment: momentLabel(Date.parse(sharedAt)) })}</p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button look="secondary" busy={create.isPending} onClick={() => create.mutate()}>
          <Link2 aria-hidden className="size-5" />
          {create.isPending ? t('creating') : isOn ? t('again') : t('create')}
        </Button>
        {isOn && (
          <Button look="danger" busy={stop.isPending} onClick={() => stop.mutate()}>
            {stop.isPending ? t('stopping') : t('stop')}
          </Button>
        )}
      </div>
      {isOn && <p className="text-sm text-muted">{t('againText')}</p>}
    </>
  );
}

function NewLink({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <AddressField ref={field} label={t('link')} address={address} />
      <p className="text-sm text-muted">{t('once')}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={() => void copyText(address, t('copied'), field.current!)}>
          <Copy aria-hidden className="size-5" />
          {t('copy')}
        </Button>
        {'share' in navigator && (
          <Button
            look="secondary"
            onClick={() => void navigator.share({ title: t('title'), url: address }).catch(() => undefined)}
          >
            <Share2 aria-hidden className="size-5" />
            {t('share')}
          </Button>
        )}
      </div>
    </>
  );
}
