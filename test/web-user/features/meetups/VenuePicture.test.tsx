import { render } from '@testing-library/react';
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

describe('the illustration of a venue', () => {
  const drawn = (venue: Parameters<typeof VenuePicture>[0]['venue']): string =>
    render(<VenuePicture venue={venue} className="h-40" />).container.innerHTML;
  const bare = { venueImageUrl: null, venueType: 'restaurant' } as const;
  const NAMES = ['Pizzeria', 'Ramen', 'Dumplings', 'Tacos', 'Curry', 'Thai', 'Burgers', 'Vegan', 'Bakery'];

  it('is distinct for each cuisine, a cafe, a bakery and a restaurant, and small', () => {
    const all = [
      drawn(bare),
      drawn({ ...bare, venueType: 'cafe' }),
      drawn({ ...bare, venueType: 'cafe', restaurantName: 'Bakery' }),
      ...NAMES.map((restaurantName) => drawn({ ...bare, restaurantName })),
    ];
    expect(new Set(all).size).toBe(NAMES.length + 3);
    for (const each of all) expect(each.length).toBeLessThan(2_500);
  });

  it('is by style, and the same each time for the same venue', () => {
    const styles = (['casual', 'fine', 'fast'] as const).map((restaurantType) =>
      drawn({ ...bare, restaurantName: 'Luigi', restaurantType }),
    );
    expect(new Set(styles).size).toBe(3);
    expect(drawn({ ...bare, restaurantName: 'Luigi', restaurantType: 'fine' })).toBe(styles[1]);
  });
});
