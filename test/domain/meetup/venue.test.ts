import { MeetupPlanNotAllowed } from '../../../src/domain/meetup/meetup-errors.js';
import { ensureVenueImage } from '../../../src/domain/meetup/venue.js';

describe('ensureVenueImage', () => {
  it.each([
    null,
    'https://images.example.org/a-b_c/1.jpg?w=800&h=600',
    'https://example.org',
    'https://example.org:8443/x.png',
    '/api/pictures/1042/5f3a.webp',
    '/venues/ramen.webp',
    '/venues/ramen.JPG',
  ])('the picture URL %j is accepted', (venueImageUrl) => {
    expect(() => ensureVenueImage(venueImageUrl)).not.toThrow();
  });

  it.each([
    '',
    'http://example.org/a.jpg',
    '//example.org/a.jpg',
    '/\\example.org/a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'https://name:password@example.org/a.jpg',
    'https:///a.jpg',
    'https://example.org/a.jpg" onerror="x',
    'https://example.org/a\nb.jpg',
    `https://example.org/${'a'.repeat(500)}`,
    'a.jpg',
    '/api/user/export',
    '/api/pictures/1042/',
    '/chat.webp/1042',
    // Non-canonical paths to a stored picture.
    '/api//pictures/1042/5f3a.webp',
    '/venues/../api/pictures/1042/5f3a.webp',
    '/./api/pictures/1042/5f3a.webp',
    '/API/pictures/1042/5f3a.webp',
  ])('the picture URL %j is refused', (venueImageUrl) => {
    expect(() => ensureVenueImage(venueImageUrl)).toThrow(MeetupPlanNotAllowed);
  });
});
