import { GENDERS, type Gender } from '@domain/shared/gender.js';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error.js';
import { call } from '../../shared/api/call.js';
import type { MatchingRequestPayload, Pool } from '../../shared/api/types.js';
import { useDebounced } from '../../shared/hooks/use-debounced.js';
import { usePrivatePreferences } from '../../shared/my-table/own-private-preferences.js';
import { useMapConfig } from '../../shared/places/map-config.js';
import { Checkbox } from '../../shared/ui/Checkbox.js';
import { Select } from '../../shared/ui/Field.js';
import { t } from './messages.js';
import type { RequestFormValues } from './request-form.js';

/** The server counts anew every ten minutes. */
const STALE_MS = 10 * 60_000;
/** While a slider moves nothing is asked. */
const SETTLED_MS = 500;

interface TableWishesProps {
  wishes: RequestFormValues;
  /** The request as it would be sent; null while a choice is missing. */
  payload: MatchingRequestPayload | null;
  onChange: (change: Partial<RequestFormValues>) => void;
}

/** What a request may ask of the whole table. Nobody else learns of it. See ADR 71. */
export function TableWishes({ wishes, payload, onChange }: TableWishesProps) {
  const preferences = usePrivatePreferences();
  const config = useMapConfig();
  const { sharedLanguage, notTheOnly } = wishes;
  // Who asked for it before can take it back, whatever could be loaded.
  const needsLanguage = !sharedLanguage && !preferences.data?.languages.length;
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-display text-lg font-bold">{t('wholeTable')}</legend>
      <p className="text-sm text-muted">{t('wholeTableHint')}</p>
      <Checkbox
        label={t('sharedLanguage')}
        hint={
          preferences.isError
            ? t('languagesFailed')
            : t(preferences.data && needsLanguage ? 'sharedLanguageNeeds' : 'sharedLanguageHint')
        }
        checked={sharedLanguage}
        disabled={needsLanguage}
        onChange={({ target }) => onChange({ sharedLanguage: target.checked })}
      />
      {(config.data?.offersNotTheOnly || notTheOnly) && (
        <Select
          label={t('notTheOnly')}
          hint={t('notTheOnlyHint')}
          value={notTheOnly ?? ''}
          onChange={({ target }) => onChange({ notTheOnly: (target.value || null) as Gender | null })}
          options={[
            { value: '', label: t('notTheOnly_none') },
            ...GENDERS.map((value) => ({ value, label: t(`notTheOnly_${value}`) })),
          ]}
        />
      )}
      {(sharedLanguage || notTheOnly) && <Price payload={payload} />}
    </fieldset>
  );
}

/** How many people are left, before the request is sent. */
function Price({ payload }: { payload: MatchingRequestPayload | null }) {
  const asked = useDebounced(payload, SETTLED_MS);
  const pool = useQuery({
    queryKey: ['request-pool', asked],
    queryFn: () => call('post', '/api/matching-request/pool', { body: asked! }),
    enabled: asked !== null,
    staleTime: STALE_MS,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return (
    <div role="status" className="grid gap-1 text-sm">
      {!payload ? (
        <p className="text-muted">{t('poolLater')}</p>
      ) : pool.data ? (
        <PoolText pool={pool.data} />
      ) : (
        <p className="text-muted">{pool.error ? whyUncounted(pool.error) : t('poolLoading')}</p>
      )}
    </div>
  );
}

/** A request that the server would refuse says why; a failed count keeps nobody from asking. */
const whyUncounted = (error: Error): string =>
  error instanceof ApiError && error.body?.code === 'checked_account_needed'
    ? error.message
    : t('poolFailed');

function PoolText({ pool: { fit, withLanguage, peers } }: { pool: Pool }) {
  if (fit === 0) return <p>{t('poolFew')}</p>;
  return (
    <>
      {withLanguage !== null && (
        <p>
          {withLanguage === 0
            ? t('poolLanguageFew', { fit })
            : t('poolLanguage', { fit, left: withLanguage })}
        </p>
      )}
      {peers !== null && (
        <p>{peers === 0 ? t('poolPeersFew', { fit }) : t('poolPeers', { fit, left: peers })}</p>
      )}
    </>
  );
}

/** The same in a few words each. */
export const wishesInWords = ({ sharedLanguage, notTheOnly }: RequestFormValues): string[] => [
  ...(sharedLanguage ? [t('saidSharedLanguage')] : []),
  ...(notTheOnly ? [t('saidNotTheOnly', { gender: notTheOnly })] : []),
];
