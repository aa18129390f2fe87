import { applicantFrom } from '../../src/domain/account/applicant.js';
import { MisleadingName, MisleadingUsername } from '../../src/domain/account/misleading-name.js';
import { MeetupPlanNotAllowed } from '../../src/domain/meetup/meetup-errors.js';
import { planFrom } from '../../src/domain/meetup/meetup-plan.js';
import { bookingOutcome } from '../../src/domain/venue/booking.js';
import { VenueNotReadable } from '../../src/domain/venue/venue-errors.js';
import { venueFrom } from '../../src/domain/venue/venue.js';
import { aMeetupForm } from '../support/builders/a-meetup.js';
import { aSignUpForm } from '../support/builders/a-user.js';
import { sharedProduct } from '../support/http/shared-product.js';

const COMMUNITY = 'Mesa Común';
const NOW = new Date('2026-03-02T15:00:00Z');
const joins = (names: { firstName?: string; lastName?: string }, community = COMMUNITY) =>
  applicantFrom(aSignUpForm(names), '2026-03-02', community);

/** Names that are separated by semicolons. */
const namesIn = (text: string): string[] => text.trim().split(/;\s+/);

const LINKS = namesIn(`
  Win at https://evil.example; www.evil.example; Prize evil.com; win.zip; www.free-iphone.com; get.mov;
  see evil.xyz now; evil.ai; Evil.AI; evil.ai now; free evil.io; evil.co.uk; evil.de; evil.eu; evil.club;
  evil.рф; bit.ly; x.com; evil。com; evil．com; evil․ai; evil/win; evil／win; ada@evil; ada＠evil; mailto:ada;
  tel：123
`);

const IMPERSONATIONS = namesIn(`
  Tablemates System; Tablemates Support; The Tablemates Crew; TablematesTeam; Table-mates; T a b l e m a t e s;
  Тablеmаtеs Ѕуstеm; Ｔａｂｌｅｍａｔｅｓ; Support; Support Team; Customer-Support; Supportteam; M0derat0r;
  Moderator Ada; Chief Moderator; Moderatorin; Modératrice; Moderador; Administrator; Administradora;
  Administrateur; Admin; Admln; Ada Admin; AdminAda; Admin_Ada; System; Official Ada; Staff; Event Staff;
  Helpdesk; Trust and Safety; Trust & Safety; Safety Team; Team; The Team; Équipe; Security; Soporte;
  Mesa Común; Mesa Comun Team; MesaComún; Mеsa Cоmún
`);

const HIDDEN = ['Ad\u200Ba', '\u3164Ada', 'Ada\u{E0041}\u{E0042}', 'A\u0300\u0301\u0302\u0303\u0304da'];

describe('a name is rejected', () => {
  it.each([...LINKS, ...IMPERSONATIONS, ...HIDDEN])('%s', (name) => {
    expect(() => joins({ firstName: name })).toThrow(MisleadingName);
    expect(() => joins({ lastName: name })).toThrow(MisleadingName);
  });

  it('when both parts together are one', () => {
    expect(() => joins({ firstName: 'Table', lastName: 'Mates' })).toThrow(MisleadingName);
    expect(() => joins({ firstName: 'Mesa', lastName: 'Común' })).toThrow(MisleadingName);
    expect(() => joins({ firstName: 'Ad', lastName: 'min' })).toThrow(MisleadingName);
  });

  it('by the name that the community has, whatever its script', () => {
    for (const [name, community] of [
      ['Застолье Команда', 'Застолье'],
      ['飯友團 小組', '飯友團'],
      ['Uni X Events', 'Uni X'],
      ['SaturdaySupperCrew', 'Saturday Supper'],
    ] as const)
      expect(() => joins({ firstName: name, lastName: ' Ada' }, community)).toThrow(MisleadingName);
  });
});

describe('a username is rejected', () => {
  const takes = (username: string, community = COMMUNITY) =>
    applicantFrom(aSignUpForm({ username }), '2026-03-02', community);

  it.each(
    namesIn(`
      www.free-iphone.com; free-iphone.com; win.zip; evil.ai; bit.ly; anna.shop; support; Support1; admin;
      ada_admin; Team; safety-team; TrustAndSafety; tablemates; table.mates; mesacomun; Mesa_Comun
    `),
  )('%s', (username) => {
    expect(() => takes(username)).toThrow(MisleadingUsername);
  });

  it.each(['ada.lovelace', 'M.de_Vries', 'j.page', 'staffan', 'systermans', 'max', 'teamo', 'mesa'])(
    'but not %s',
    (username) => {
      expect(takes(username)).toMatchObject({ username });
    },
  );
});

describe('a text of a member that mails show has no web address', () => {
  it.each(['Win at www.free-iphone.com', 'Brunch evil.com', 'https://evil.example', 'Prizes win.zip'])(
    '%s',
    (text) => {
      const form = aMeetupForm({ title: text });
      expect(() => planFrom(form, false, NOW)).toThrow(MeetupPlanNotAllowed);
      expect(planFrom(form, true, NOW)).toMatchObject({ title: text });
      expect(() => bookingOutcome({ kind: 'booked', bookedAs: text })).toThrow(
        'Please give the name of the booking',
      );
      const place = { name: text, address: null, latitude: null, longitude: null };
      expect(() => venueFrom(place)).toThrow(VenueNotReadable);
    },
  );

  it.each(['Lunch / brunch at 1:30', 'Team dinner @ the lake', "Dr. O'Brien & friends", 'St.John’s, no.1'])(
    'but %s may',
    (text) => {
      expect(planFrom(aMeetupForm({ title: text }), false, NOW)).toMatchObject({ title: text });
      expect(venueFrom({ name: text, address: null, latitude: null, longitude: null })).toMatchObject({
        name: text,
      });
    },
  );
});

describe('a name of a real person is accepted', () => {
  it.each(
    namesIn(`
      J.R.R. Tolkien; St. John; St.John; Ma. Theresa; Ma.Theresa; Adela; Systeme; O'Brien; D’Angelo;
      M.de Vries; P.de Jong; Ma.de los Angeles; Ma.del Carmen; Fco.de Asís; J.van Dijk; A.da Silva;
      J.di Stefano; C.la Rosa; M.El Amrani; A.al-Sayed; T.Ly; J.Page; A.Link; J.Co; Dr. Me; Prof.Dr. Schmidt;
      Robert Downey.Jr; Henry.II; Kim-Ly; Jean-Pierre; Anne-Marie; Mary Jane; Juan Carlos; Smith Jr.; Col·lell;
      Gal·la; ジョン・スミス; Nguyễn; Zoë; Žižek; Łukasz; Þór; Søren; Ağaoğlu; İpek; Анна; Володимир; Ольга Мороз;
      Νίκος; Γιώργος; שרה; محمد; می‌نا; प्रिया; தமிழ்; ქეთი; Աննա; 李小龍; 山田太郎; 김민준; สมชาย; ቤተልሔም; Padmini;
      Badmington; Staffan; Wagstaff; Stafford; Mode; Modesto; Comunale; Mesa; Támesis; Matesanz; Tabea;
      Oficial; Portman; Systermans; 🌸
    `),
  )('%s', (name) => {
    expect(joins({ firstName: name })).toMatchObject({ firstName: name });
    expect(joins({ lastName: name })).toMatchObject({ lastName: name });
  });

  it('in a community whose name is a first name', () => {
    expect(joins({ firstName: 'Grace', lastName: 'Hopper' }, 'Grace')).toMatchObject({ firstName: 'Grace' });
    expect(() => joins({ firstName: 'Grace', lastName: '.' }, 'Grace')).toThrow(MisleadingName);
    expect(joins({ firstName: 'Ann', lastName: 'Lee' }, 'Ann Arbor')).toMatchObject({ firstName: 'Ann' });
  });
});

it('a mail to an unverified address contains no name, because a stranger could choose it', async () => {
  const product = await sharedProduct();
  const person = product.person();
  const form = person.form({ firstName: 'You have won', lastName: 'a prize' });
  await person.expect('POST', '/api/auth/register', 201, form);
  await product.codeFor(person.email);
  const [mail] = await product.mailsTo(person.email);
  expect(`${mail!.subject} ${mail!.text}`).not.toMatch(/won|prize/);
});
