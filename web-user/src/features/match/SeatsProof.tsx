import { useQuery } from '@tanstack/react-query';
import { matchKey } from '../../shared/api/keys.js';
import { call } from '../../shared/api/call.js';
import { t } from './seats-proof-messages.js';

/** The receipt of a run is made some seconds after its tables. */
const STALE_MS = 10 * 60_000;

/** How many got a seat in the final run of a match, how many could have, and how that is known. See ADR 79. */
export function SeatsProof({ matchId: id }: { matchId: number }) {
  const { data } = useQuery({
    queryKey: [...matchKey(id), 'proof'],
    queryFn: () => call('get', '/api/matches/{id}/proof', { params: { id } }),
    staleTime: STALE_MS,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (!data?.proof) return null;
  const { seated, atMost, receiptKey } = data.proof;
  return (
    <div className="text-sm">
      <p>{t('seats', { seated, atMost })}</p>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline">
          {t('how')}
        </summary>
        <ol className="grid list-decimal gap-1.5 ps-5 text-muted">
          <li>{t('graph')}</li>
          <li>{t('bound', { atMost })}</li>
          <li>
            {t('check')} <code className="text-xs break-all">{receiptKey}</code>
          </li>
        </ol>
      </details>
    </div>
  );
}
