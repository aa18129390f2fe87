it('durations have the grammatical case that German asks for', async () => {
  localStorage.setItem('tablemates.console.language', 'de');
  const { formatAgo, formatDue } = await import('../../web-admin/src/shared/time/durations.js');
  const at = '2026-11-21T12:00:00.000Z';
  const days = (count: number) => Date.parse(at) + count * 86_400_000;
  expect(formatDue(at, days(-4))).toBe('in 4 Tagen');
  expect(formatAgo(at, days(4))).toBe('vor 4 Tagen');
});
