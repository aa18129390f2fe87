import { fireEvent, screen } from '@testing-library/react';

/** In the open request dialog: selects the first Saturday and this time. */
export function chooseSlot(time = '1:00 PM (Lunch)'): void {
  fireEvent.click(screen.getAllByLabelText(/^Sat, /)[0]!);
  fireEvent.click(screen.getByLabelText(time));
}

/** On the home screen: opens a request with this card. */
export async function askForTable(card: 'Cafe Group' | 'Restaurant Group'): Promise<void> {
  fireEvent.click(await screen.findByText(card));
  await screen.findByText('Find a table', { selector: '[role=dialog] *' });
  chooseSlot();
  fireEvent.click(screen.getByText('Submit Request'));
}
