import { useState } from 'react';
import { PhoneCodeForm } from './PhoneCodeForm.js';
import { PhoneNumberForm } from './PhoneNumberForm.js';

/** Two steps: the phone number, then the code. */
export function PhoneForm() {
  const [number, setNumber] = useState('');
  const [isAsked, setIsAsked] = useState<'justSent' | 'before' | null>(null);
  return isAsked ? (
    <PhoneCodeForm
      phoneNumber={number}
      isJustSent={isAsked === 'justSent'}
      onOtherNumber={() => setIsAsked(null)}
    />
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
