import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeInput } from '../../../../web-user/src/shared/ui/CodeInput.js';

function Code() {
  const [code, setCode] = useState('');
  return <CodeInput label="Verification code" value={code} onChange={setCode} />;
}

it('takes six digits and no more', async () => {
  render(<Code />);
  await userEvent.type(screen.getByLabelText('Verification code'), '12345678');
  expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('123456');
});

it('accepts a code with the spaces and dashes of an email', async () => {
  render(<Code />);
  await userEvent.click(screen.getByLabelText('Verification code'));
  await userEvent.paste(' 123-456 ');
  expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('123456');
});

it('supports one-time-code autofill', () => {
  render(<Code />);
  const input = screen.getByLabelText('Verification code');
  expect(input.getAttribute('autocomplete')).toBe('one-time-code');
  expect(input.getAttribute('inputmode')).toBe('numeric');
});
