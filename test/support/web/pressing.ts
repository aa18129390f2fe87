import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Clicks on the button, once it is there. */
export const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Puts the text into the field with this label, as pasting it does: at once. */
export function fill(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
