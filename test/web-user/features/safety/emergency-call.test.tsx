import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmergencyCall } from '../../../../web-user/src/features/safety/EmergencyCall.js';

const options = new Intl.DateTimeFormat().resolvedOptions();
const deviceIn = (timeZone: string) =>
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });

const calls = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('offers the number of the country in which the device is', () => {
  deviceIn('Europe/London');
  render(<EmergencyCall />);
  expect(calls()).toEqual([['Call 999', 'tel:999']]);
  expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('GB');
});

it('tells the police from the ambulance where they have numbers of their own', async () => {
  deviceIn('America/New_York');
  render(<EmergencyCall />);
  expect(calls()).toEqual([['Call 911', 'tel:911']]);
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Japan');
  expect(calls()).toEqual([
    ['Police 110', 'tel:110'],
    ['Ambulance 119', 'tel:119'],
  ]);
});

it('offers 112 where the country is not known', () => {
  deviceIn('Etc/UTC');
  render(<EmergencyCall />);
  expect(calls()).toEqual([['Call 112', 'tel:112']]);
});
