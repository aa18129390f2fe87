import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Clicks the button once it is rendered. */
export const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Pastes the text into the field with this label. */
export function fill(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
