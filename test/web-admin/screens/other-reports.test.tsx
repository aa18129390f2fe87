import { screen } from '@testing-library/react';
import { OtherReports } from '../../../web-admin/src/features/reports/ReportEvidence.js';
import type { Report } from '../../../web-admin/src/features/reports/report.js';
import { renderConsolePage } from '../../support/web/render-console-page.js';

const AT = '2026-11-24T10:30:00.000Z';

it('the other reports about the same person are listed below a report', async () => {
  const rows = [
    { id: 8, reason: 'spam', status: 'submitted', submittedAt: AT },
    { id: 9, reason: 'harassment', status: 'warned', submittedAt: AT },
  ];
  const report = { id: 8, about: { id: 7, name: 'Wren' } } as unknown as Report;
  renderConsolePage(<OtherReports report={report} />, () => rows);
  await screen.findByRole('heading', { name: 'Other reports about this person' });
  const summaries = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(summaries).toEqual([expect.stringMatching(/^Harassment, .*, /)]);
});
