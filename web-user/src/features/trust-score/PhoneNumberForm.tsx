import { useForm } from 'react-hook-form';
import { formRule, domainResolver } from '../../shared/forms/rules.js';
import { formErrorOf, showFieldErrors } from '../../shared/forms/show-field-errors.js';
import { Button } from '../../shared/ui/Button.js';
import { TextInput } from '../../shared/ui/Field.js';
import { FormError } from '../../shared/ui/FormError.js';
import { t } from './messages.js';
import { useSendCode } from './queries.js';

interface Fields {
  phoneNumber: string;
}

const resolver = domainResolver<Fields>(
  formRule(
    'phoneNumber',
    ({ phoneNumber }) => phoneNumber.trim() !== '',
    () => t('phoneRequired'),
  ),
);

interface PhoneNumberFormProps extends Fields {
  /** Continues to the code step, with a new code or one that was sent before. */
  onNext: (phoneNumber: string, codeIs: 'justSent' | 'before') => void;
}

export function PhoneNumberForm({ phoneNumber, onNext }: PhoneNumberFormProps) {
  const form = useForm<Fields>({ resolver, defaultValues: { phoneNumber } });
  const { errors } = form.formState;
  const chosen = () => form.getValues('phoneNumber').trim();
  const send = useSendCode(() => onNext(chosen(), 'justSent'));
  const submit = form.handleSubmit(() =>
    send.mutate(chosen(), { onError: (error) => showFieldErrors(error, ['phoneNumber'], form.setError) }),
  );
  const goToCode = form.handleSubmit(() => onNext(chosen(), 'before'));

  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
      <TextInput
        label={t('phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        autoFocus
        hint={t('phoneHint')}
        error={errors.phoneNumber?.message}
        {...form.register('phoneNumber')}
      />
      <FormError error={formErrorOf(send.error, errors)} />
      <div className="flex flex-wrap gap-2 *:grow">
        <Button type="submit" busy={send.isPending}>
          {send.isPending ? t('sendingCode') : t('sendCode')}
        </Button>
        <Button look="quiet" onClick={() => void goToCode()}>
          {t('haveCode')}
        </Button>
      </div>
    </form>
  );
}
