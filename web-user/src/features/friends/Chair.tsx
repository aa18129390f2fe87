import { slotKey } from '@domain/shared/slot.js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, isNotFound } from '../../shared/api/api-error.js';
import { call } from '../../shared/api/call.js';
import { ACTIVE_REQUEST, MATCHES } from '../../shared/api/keys.js';
import type { ActiveRequest } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { openingTab } from '../../shared/auth-tab.js';
import { mealLabel, venueLabel } from '../../shared/dates.js';
import { useKeptFocus } from '../../shared/hooks/use-kept-focus.js';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';
import { momentLabel, saturdayLabel } from '../../shared/moments.js';
import { RoundTable } from '../../shared/ui/art/RoundTable.js';
import { Avatar } from '../../shared/ui/Avatar.js';
import { Button, ButtonLink } from '../../shared/ui/Button.js';
import { Card } from '../../shared/ui/Card.js';
import { FormError } from '../../shared/ui/FormError.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { t } from './messages.js';
import { joinFriendGroup } from './queries.js';

const invitationOf = (code: string) =>
  call('get', '/api/friend-invitations/{code}', { params: { code } }).catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });
type Invitation = NonNullable<Awaited<ReturnType<typeof invitationOf>>>;
type OpenChair = NonNullable<Invitation['chair']>;

interface ChairProps {
  code: string;
  /** The waiting request of a reader who is signed in, null for none; undefined for a visitor. */
  request: ActiveRequest | null | undefined;
}

/** What the link of a friend shows: a table with a chair, or why there is none and what else can be done. */
export function Chair({ code, request }: ChairProps) {
  const isSignedIn = request !== undefined;
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/friend-invitations', code, isSignedIn],
    queryFn: () => invitationOf(code),
  });
  usePageTitle(t('linkTitle'));
  if (data === undefined)
    return error ? (
      <LoadFailed title={t('linkFailed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96" />
    );
  if (!data?.chair) return <NoChair state={data?.state ?? 'wrong'} isSignedIn={isSignedIn} />;
  return (
    <AtTable chair={data.chair}>
      {isSignedIn ? (
        <TakeChair code={code} chair={data.chair} request={request} />
      ) : (
        <SignUp returnTo={`/friend/${code}`} />
      )}
    </AtTable>
  );
}

const slotLabel = (slot: { preferredDate: string; preferredTime: string; venueType: string }): string =>
  [saturdayLabel(slot.preferredDate), mealLabel(slot.preferredTime), venueLabel(slot.venueType)].join(' · ');

function AtTable({ chair, children }: { chair: OpenChair; children: ReactNode }) {
  const { firstName, profileImageUrl, heldUntil } = chair;
  return (
    <Card aria-labelledby="chair" className="grid gap-4 text-center">
      <div className="relative mx-auto w-56 max-w-full">
        <RoundTable seats={5} taken={4} waiting />
        {profileImageUrl && (
          <Avatar
            name={firstName}
            imageUrl={profileImageUrl}
            seed={0}
            size="lg"
            className="absolute bottom-0 left-0 ring-3 ring-card"
          />
        )}
      </div>
      <div>
        <h1 id="chair" className="text-2xl text-balance">
          {t('chairTitle', { name: firstName })}
        </h1>
        <p className="mt-2 font-semibold">{slotLabel(chair)}</p>
        <p className="mt-1 text-sm text-muted">
          {heldUntil
            ? t('chairUntil', { until: momentLabel(Date.parse(heldUntil)) })
            : t('chairFree', { name: firstName })}
        </p>
      </div>
      {children}
    </Card>
  );
}

function SignUp({ returnTo }: { returnTo: string }) {
  const to = `/auth?returnTo=${encodeURIComponent(returnTo)}`;
  return (
    <div className="grid gap-2.5">
      <p className="text-sm text-muted">{t('chairHow')}</p>
      <ButtonLink to={to} state={openingTab('create-account')}>
        {t('takeNew')}
      </ButtonLink>
      <ButtonLink to={to} look="quiet">
        {t('haveAccount')}
      </ButtonLink>
    </div>
  );
}

interface TakeChairProps {
  code: string;
  chair: OpenChair;
  request: ActiveRequest | null;
}

function TakeChair({ code, chair, request }: TakeChairProps) {
  const navigate = useNavigate();
  const isElsewhere = request?.status === 'active' && slotKey(request) !== slotKey(chair);
  const take = useAction({
    name: 'take-chair',
    run: () => joinFriendGroup({ invitation: code, ...(isElsewhere && { replaces: request.id }) }),
    done: () => ({ title: t('joined') }),
    onSuccess: () => navigate('/matches'),
    refreshes: [ACTIVE_REQUEST, MATCHES],
    failure: { text: t('tryAgain') },
    refreshesOnFailure: [['/api/friend-invitations']],
  });
  const isSeated =
    request?.status === 'matched' ||
    (take.error instanceof ApiError && take.error.body?.code === 'active_match');
  const focus = useKeptFocus<HTMLDivElement>(isSeated);
  return (
    <div {...focus} className="grid gap-2.5 outline-none">
      {isSeated ? (
        <p role="status" className="text-sm text-pretty">
          {t('seated')}
        </p>
      ) : (
        <>
          {isElsewhere && (
            <p className="text-sm text-pretty">{t('otherSlot', { mine: slotLabel(request) })}</p>
          )}
          <FormError error={take.error} />
          <Button busy={take.isPending} onClick={() => take.mutate()}>
            {take.isPending ? t('taking') : t(isElsewhere ? 'takeInstead' : 'take')}
          </Button>
        </>
      )}
      {(isSeated || isElsewhere || take.error) && (
        <ButtonLink to="/matches" look={isSeated ? 'primary' : 'quiet'}>
          {t('toMatches')}
        </ButtonLink>
      )}
    </div>
  );
}

const STATES = {
  yours: ['yoursTitle', 'yoursText'],
  full: ['fullTitle', 'fullText'],
  closed: ['closedTitle', 'closedText'],
  wrong: ['wrongTitle', 'wrongText'],
} as const;

function NoChair({ state, isSignedIn }: { state: string; isSignedIn: boolean }) {
  const [title, text] = STATES[state as keyof typeof STATES] ?? STATES.closed;
  const findTo = isSignedIn ? '/' : '/auth';
  return (
    <Card aria-labelledby="chair" className="grid gap-4 text-center">
      <RoundTable seats={5} taken={5} className="mx-auto w-44 max-w-full" />
      <div>
        <h1 id="chair" className="text-2xl text-balance">
          {t(title)}
        </h1>
        <p className="mt-2 text-pretty text-muted">{t(text)}</p>
      </div>
      {state === 'yours' ? (
        <ButtonLink to="/matches">{t('toMatches')}</ButtonLink>
      ) : (
        <ButtonLink to={findTo} state={isSignedIn ? undefined : openingTab('create-account')}>
          {t('find')}
        </ButtonLink>
      )}
    </Card>
  );
}
