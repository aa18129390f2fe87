import { aTableOf } from '../../../support/http/a-table.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const product = theSharedProduct();

it('a match has a calendar file, with the first names of its members', async () => {
  const { matchId, people } = await aTableOf(product);
  const { status, headers, body } = await people[0]!.get<{ text: string }>(
    `/api/matches/${matchId}/calendar.ics`,
  );
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('content-disposition')).toBe(`attachment; filename=table-${matchId}.ics`);
  expect(body.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(body.text).toMatch(/DTSTART;TZID=America\/New_York:\d{8}T130000\r\n/);
  expect(body.text).toContain(`/chat/${matchId}\r\n`);
  expect(body.text).toContain('Ben');
  expect(body.text).not.toContain('Byron');
});
