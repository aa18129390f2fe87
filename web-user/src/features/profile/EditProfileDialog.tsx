import { LONGEST_BIO } from '@domain/account/bio.js';
import { lengthOf } from '@domain/shared/readable-text.js';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { formErrorOf, showFieldErrors } from '../../shared/forms/show-field-errors.js';
import { InterestsField } from '../../shared/interests/InterestsField.js';
import { PicturePicker } from '../../shared/pictures/PicturePicker.js';
import { usePicture } from '../../shared/pictures/use-picture.js';
import { useMe } from '../../shared/session/me.js';
import { Avatar } from '../../shared/ui/Avatar.js';
import { Button } from '../../shared/ui/Button.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { TextArea, TextInput } from '../../shared/ui/Field.js';
import { FormError } from '../../shared/ui/FormError.js';
import { DrawingPicker } from './DrawingPicker.js';
import { t } from './messages.js';
import { OthersView } from './OthersView.js';
import { useOwnPrivatePreferences } from './own-private-preferences.js';
import { useOwnSurvey } from './own-survey.js';
import { PrivatePreferencesFields } from './PrivatePreferencesFields.js';
import { keepProfile, keptProfile } from './profile-draft.js';
import { changeFrom, fieldsOf, type ProfileFields, profileResolver } from './profile-fields.js';
import { useSaveProfile } from './queries.js';
import { SurveyFields } from './SurveyFields.js';

export function EditProfileDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const me = useMe();
  const picture = usePicture(me.profileImageUrl, 'round');
  const survey = useOwnSurvey();
  const privatePreferences = useOwnPrivatePreferences();
  const form = useForm<ProfileFields>({
    resolver: profileResolver,
    defaultValues: keptProfile(me.id) ?? fieldsOf(me),
  });
  const { errors } = form.formState;
  const end = () => {
    keepProfile(null);
    onClose();
  };
  const save = useSaveProfile(end);
  // Escape, Back and a tap outside decide nothing, so what was typed is there when the dialog opens again.
  function closeForNow(): void {
    keepProfile({ userId: me.id, fields: form.getValues() });
    onClose();
  }

  const submit = form.handleSubmit(async (fields) => {
    const profileImageUrl = await picture.change();
    const change = { ...changeFrom(fields), ...(profileImageUrl !== undefined && { profileImageUrl }) };
    save.mutate(
      { profile: change, survey: survey.change(), privatePreferences: privatePreferences.change() },
      { onError: (error) => showFieldErrors(error, ['username', 'bio', 'interests', 'age'], form.setError) },
    );
  });

  return (
    <Dialog
      open
      onClose={closeForNow}
      title={t('editTitle')}
      footer={
        <>
          <Button look="secondary" onClick={end}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={save.isPending}>
            {save.isPending ? t('saving') : t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <PicturePicker label={t('picture')} hint={t('pictureHint')} picture={picture}>
          <Avatar name={me.firstName ?? me.username} imageUrl={picture.imageUrl} seed={me.id} size="xl" />
        </PicturePicker>
        <DrawingPicker picture={picture} />
        <TextInput
          label={t('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username?.message}
          {...form.register('username')}
        />
        {!me.dateOfBirth && (
          <TextInput
            label={t('age')}
            type="number"
            inputMode="numeric"
            min={18}
            max={100}
            error={errors.age?.message}
            {...form.register('age')}
          />
        )}
        <Controller
          control={form.control}
          name="bio"
          render={({ field }) => (
            <TextArea
              label={t('bio')}
              rows={3}
              error={errors.bio?.message}
              hint={
                <span className="flex justify-between gap-3">
                  {t('bioHint')}
                  <span>{t('counter', { count: lengthOf(field.value), most: LONGEST_BIO })}</span>
                </span>
              }
              {...field}
              onChange={(event) => field.onChange([...event.target.value].slice(0, LONGEST_BIO).join(''))}
            />
          )}
        />
        <Controller
          control={form.control}
          name="interests"
          render={({ field }) => (
            <InterestsField
              legend={t('interests')}
              error={errors.interests?.message}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <SurveyFields survey={survey} />
        <PrivatePreferencesFields own={privatePreferences} />
        <FormError error={formErrorOf(save.error, errors)} />
      </form>
      <OthersView control={form.control} picture={picture} />
    </Dialog>
  );
}
