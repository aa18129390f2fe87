import { LONGEST_BIO } from '@domain/account/bio.js';
import { INTEREST_OPTIONS } from '@domain/account/interests.js';
import { lengthOf } from '@domain/account/readable-text.js';
import { useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { showRefusals } from '../../shared/forms/show-refusals.js';
import { label } from '../../shared/labels.js';
import { useMe } from '../../shared/session/me.js';
import { Button } from '../../shared/ui/Button.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { FieldError, TextArea, TextInput } from '../../shared/ui/Field.js';
import { FormError } from '../../shared/ui/FormError.js';
import { t } from './messages.js';
import { PicturePicker } from './PicturePicker.js';
import { changeFrom, fieldsOf, type ProfileFields, profileResolver } from './profile-fields.js';
import { useSaveProfile } from './queries.js';

const CHIP =
  'inline-flex min-h-11 items-center rounded-full border-2 border-line-strong px-4 font-semibold transition-colors hover:border-ink aria-pressed:border-tomato aria-pressed:bg-tomato-soft';

export function EditProfileDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const me = useMe();
  const [picture, setPicture] = useState(me.profileImageUrl);
  const save = useSaveProfile(onClose);
  const form = useForm<ProfileFields>({ resolver: profileResolver, defaultValues: fieldsOf(me) });
  const { errors } = form.formState;

  const submit = form.handleSubmit((fields) => {
    const change = {
      ...changeFrom(fields),
      ...(picture !== me.profileImageUrl && { profileImageUrl: picture }),
    };
    save.mutate(change, {
      onError: (error) => showRefusals(error, ['username', 'bio', 'interests', 'age'], form.setError),
    });
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('editTitle')}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={save.isPending}>
            {save.isPending ? t('saving') : t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <PicturePicker
          name={me.firstName ?? me.username}
          seed={me.id}
          imageUrl={picture}
          onChange={setPicture}
        />
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
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">{t('interests')}</legend>
          <Controller
            control={form.control}
            name="chosen"
            render={({ field: { value, onChange } }) => (
              <div className="flex flex-wrap gap-2">
                {INTEREST_OPTIONS.map((interest) => (
                  <button
                    key={interest}
                    type="button"
                    aria-pressed={value.includes(interest)}
                    onClick={() =>
                      onChange(
                        value.includes(interest)
                          ? value.filter((other) => other !== interest)
                          : [...value, interest],
                      )
                    }
                    className={CHIP}
                  >
                    {label(interest)}
                  </button>
                ))}
              </div>
            )}
          />
        </fieldset>
        <div>
          <TextInput label={t('otherInterests')} hint={t('otherHint')} {...form.register('others')} />
          <FieldError>{errors.interests?.message}</FieldError>
        </div>
        <FormError error={save.error} />
      </form>
    </Dialog>
  );
}
