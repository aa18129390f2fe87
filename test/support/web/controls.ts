import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

/** The field with this label. */
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

/** Clicks the button once it is rendered. */
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Pastes the text into the field with this label. */
export function fill(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}
