import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldProps } from '../../shared/forms/field-props.js';
import { CodeForm } from '../../shared/ui/CodeInput.js';
import { domainResolver, formRule, isFilledIn } from '../../shared/forms/rules.js';
import { formErrorOf, showFieldErrors } from '../../shared/forms/show-field-errors.js';
import { Button } from '../../shared/ui/Button.js';
import { TextInput } from '../../shared/ui/Field.js';
import { FormError } from '../../shared/ui/FormError.js';
import { t } from './messages.js';
import { useSendCode, useVerifyPhone } from './queries.js';

/** Two steps: the phone number, then the code. */
export function PhoneForm() {
  const [number, setNumber] = useState('');
  const [isAsked, setIsAsked] = useState<'justSent' | 'before' | null>(null);
  return isAsked ? (
    <PhoneCodeForm phoneNumber={number} isJustSent={isAsked === 'justSent'} onBack={() => setIsAsked(null)} />
  ) : (
    <PhoneNumberForm
      phoneNumber={number}
      onNext={(chosen, codeIs) => {
        setNumber(chosen);
        setIsAsked(codeIs);
      }}
    />
  );
}

interface PhoneCodeFormProps {
  phoneNumber: string;
  isJustSent: boolean;
  onBack: () => void;
}

function PhoneCodeForm({ phoneNumber, ...props }: PhoneCodeFormProps) {
  const verify = useVerifyPhone();
  const resend = useSendCode();
  return (
    <CodeForm
      t={t}
      verify={verify}
      onVerify={(code) => verify.mutate({ phoneNumber, code })}
      resend={resend}
      onResend={(done) => resend.mutate(phoneNumber, done)}
      className="grid gap-3"
      {...props}
    >
      {() => <p className="text-sm">{t('codeText', { number: phoneNumber })}</p>}
    </CodeForm>
  );
}

interface Fields {
  phoneNumber: string;
}

const resolver = domainResolver<Fields>(formRule('phoneNumber', isFilledIn, () => t('phoneRequired')));

interface PhoneNumberFormProps extends Fields {
  /** Continues to the code step, with a new code or one that was sent before. */
  onNext: (phoneNumber: string, codeIs: 'justSent' | 'before') => void;
}

function PhoneNumberForm({ phoneNumber, onNext }: PhoneNumberFormProps) {
  const form = useForm<Fields>({ resolver, defaultValues: { phoneNumber } });
  const { errors } = form.formState;
  const field = fieldProps(form);
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
        {...field('phoneNumber')}
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
