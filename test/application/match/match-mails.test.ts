import type { Mail } from '../../../src/application/shared/ports.js';
import { aTown } from '../a-town.js';
import { aSeatedTable } from './a-seated-table.js';

describe('mails about a match', () => {
  it('carry day, hour, first names, a link to the chat and a file for the calendar', async () => {
    const town = aTown();
    await town.gather(1, 2, 3, 4, 5);
    const mails = town.jobs.named<Mail>('send-mail');
    const { id } = town.tables()[0]!;
    expect(mails.map(({ to }) => to)).toEqual([1, 2, 3, 4, 5].map((id) => `person${id}@example.org`));
    const { subject, text, html, attachments } = mails[0]!;
    expect(subject).toBe('Your table is ready: Sat, Mar 7, 6 PM');
    expect(text).toContain('Hi Person 1,');
    expect(text).toContain(
      'Date: Saturday, March 7\nTime: 6 PM\nWith: Person 2, Person 3, Person 4, and Person 5\n',
    );
    expect(text).toContain(`https://tables.example.org/chat/${id}`);
    expect(text.match(/Person 1/g)).toHaveLength(1);
    for (const said of ['Saturday, March 7', '6 PM', 'Person 3', `/chat/${id}`]) expect(html).toContain(said);
    const [calendar] = attachments!;
    expect(calendar!.fileName).toBe(`table-${id}.ics`);
    expect(calendar!.content).toContain('DTSTART;TZID=America/New_York:20260307T180000');
    expect(calendar!.content.replaceAll('\r\n ', '')).toContain('With Person 2\\, Person 3');
  });

  it('are not sent after the table starts, unless they say that it does not take place', async () => {
    const { town, matchId } = await aSeatedTable();
    const start = town.tables()[0]!.startsAt.toISOString();
    await town.later({ days: 4, hours: 8 });
    await town.remindTables();
    const invitations = town.jobs.take<Mail>('send-mail');
    expect(new Set(invitations.map(({ subject }) => subject))).toEqual(
      new Set(['Your table is ready: Sat, Mar 7, 6 PM', 'Your table is coming up: Sat, Mar 7, 6 PM']),
    );
    expect(new Set(invitations.map(({ until }) => until))).toEqual(new Set([start]));
    await town.doJobs(town.cancelMatch(1, matchId));
    const lost = town.jobs.take<Mail>('send-mail');
    expect(lost.length).toBeGreaterThan(0);
    expect(new Set(lost.map(({ until }) => until))).toEqual(new Set([undefined]));
  });

  it('name the venue once the table has one, and ask for one before', async () => {
    const { town } = await aSeatedTable();
    const [found] = town.jobs.take<Mail>('send-mail');
    expect(found!.text).not.toContain('Venue:');
    expect(found!.text).toContain('pick a venue together');
    town.tables()[0]!.setVenue('The Short Spoon, 12 Bleecker St', town.clock.now());
    await town.later({ days: 4, hours: 8 });
    await town.remindTables();
    const reminder = town.jobs.take<Mail>('send-mail').at(-1)!;
    expect(reminder.subject).toBe('Your table is coming up: Sat, Mar 7, 6 PM');
    expect(reminder.text).toMatch(/Venue: The Short Spoon/);
    expect(reminder.attachments![0]!.content).toContain('LOCATION:The Short Spoon');
  });

  it('ask for a venue while only the area is known, and name that in the language of the reader', async () => {
    const { town } = await aSeatedTable();
    town.jobs.take('send-mail');
    town.contacts.languages.set(2, 'es');
    town.tables()[0]!.setVenue('Near Brookline', town.clock.now());
    await town.later({ days: 4, hours: 8 });
    await town.remindTables();
    const [english, spanish] = town.jobs.take<Mail>('send-mail');
    expect(english!.text).toContain("You haven't picked a venue yet");
    expect(english!.text).toContain('Near Brookline');
    expect(spanish!.text).toContain('Lugar: Cerca de Brookline');
    expect(spanish!.attachments![0]!.content).toContain('LOCATION:Cerca de Brookline');
  });

  it('are in the language of each reader, the calendar file too', async () => {
    const town = aTown();
    town.contacts.languages.set(2, 'es').set(3, 'de');
    await town.gather(1, 2, 3, 4, 5);
    const [english, spanish, german] = town.jobs.named<Mail>('send-mail');
    expect(english!.text).toContain('Your table for Saturday, March 7, 6 PM is ready.');
    expect(spanish!.subject).toMatch(/^Tu mesa está lista: sáb, 7 mar, 6\sp\.\sm\.$/);
    expect(spanish!.text).toMatch(/^Hola, Person 2:\n/);
    expect(spanish!.text).toMatch(
      /Fecha: sábado, 7 de marzo\nHora: 6\sp\.\sm\.\nCon: Person 1, .* y Person 5\n/,
    );
    expect(spanish!.attachments![0]!.content).toContain('SUMMARY:Tablemates: cena en un');
    expect(german!.subject).toBe('Dein Tisch steht: Sa., 7. März, 18:00 Uhr');
    expect(german!.text).toContain('Uhrzeit: 18:00\nMit: Person 1, Person 2, Person 4 und Person 5\n');
  });
});
