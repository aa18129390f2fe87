import type { MouseEvent, MouseEventHandler } from 'react';

interface BusyProps {
  readonly 'aria-busy': true | undefined;
  readonly 'aria-disabled': true | undefined;
  readonly onClick: MouseEventHandler<HTMLButtonElement> | undefined;
}

/** Also keeps a button from submitting its form, by Enter in a field too. */
const doNothing = (event: MouseEvent): void => event.preventDefault();

/**
 * Props of a button that does nothing while its action is in progress. It is not `disabled`, because a disabled button loses
 * the focus, and after a failure a user of the keyboard would start again at the top of the page.
 */
export function busyProps(busy: boolean, onClick?: MouseEventHandler<HTMLButtonElement>): BusyProps {
  const isBusy = busy || undefined;
  return { 'aria-busy': isBusy, 'aria-disabled': isBusy, onClick: busy ? doNothing : onClick };
}

/**
 * Props of one of several buttons that give different answers: the pressed one is busy, the others are disabled.
 * @param answer the mutation that all of them call with their answer
 */
export function answerProps<Answer>(
  { isPending, variables }: { readonly isPending: boolean; readonly variables: Answer | undefined },
  own: Answer,
): { busy: boolean; disabled: boolean } {
  const isPressed = variables === own;
  return { busy: isPending && isPressed, disabled: isPending && !isPressed };
}
