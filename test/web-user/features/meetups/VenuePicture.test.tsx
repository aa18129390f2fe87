import { render } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { VenuePicture } from '../../../../web-user/src/features/meetups/VenuePicture.js';

const shown = (venueImageUrl: string | null): string | null => {
  const { container } = render(
    <VenuePicture venue={{ venueImageUrl, venueType: 'cafe' }} className="h-40" />,
  );
  return container.querySelector('img')?.getAttribute('src') ?? null;
};

describe('the picture of a venue', () => {
  it.each([
    '/api/pictures/1042/5f3a.webp',
    'data:image/jpeg;base64,AAAA',
    'blob:https://tables.example.org/1',
  ])('is shown for an uploaded or local URL: %s', (url) => expect(shown(url)).toBe(url));

  it.each([
    'https://images.example.org/a.jpg',
    // Every viewer would request it with their own session.
    `${location.origin.replace('http:', 'https:')}/api/user/export`,
    'HTTPS://tables.example.org/api/user/export',
  ])('is an illustration for an external URL, such as %s', (url) => expect(shown(url)).toBeNull());
});
