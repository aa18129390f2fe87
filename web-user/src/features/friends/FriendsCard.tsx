import { type ReactNode, useState } from 'react';
import type { ActiveRequest } from '../../shared/api/types.js';
import { formattingLocale } from '../../shared/i18n/locale.js';
import { useFailedLoad } from '../../shared/hooks/use-failed-load.js';
import { useHasPassed } from '../../shared/hooks/use-has-passed.js';
import { useKeptFocus } from '../../shared/hooks/use-kept-focus.js';
import { momentLabel } from '../../shared/moments.js';
import { Button } from '../../shared/ui/Button.js';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { GroupCode } from './GroupCode.js';
import { JoinForm } from './JoinForm.js';
import { t } from './messages.js';
import { useFriendGroup, useGroupActions } from './queries.js';

/** The part of the search about friends that come along, and the ways to bring or join one. */
export function FriendsCard({ request }: { request: ActiveRequest }) {
  const group = useFriendGroup(request.id);
  const failed = useFailedLoad(group);
  return (
    <section aria-labelledby="friends" className="mt-1 border-t border-line pt-3">
      <p id="friends" className="font-semibold">
        {t('title')}
      </p>
      <div className="mt-2 grid gap-4" aria-live="polite">
        {failed ? (
          <>
            <p className="text-sm text-muted">{t('notKnown')}</p>
            <Button look="secondary" onClick={failed.retry}>
              {t('retry')}
            </Button>
          </>
        ) : !group.data ? (
          <Skeleton className="h-12" />
        ) : (
          <Group request={request} group={group.data.group} />
        )}
      </div>
    </section>
  );
}

type GroupView = NonNullable<ReturnType<typeof useFriendGroup>['data']>['group'];

interface GroupProps {
  request: ActiveRequest;
  group: GroupView;
}

function Group({ request, group }: GroupProps) {
  const [isJoining, setJoining] = useState(false);
  const focus = useKeptFocus<HTMLDivElement>(`${group?.state} ${isJoining}`);
  return (
    <div {...focus} className="grid gap-4">
      <GroupState {...{ request, group, isJoining, setJoining }} />
    </div>
  );
}

interface GroupStateProps extends GroupProps {
  isJoining: boolean;
  setJoining: (isJoining: boolean) => void;
}

function GroupState({ request, group, isJoining, setJoining }: GroupStateProps) {
  const { open, join, goWithout, leave } = useGroupActions(request.id);
  const code = group?.invitation && <GroupCode code={group.invitation} />;
  const heldUntil = new Date(group?.heldUntil ?? 0);
  const isHeld = !useHasPassed(heldUntil);
  const until = momentLabel(heldUntil.getTime());
  const goButton = isHeld && (
    <Button look="secondary" busy={goWithout.isPending} onClick={() => goWithout.mutate()}>
      {goWithout.isPending ? t('going') : t('goWithout')}
    </Button>
  );

  if (group?.state === 'together') {
    const names = new Intl.ListFormat(formattingLocale).format(group.friends);
    return (
      <>
        <Notice title={t('together', { names })}>
          {isHeld ? t('heldForOneMore', { until }) : t('togetherText')}
        </Notice>
        {code && (
          <>
            {!isHeld && <p className="text-sm text-muted">{t('oneMore')}</p>}
            {code}
          </>
        )}
        {goButton}
        <LeaveButton busy={leave.isPending} onLeave={() => leave.mutate()} />
      </>
    );
  }
  if (group?.state === 'over')
    return (
      <>
        <Notice title={t('over')}>{t('overText')}</Notice>
        <Button look="secondary" busy={leave.isPending} onClick={() => leave.mutate()}>
          {t('ok')}
        </Button>
      </>
    );
  if (isJoining)
    return (
      <JoinForm
        busy={join.isPending}
        error={join.error}
        onJoin={(typed) => join.mutate(typed)}
        onBack={() => setJoining(false)}
      />
    );
  return (
    <>
      {group &&
        (isHeld ? (
          <Notice title={t('held', { until })}>{t('heldText')}</Notice>
        ) : (
          <Notice title={t('heldNoMore')}>{t('heldNoMoreText')}</Notice>
        ))}
      {code}
      <div className="flex flex-wrap gap-2.5 *:flex-1 *:basis-30 *:px-3">
        {!group && (
          <Button busy={open.isPending} onClick={() => open.mutate()}>
            {open.isPending ? t('bringing') : t('bring')}
          </Button>
        )}
        {goButton}
        <Button look={group ? 'quiet' : 'secondary'} onClick={() => setJoining(true)}>
          {t('haveCode')}
        </Button>
      </div>
    </>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-sm text-muted">{children}</p>
    </div>
  );
}

function LeaveButton({ busy, onLeave }: { busy: boolean; onLeave: () => void }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button look="quiet" busy={busy} onClick={() => setAsked(true)}>
        {busy ? t('leaving') : t('leave')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          onLeave();
        }}
        title={t('leaveTitle')}
        description={t('leaveText')}
        labels={{ confirm: t('leave'), cancel: t('stay') }}
      />
    </>
  );
}
