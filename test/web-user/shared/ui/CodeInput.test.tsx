import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeInput } from '../../../../web-user/src/shared/ui/CodeInput.js';

function Code({ onComplete = () => undefined }: { onComplete?: () => void }) {
  const [code, setCode] = useState('');
  return <CodeInput label="Verification code" value={code} onChange={setCode} onComplete={onComplete} />;
}

const input = () => screen.getByLabelText<HTMLInputElement>('Verification code');

it.each(['12345678', ' 123-456 ', '１２３４５６', '١٢٣٤٥٦', '۱۲۳ ۴۵۶'])(
  'takes the first six digits of "%s", and is complete',
  async (text) => {
    const onComplete = jest.fn();
    render(<Code onComplete={onComplete} />);
    await userEvent.click(input());
    await userEvent.paste(text);
    expect(input().value).toBe('123456');
    expect(onComplete).toHaveBeenCalledTimes(1);
  },
);

it('leaves full-width digits to the input method until they are confirmed', () => {
  const onComplete = jest.fn();
  render(<Code onComplete={onComplete} />);
  fireEvent.compositionStart(input());
  fireEvent.input(input(), { target: { value: '１２３４５６' }, isComposing: true });
  expect(input().value).toBe('１２３４５６');
  expect(onComplete).not.toHaveBeenCalled();
  fireEvent.compositionEnd(input());
  expect(input().value).toBe('123456');
  expect(onComplete).toHaveBeenCalledTimes(1);
});

it('supports one-time-code autofill', () => {
  render(<Code />);
  expect(input().getAttribute('autocomplete')).toBe('one-time-code');
  expect(input().getAttribute('inputmode')).toBe('numeric');
});

it('is complete once at the sixth digit, and not again for a seventh', async () => {
  const onComplete = jest.fn();
  render(<Code onComplete={onComplete} />);
  await userEvent.type(input(), '12345');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.type(input(), '678');
  expect(onComplete).toHaveBeenCalledTimes(1);
});

it('is not complete again with the same digits, but with others', async () => {
  const onComplete = jest.fn();
  render(<Code onComplete={onComplete} />);
  await userEvent.type(input(), '123456');
  await userEvent.type(input(), '{Backspace}6');
  expect(onComplete).toHaveBeenCalledTimes(1);
  await userEvent.type(input(), '{Backspace}7');
  expect(onComplete).toHaveBeenCalledTimes(2);
});

it('says what the last digit does, before it is typed', () => {
  render(<Code />);
  const hint = document.getElementById(input().getAttribute('aria-describedby')!);
  expect(hint?.textContent).toBe("We'll check it as soon as you enter the last digit.");
});
