import { ensureAdult } from '@domain/account/date-of-birth.js';
import { nameFrom } from '@domain/account/person-name.js';
import { usernameFrom } from '@domain/account/username.js';
import { calendarDate } from '@domain/shared/calendar-date.js';
import { useForm } from 'react-hook-form';
import { fieldProps } from '../../shared/forms/field-props.js';
import { domainResolver } from '../../shared/forms/rules.js';
import { formErrorOf, showFieldErrors } from '../../shared/forms/show-field-errors.js';
import { today } from '../../shared/today.js';
import { Button } from '../../shared/ui/Button.js';
import { Checkbox } from '../../shared/ui/Checkbox.js';
import { FieldError, TextInput } from '../../shared/ui/Field.js';
import { FormError } from '../../shared/ui/FormError.js';
import { Agreement } from './Agreement.js';
import { BirthDateFields, PRESET_DATE, usePresetDateQuestion } from './BirthDateFields.js';
import { t } from './provider-messages.js';
import { useJoinWithProvider } from './provider-queries.js';
import { registrationInvitation } from './registration-invitation.js';
import { RegistrationGuard } from './RegistrationGuard.js';
import { TurnNotice, turnText } from './TurnNotice.js';
import { useTurn } from './use-turn.js';

interface Fields {
  username: string;
  firstName: string;
  lastName: string;
  month: number;
  day: number;
  year: number;
  isAdult: boolean;
  dateOfBirth?: string;
}

const bornOn = ({ year, month, day }: Fields) => calendarDate(Number(year), Number(month), Number(day));

const resolver = domainResolver<Fields>(
  ({ firstName }) => nameFrom(firstName, 'firstName'),
  ({ lastName }) => nameFrom(lastName, 'lastName'),
  ({ username }) => username.trim() === '' || usernameFrom(username),
  (fields) => ensureAdult(bornOn(fields), fields.isAdult, today()),
);

interface JoinWithProviderFormProps {
  identity: { email: string; firstName: string; lastName: string };
  returnTo: string;
}

/** The rest of a sign-up: what the provider does not state, and names to correct. */
export function JoinWithProviderForm(props: JoinWithProviderFormProps) {
  return <RegistrationGuard>{() => <Form {...props} />}</RegistrationGuard>;
}

function Form({ identity, returnTo }: JoinWithProviderFormProps) {
  const { email, firstName, lastName } = identity;
  const join = useJoinWithProvider(returnTo);
  const form = useForm<Fields>({
    resolver,
    // The box is not checked in advance, unlike in the longer form, where the specification asks for it.
    defaultValues: { username: '', firstName, lastName, ...PRESET_DATE, isAdult: false },
  });
  const { errors } = form.formState;
  const field = fieldProps(form);
  const busy = join.isPending || join.isSuccess;
  const questionAbout = usePresetDateQuestion();
  const submit = form.handleSubmit((fields) => {
    const question = questionAbout(fields);
    if (question) {
      form.setError('dateOfBirth', { message: question });
      return form.setFocus('month');
    }
    const username = fields.username.trim();
    join.mutate(
      {
        firstName: fields.firstName,
        lastName: fields.lastName,
        ...(username !== '' && { username }),
        dateOfBirth: bornOn(fields),
        isAdult: true,
        invitation: registrationInvitation() ?? undefined,
      },
      {
        onError: (error) =>
          showFieldErrors(
            error,
            ['username', 'firstName', 'lastName', 'dateOfBirth', 'isAdult'],
            form.setError,
          ),
      },
    );
  });
  const turn = useTurn(join.error, () => void submit());
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <p className="text-muted">{t('joinText', { email })}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label={t('firstName')}
          hint={t('firstNameHint')}
          autoComplete="given-name"
          {...field('firstName')}
        />
        <TextInput label={t('lastName')} autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextInput
        label={t('username')}
        hint={t('usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <BirthDateFields error={errors.dateOfBirth?.message} register={(part) => form.register(part)} />
      <div>
        <Checkbox label={t('isAdult')} {...form.register('isAdult')} />
        <FieldError>{errors.isAdult?.message}</FieldError>
      </div>
      <TurnNotice error={join.error} />
      <FormError error={turn !== null ? null : formErrorOf(join.error, errors)} />
      <Button type="submit" busy={busy} disabled={turn !== null}>
        {turn !== null ? turnText(turn) : busy ? t('joining') : t('join')}
      </Button>
      <Agreement />
    </form>
  );
}
