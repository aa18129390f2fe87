import { useId } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { interestsNamed } from '../../shared/interests/chosen-interests.js';
import type { PictureChoice } from '../../shared/pictures/use-picture.js';
import { useMe } from '../../shared/session/me.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { t } from './messages.js';
import type { ProfileFields } from './profile-fields.js';
import { PublicProfileView } from './PublicProfileView.js';
import { useProfile } from './queries.js';

interface OthersViewProps {
  control: Control<ProfileFields>;
  picture: PictureChoice;
}

/** What the members of a match see of the own profile: the response that they get, with the changes of the form. */
export function OthersView({ control, picture }: OthersViewProps) {
  const titleId = useId();
  const profile = useProfile(useMe().id, true);
  const { bio, interests } = useWatch({ control }) as ProfileFields;
  return (
    <section aria-labelledby={titleId} className="mt-6 grid gap-4 rounded-lg border border-line p-4">
      <div>
        <h3 id={titleId} className="text-lg">
          {t('othersSee')}
        </h3>
        <p className="text-sm text-muted">{t('othersNever')}</p>
      </div>
      {profile.data ? (
        <PublicProfileView
          profile={{
            ...profile.data,
            bio: bio.trim(),
            interests: [...interestsNamed(interests)],
            profileImageUrl: picture.fresh ?? picture.imageUrl,
            isProfilePictureVerified: profile.data.isProfilePictureVerified && picture.isUnchanged,
          }}
        />
      ) : profile.isError ? (
        <LoadFailed title={t('profileFailed')} error={profile.error} onRetry={() => void profile.refetch()} />
      ) : (
        <div className="flex items-center gap-4">
          <Skeleton className="size-24 rounded-full" />
          <Skeleton className="h-12 w-36" />
        </div>
      )}
    </section>
  );
}
