import { ensureAdult } from '@domain/account/date-of-birth.js';
import { ensureAllowedDomain } from '@domain/account/email-domains.js';
import { emailFrom } from '@domain/account/email-address.js';
import { ensureConfirmed, ensurePassword } from '@domain/account/password.js';
import { nameFrom } from '@domain/account/person-name.js';
import { proposedUsername, usernameFrom } from '@domain/account/username.js';
import { calendarDate } from '@domain/shared/calendar-date.js';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldProps } from '../../shared/forms/field-props.js';
import { formRule, domainResolver } from '../../shared/forms/rules.js';
import { formErrorOf, showFieldErrors } from '../../shared/forms/show-field-errors.js';
import { today } from '../../shared/today.js';
import { Button } from '../../shared/ui/Button.js';
import { Checkbox } from '../../shared/ui/Checkbox.js';
import { FieldError, PasswordInput, TextInput } from '../../shared/ui/Field.js';
import { FormError } from '../../shared/ui/FormError.js';
import { Agreement } from './Agreement.js';
import { BirthDateFields, usePresetDateQuestion } from './BirthDateFields.js';
import { t } from './messages.js';
import { useRegister } from './queries.js';
import { registrationInvitation } from './registration-invitation.js';
import { type Registration, RegistrationGuard } from './RegistrationGuard.js';
import { TurnNotice, turnText } from './TurnNotice.js';
import { useTurn } from './use-turn.js';
import {
  EMPTY_REGISTRATION,
  keepRegistration,
  keptRegistration,
  type RegistrationDraft,
} from './registration-draft.js';

type Fields = RegistrationDraft & { dateOfBirth?: string };

const bornOn = ({ year, month, day }: Fields) => calendarDate(Number(year), Number(month), Number(day));

const resolverFor = ({ emailDomains }: Registration) =>
  domainResolver<Fields>(
    ({ username }) => usernameFrom(username),
    ({ email }) => ensureAllowedDomain(emailFrom(email), emailDomains),
    ({ firstName }) => nameFrom(firstName, 'firstName'),
    ({ lastName }) => nameFrom(lastName, 'lastName'),
    ({ password }) => ensurePassword(password),
    formRule('confirmPassword', Boolean, () => t('confirmationRequired')),
    ({ password, confirmPassword }) => ensureConfirmed(password, confirmPassword),
    (fields) => ensureAdult(bornOn(fields), fields.isAdult, today()),
  );

export function CreateAccountForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  return (
    <RegistrationGuard>
      {(registration) => <Form registration={registration} onRegistered={onRegistered} />}
    </RegistrationGuard>
  );
}

interface FormProps {
  registration: Registration;
  onRegistered: (email: string) => void;
}

function Form({ registration, onRegistered }: FormProps) {
  const resolver = useMemo(() => resolverFor(registration), [registration]);
  const form = useForm<Fields>({ resolver, defaultValues: keptRegistration() });
  const { errors } = form.formState;
  const field = fieldProps(form);
  const domains = registration.emailDomains;
  const register = useRegister(onRegistered);
  useEffect(() => () => keepRegistration(form.getValues()), [form]);
  const questionAbout = usePresetDateQuestion();
  const submit = form.handleSubmit((fields) => {
    if (register.isPending) return;
    const question = questionAbout(fields);
    if (question) {
      form.setError('dateOfBirth', { message: question });
      return form.setFocus('month');
    }
    const { month: _month, day: _day, year: _year, ...rest } = fields;
    register.mutate(
      {
        ...rest,
        isAdult: true,
        dateOfBirth: bornOn(fields),
        invitation: registrationInvitation() ?? undefined,
      },
      {
        onError: (error) =>
          showFieldErrors(error, Object.keys(EMPTY_REGISTRATION) as Array<keyof Fields>, form.setError),
      },
    );
  });
  const turn = useTurn(register.error, () => void submit());
  const [proposal, setProposal] = useState('');
  function proposeUsername(): void {
    const { email, username } = form.getValues();
    // What was typed stays.
    if (username !== proposal || !email.includes('@')) return;
    const proposed = proposedUsername(email) ?? '';
    setProposal(proposed);
    form.setValue('username', proposed, { shouldValidate: form.formState.isSubmitted });
  }
  const [isShown, setShown] = useState(false);
  /** A password that can be read while it is typed needs no second time. */
  function confirmPassword(): void {
    const shouldValidate = form.formState.isSubmitted;
    form.setValue('confirmPassword', form.getValues('password'), { shouldValidate });
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label={t('firstName')}
          hint={t('firstNameHint')}
          autoComplete="given-name"
          {...field('firstName')}
        />
        <TextInput
          label={t('lastName')}
          hint={t('lastNameHint')}
          autoComplete="family-name"
          {...field('lastName')}
        />
      </div>
      <TextInput
        label={t('email')}
        type="email"
        {...(domains.length > 0 && { hint: t('emailDomains', { domains: domains.join(', ') }) })}
        autoComplete="email"
        {...field('email', { onBlur: proposeUsername })}
      />
      <TextInput
        label={t('username')}
        hint={t('usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <PasswordInput
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        onShow={(shown) => {
          setShown(shown);
          if (shown) confirmPassword();
        }}
        {...field('password', { onChange: () => isShown && confirmPassword() })}
      />
      <PasswordInput label={t('confirmPassword')} autoComplete="new-password" {...field('confirmPassword')} />
      <BirthDateFields error={errors.dateOfBirth?.message} register={(part) => form.register(part)} />
      <div>
        <Checkbox label={t('isAdult')} {...form.register('isAdult')} />
        <FieldError>{errors.isAdult?.message}</FieldError>
      </div>
      <TurnNotice error={register.error} />
      <FormError error={turn !== null ? null : formErrorOf(register.error, errors)} />
      <Button type="submit" busy={register.isPending} disabled={turn !== null}>
        {turn !== null ? turnText(turn) : register.isPending ? t('creating') : t('createAccount')}
      </Button>
      <Agreement />
    </form>
  );
}
