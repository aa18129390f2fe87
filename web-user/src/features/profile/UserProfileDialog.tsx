import type { ReactNode } from 'react';
import { Avatar } from '../../shared/ui/Avatar.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { Loaded } from '../../shared/ui/Loaded.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { t } from './messages.js';
import { nameIn, PublicProfileView } from './PublicProfileView.js';
import { useProfile } from './queries.js';

interface UserProfileDialogProps {
  userId: number;
  onClose: () => void;
  /** Content for a profile that is not accessible, such as that of a blocked user. */
  closed?: { name: string; imageUrl: string | null; text: string };
  /** Renders the actions for the user. */
  actions: (person: { id: number; name: string }) => ReactNode;
}

/** The profile that members of the same match may read. */
export function UserProfileDialog({ userId, onClose, closed, actions }: UserProfileDialogProps) {
  const profile = useProfile(userId, !closed);
  const name = closed?.name ?? (profile.data && nameIn(profile.data));
  return (
    <Dialog
      open
      onClose={onClose}
      title={name ?? t('profileTitle')}
      footer={name && actions({ id: userId, name })}
    >
      {closed ? (
        <div className="flex items-center gap-4">
          <Avatar name={closed.name} imageUrl={closed.imageUrl} seed={userId} size="xl" />
          <div className="min-w-0">
            <p className="font-display text-2xl font-bold wrap-anywhere">
              <bdi>{closed.name}</bdi>
            </p>
            <p className="text-muted">{closed.text}</p>
          </div>
        </div>
      ) : (
        <Loaded query={profile} failed={t('profileFailed')} loading={<ProfileSkeleton />}>
          {(loaded) => <PublicProfileView profile={loaded} />}
        </Loaded>
      )}
    </Dialog>
  );
}

const ProfileSkeleton = () => (
  <div className="grid gap-5">
    <div className="flex items-center gap-4">
      <Skeleton className="size-24 rounded-full" />
      <Skeleton className="h-12 w-36" />
    </div>
    <Skeleton className="h-24" />
  </div>
);
