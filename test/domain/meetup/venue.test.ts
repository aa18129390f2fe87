import { describe, expect, it } from '@jest/globals';
import { MeetupPlanNotAllowed } from '../../../src/domain/meetup/meetup-errors.js';
import { ensureVenueImage } from '../../../src/domain/meetup/venue.js';

describe('the picture of the venue', () => {
  it.each([
    null,
    'https://images.example.org/a-b_c/1.jpg?w=800&h=600',
    'https://example.org',
    'https://example.org:8443/x.png',
    '/api/pictures/1042/5f3a.webp',
    '/venues/ramen.webp',
    '/venues/ramen.JPG',
  ])('may be at %j', (venueImageUrl) => {
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
    // Ways around to a picture that is kept here for somebody else.
    '/api//pictures/1042/5f3a.webp',
    '/venues/../api/pictures/1042/5f3a.webp',
    '/./api/pictures/1042/5f3a.webp',
    '/API/pictures/1042/5f3a.webp',
  ])('is not at %j', (venueImageUrl) => {
    expect(() => ensureVenueImage(venueImageUrl)).toThrow(MeetupPlanNotAllowed);
  });
});
