import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckMailPanel } from '../../../web-admin/src/features/system/CheckMailPanel.js';
import { renderConsolePage } from '../../support/web/render-console-page.js';

const CHECK = {
  state: 'refused',
  serverReply: '550 5.7.60 <b>not allowed</b> to send as this sender',
  records: {
    spf: { state: 'found', name: 'uni.example', record: 'v=spf1 -all' },
    dkim: { state: 'missing', name: 'google._domainkey.uni.example', record: null },
    dmarc: { state: 'unknown', name: '_dmarc.uni.example', record: null },
  },
};

it('an admin sends a test mail, and reads what the mail server and the DNS say', async () => {
  const asked = renderConsolePage(<CheckMailPanel />, () => CHECK);
  await userEvent.type(await screen.findByLabelText(/Send to/), 'ada@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send test email' }));
  const findings = within(await screen.findByRole('status'));
  expect(await findings.findByText('not accepted')).toBeTruthy();
  expect(findings.getByText(CHECK.serverReply)).toBeTruthy();
  expect(findings.getByText(/v=spf1 -all/)).toBeTruthy();
  expect(findings.getByText('the DNS did not answer')).toBeTruthy();
  expect(asked.map(({ path }) => path)).toEqual(['/system/check-mail']);
});
