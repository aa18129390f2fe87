import { LONGEST_BIO } from '@domain/account/bio.js';
import { lengthOf } from '@domain/shared/readable-text.js';
import { useId } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { InterestsField } from '../../shared/interests/InterestsField.js';
import { PicturePicker } from '../../shared/pictures/PicturePicker.js';
import type { PictureChoice } from '../../shared/pictures/use-picture.js';
import { useMe } from '../../shared/session/me.js';
import { Avatar } from '../../shared/ui/Avatar.js';
import { TextArea } from '../../shared/ui/Field.js';
import { Loaded } from '../../shared/ui/Loaded.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { DrawingPicker } from './DrawingPicker.js';
import { t } from './messages.js';
import type { ProfileFields } from './profile-fields.js';
import { Title, Trust } from './PublicProfileView.js';
import { useProfile } from './queries.js';

/**
 * What the members of a match see of the own profile, each part of it edited where it stands; what the user cannot type is
 * from the response that the others get.
 */
export function OthersSee({ form, picture }: { form: UseFormReturn<ProfileFields>; picture: PictureChoice }) {
  const me = useMe();
  const titleId = useId();
  const profile = useProfile(me.id, true);
  const bio = useController({ control: form.control, name: 'bio' });
  const interests = useController({ control: form.control, name: 'interests' });
  // A new picture has no badge.
  const seen = <Data extends { isProfilePictureVerified: boolean }>(data: Data): Data => ({
    ...data,
    isProfilePictureVerified: data.isProfilePictureVerified && picture.isUnchanged,
  });
  const title = (
    <Loaded query={profile} failed={t('profileFailed')} loading={<Skeleton className="h-14 w-36" />}>
      {(data) => <Title profile={seen(data)} />}
    </Loaded>
  );
  return (
    <section aria-labelledby={titleId} className="grid gap-4 rounded-lg border border-line p-4">
      <div>
        <h3 id={titleId} className="text-lg">
          {t('othersSee')}
        </h3>
        <p className="text-sm text-muted">{t('othersNever')}</p>
      </div>
      {picture.fresh && title}
      <div>
        <PicturePicker label={t('picture')} picture={picture}>
          <div className="flex items-center gap-4">
            <Avatar name={me.firstName ?? me.username} imageUrl={picture.imageUrl} seed={me.id} size="xl" />
            {title}
          </div>
        </PicturePicker>
        <DrawingPicker picture={picture} />
      </div>
      <TextArea
        label={t('bio')}
        rows={3}
        error={bio.fieldState.error?.message}
        hint={t('bioHint')}
        counter={t('counter', { count: lengthOf(bio.field.value), most: LONGEST_BIO })}
        {...bio.field}
        onChange={(event) => bio.field.onChange([...event.target.value].slice(0, LONGEST_BIO).join(''))}
      />
      <InterestsField legend={t('interests')} of={interests} />
      {profile.data && <Trust profile={seen(profile.data)} />}
    </section>
  );
}
