import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { answerProps } from '../../../../web-user/src/shared/ui/busy-props.js';
import { Button, IconButton } from '../../../../web-user/src/shared/ui/Button.js';

for (const [name, button] of [
  [
    'button',
    (isBusy: boolean, act: () => void) => (
      <Button busy={isBusy} onClick={act}>
        Save
      </Button>
    ),
  ],
  [
    'icon button',
    (isBusy: boolean, act: () => void) => (
      <IconButton label="Save" busy={isBusy} onClick={act}>
        S
      </IconButton>
    ),
  ],
] as const)
  it(`while it is busy, a pressed ${name} keeps the focus and does nothing, and works again afterwards`, async () => {
    let acts = 0;
    const act = () => void acts++;
    const { rerender } = render(button(false, act));
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    await userEvent.click(save);
    rerender(button(true, act));
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(save);
    expect([acts, document.activeElement, save.disabled]).toEqual([1, save, false]);
    expect([save.getAttribute('aria-busy'), save.getAttribute('aria-disabled')]).toEqual(['true', 'true']);
    rerender(button(false, act));
    await userEvent.keyboard('{Enter}');
    expect([acts, save.getAttribute('aria-busy'), save.getAttribute('aria-disabled')]).toEqual([
      2,
      null,
      null,
    ]);
  });

it('a busy button does not submit its form, neither by a click nor by Enter in a field', async () => {
  let submits = 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    submits++;
  };
  const form = (isBusy: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" busy={isBusy}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  await userEvent.type(screen.getByRole('textbox'), 'Ada{Enter}');
  await userEvent.click(screen.getByRole('button'));
  expect(submits).toBe(0);
  rerender(form(false));
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  await userEvent.click(screen.getByRole('button'));
  expect(submits).toBe(2);
});

it('of several answers in progress the pressed one is busy, and the others are disabled', () => {
  expect(answerProps({ isPending: true, variables: 10 }, 10)).toEqual({ busy: true, disabled: false });
  expect(answerProps({ isPending: true, variables: 10 }, 20)).toEqual({ busy: false, disabled: true });
  expect(answerProps({ isPending: false, variables: 10 }, 10)).toEqual({ busy: false, disabled: false });
});
