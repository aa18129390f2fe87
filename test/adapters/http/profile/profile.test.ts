import sharp from 'sharp';
import type { APerson } from '../../../support/http/a-person.js';
import { refused, refusedFields } from '../../../support/http/refused.js';
import { aProduct } from '../../../support/http/test-product.js';

const product = aProduct({ env: { GOOGLE_MAPS_API_KEY: 'a-key_for-maps' } });
let ada: APerson;

beforeEach(async () => {
  ada = await product.person().signUp();
});

const change = (body: unknown) => ada.send('PUT', '/api/profile', body);
const me = async () => (await ada.get('/api/user')).body;
const dataUrl = (bytes: Uint8Array, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const aPicture = (side = 800) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'tomato' } })
    .png()
    .toBuffer();

describe('GET /api/user', () => {
  it('returns exactly the fields that the owner may see', async () => {
    const body = await me();
    const { id, username, email } = ada;
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(body).toEqual({
      id,
      username,
      email,
      firstName: 'Ada',
      lastName: 'Byron',
      profileImageUrl: null,
      dateOfBirth: '2000-01-01',
      age: expect.any(Number),
      isEmailVerified: true,
      isEmailUndeliverable: false,
      hasTakenSurvey: false,
      bio: null,
      interests: [],
      location: null,
      ...{
        locationNear: null,
        latitude: null,
        longitude: null,
        timeZone: 'America/New_York',
        language: 'en',
      },
      ...{
        authProvider: 'local',
        hasPassword: true,
        trustScore: 40,
        isIdVerified: false,
        isModerator: false,
      },
      isPhoneVerified: false,
      phoneNumber: null,
      policiesToAccept: null,
      verificationStatus: 'pending',
      isProfilePictureVerified: false,
      createdAt: instant,
      updatedAt: instant,
    });
  });
});

describe('PUT /api/profile', () => {
  it('updates given fields, keeps absent ones and clears null ones', async () => {
    expect((await change({ bio: 'Hi 🍜', interests: 'music, jazz', age: 44 })).status).toBe(200);
    expect(await me()).toMatchObject({ bio: 'Hi 🍜', interests: ['music', 'jazz'], username: ada.username });
    expect((await me()).age).not.toBe(44);
    await change({ interests: ['chess'], username: `${ada.username}.x` });
    expect(await me()).toMatchObject({ bio: 'Hi 🍜', interests: ['chess'], username: `${ada.username}.x` });
    await change({ bio: null, interests: null, profileImageUrl: null, age: null });
    expect(await me()).toMatchObject({ bio: null, interests: [] });
    expect((await change({})).status).toBe(200);
  });

  it.each([
    { username: 'a b' },
    { bio: '🍜'.repeat(201) },
    { interests: Array.from({ length: 11 }, (_, index) => `i${index}`) },
    { interests: ['x'.repeat(31)] },
    { age: 17 },
    { profileImageUrl: 'https://example.org/me.png' },
  ])('refuses %j with a field error', (body) => refusedFields(change(body), ...Object.keys(body)));

  it('refuses the username of someone else with 409', async () => {
    const { username } = await product.person().signUp();
    const { fields } = await refused(change({ username: username.toUpperCase() }), 409, 'username_taken');
    expect(fields).toEqual({ username: expect.any(String) });
  });

  it('saves two concurrent changes', async () => {
    const [a, b] = await Promise.all([
      change({ bio: 'Both' }),
      ada.send('PATCH', '/api/user/location', { location: 'Here', latitude: 40.7, longitude: -74 }),
    ]);
    expect([a.status, b.status]).toEqual([200, 200]);
    expect(await me()).toMatchObject({ bio: 'Both', location: 'Here' });
  });
});

describe('a profile picture', () => {
  it('is resized, served as WebP and immutable at its URL', async () => {
    await change({ profileImageUrl: dataUrl(await aPicture()) });
    const { profileImageUrl } = await me();
    const { name, value } = ada.sessionCookie;
    const picture = await fetch(product.url + String(profileImageUrl), {
      headers: { cookie: `${name}=${value}` },
    });
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(picture.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    const { width, height, format } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect([width, height, format]).toEqual([512, 512, 'webp']);

    await change({ profileImageUrl, bio: 'Sent along with the form' });
    expect(await me()).toMatchObject({ profileImageUrl, bio: 'Sent along with the form' });
  });

  it('of almost 2 MB is accepted, of 2 MB and more is refused as too large', async () => {
    const picture = await aPicture(64);
    const padded = (length: number) =>
      change({ profileImageUrl: dataUrl(Buffer.concat([picture, Buffer.alloc(length - picture.length)])) });
    expect((await padded(2_097_151)).status).toBe(200);
    const { status, body } = await padded(2_097_152);
    expect([status, body.message]).toEqual([413, 'Please select an image smaller than 2MB']);
    expect((await padded(4_000_000)).status).toBe(413);
  });

  it('is nothing else', async () => {
    for (const profileImageUrl of [
      dataUrl(Buffer.from('<script>alert(1)</script>'), 'image/png'),
      dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'),
      dataUrl(Buffer.from('%PDF-1.7'), 'application/pdf'),
      dataUrl(Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')),
      'data:image/png;base64,',
      'data:image/png;base64,$$$$',
    ])
      await refusedFields(change({ profileImageUrl }), 'profileImageUrl');
    expect(await me()).toMatchObject({ profileImageUrl: null });
  });

  it('that does not exist is 404 for any path', async () => {
    for (const path of ['1/none.webp', '..%2f..%2fetc/passwd', '%2e%2e/x.webp'])
      await ada.does(`GET /api/pictures/${path} 404`);
  });
});

describe('the survey', () => {
  const answers = { favoriteConversationTopic: 'food', favoriteMusic: 'indie', personalityType: 'chill' };

  it('is saved, may be replaced, and is shown to its owner', async () => {
    const none = { favoriteConversationTopic: null, favoriteMusic: null, personalityType: null };
    expect((await ada.get('/api/survey')).body).toEqual(none);
    await ada.expect('POST', '/api/survey', 200, answers);
    expect(await me()).toMatchObject({ hasTakenSurvey: true });
    expect((await ada.get('/api/survey')).body).toEqual(answers);
    await ada.expect('POST', '/api/survey', 200, { ...answers, favoriteMusic: 'rock' });
    expect((await ada.get('/api/survey')).body).toEqual({ ...answers, favoriteMusic: 'rock' });
  });

  it('accepts every offered answer', async () => {
    const offered = {
      favoriteConversationTopic: ['travel', 'food', 'career', 'hobbies', 'current_events'],
      favoriteMusic: ['pop', 'rock', 'hiphop', 'electronic', 'indie'],
      personalityType: ['outgoing', 'thoughtful', 'adventurous', 'chill', 'passionate'],
    };
    for (let at = 0; at < 5; at++) {
      const chosen = Object.entries(offered).map(([question, choices]) => [question, choices[at]]);
      await ada.expect('POST', '/api/survey', 200, Object.fromEntries(chosen));
    }
  });
});

describe('the location', () => {
  const move = (body: unknown) => ada.send('PATCH', '/api/user/location', body);

  it('is geocoded, rounded to 0.01 degrees and sets the time zone', async () => {
    expect(await move({ location: ' Tokyo ' })).toMatchObject({
      status: 200,
      body: { location: 'Tokyo', locationNear: expect.stringMatching(/^Tokyo/), timeZone: 'Asia/Tokyo' },
    });
    expect(await me()).toMatchObject({ location: 'Tokyo', timeZone: 'Asia/Tokyo' });

    const dorm = await move({ location: 'My dorm', latitude: 40.712776, longitude: -74.005974 });
    expect(dorm.body).toEqual({
      location: 'My dorm',
      locationNear: null,
      latitude: 40.71,
      longitude: -74.01,
      timeZone: 'America/New_York',
    });
  });

  it('is stored as text when the geocoder finds nothing, or an address that only begins like it', async () => {
    await move({ location: 'Tokyo' });
    for (const location of ['Home', 'xqzzy 123 nowhere']) {
      const { body } = await move({ location });
      expect(body).toEqual({ location, locationNear: null, latitude: null, longitude: null, timeZone: null });
    }
  });

  it.each([
    [{ location: '  ' }, 'location', 'Please enter your address.'],
    [{ location: 'x', latitude: 91, longitude: 0 }, 'latitude', 'Please give a latitude from -90 to 90'],
    [{ location: 'x', latitude: 1 }, 'longitude', 'Please give both a latitude and a longitude, or neither'],
  ])('refuses %j', async (body, field, message) => {
    const answer = await move(body);
    expect([answer.status, answer.body.fields]).toEqual([400, { [field]: message }]);
  });
});

describe('geocoding', () => {
  it('suggests at most eight addresses and finds the address of a position', async () => {
    const { status, body } = await ada.get<Array<Record<string, unknown>>>(
      '/api/geocode/search?q=San&lat=&lon=',
    );
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(0);
    expect(body.length).toBeLessThanOrEqual(8);
    expect(Object.keys(body[0]!)).toEqual(['label', 'latitude', 'longitude', 'source', 'isExact']);
    expect((await ada.get('/api/geocode/search?q=S')).body).toEqual([]);

    const named = await ada.get('/api/geocode/reverse?lat=35.68&lon=139.69');
    expect(named.body).toMatchObject({ label: expect.stringContaining('Tokyo') });
  });

  it('refuses a query without what it needs', () =>
    ada.does(
      ...['search', 'search?q=Boston&lat=x&lon=1', 'reverse', 'reverse?lat=91&lon=0'].map(
        (query) => `GET /api/geocode/${query} 400`,
      ),
    ));
});

describe('GET /api/config', () => {
  it('returns the public settings', async () => {
    expect((await ada.get('/api/config')).body).toEqual({
      appName: 'Tablemates',
      googleMapsApiKey: 'a-key_for-maps',
      tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      offersNotTheOnly: true,
      homeArea: null,
    });
  });
});
