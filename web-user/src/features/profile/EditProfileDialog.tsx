import { useForm } from 'react-hook-form';
import { fieldProps } from '../../shared/forms/field-props.js';
import { formErrorOf, showFieldErrors } from '../../shared/forms/show-field-errors.js';
import { MyTable } from '../../shared/my-table/MyTable.js';
import { usePicture } from '../../shared/pictures/use-picture.js';
import { useMe } from '../../shared/session/me.js';
import { FormDialog } from '../../shared/ui/Dialog.js';
import { TextInput } from '../../shared/ui/Field.js';
import { FormError } from '../../shared/ui/FormError.js';
import { t } from './messages.js';
import { OthersSee } from './OthersSee.js';
import { changeFrom, fieldsOf, type ProfileFields, profileResolver } from './profile-fields.js';
import { useSaveProfile } from './queries.js';

export function EditProfileDialog({ onClose }: { onClose: () => void }) {
  const me = useMe();
  const picture = usePicture(me.profileImageUrl, 'round');
  const form = useForm<ProfileFields>({
    resolver: profileResolver,
    defaultValues: keptProfile(me.id) ?? fieldsOf(me),
  });
  const { errors } = form.formState;
  const field = fieldProps(form);
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
    save.mutate(change, {
      onError: (error) => showFieldErrors(error, ['username', 'bio', 'interests', 'age'], form.setError),
    });
  });

  return (
    <FormDialog
      onClose={closeForNow}
      onCancel={end}
      onSubmit={submit}
      title={t('editTitle')}
      labels={{ cancel: t('cancel'), submit: t('save'), busy: t('saving') }}
      busy={save.isPending}
    >
      <OthersSee form={form} picture={picture} />
      <TextInput
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      {!me.dateOfBirth && (
        <TextInput label={t('age')} type="number" inputMode="numeric" min={18} max={100} {...field('age')} />
      )}
      <MyTable />
      <FormError error={formErrorOf(save.error, errors)} />
    </FormDialog>
  );
}

interface ProfileDraft {
  userId: number;
  fields: ProfileFields;
}

/** In memory only, for the time of this page. */
let kept: ProfileDraft | null = null;

/** Keeps what was typed into a profile that is neither saved nor discarded; null deletes it. */
function keepProfile(draft: ProfileDraft | null): void {
  kept = draft;
}

/** What the user typed before; null for nothing. */
const keptProfile = (userId: number): ProfileFields | null => (kept?.userId === userId ? kept.fields : null);
