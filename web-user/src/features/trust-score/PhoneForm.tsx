import { useState } from 'react';
import { CodeForm } from '../../shared/forms/CodeForm.js';
import { t } from './messages.js';
import { PhoneNumberForm } from './PhoneNumberForm.js';
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
