import { SharpShareImages } from '../../../src/adapters/storage/sharp-share-images.js';
import { ServiceUnavailable } from '../../../src/application/shared/service-unavailable.js';

const texts = (title: string) => ({ appName: 'Tablemates', title, lines: ['Saturday'] });

describe('pictures of links', () => {
  it('are drawn once for the same texts', async () => {
    const images = new SharpShareImages();
    const [one, other] = await Promise.all([images.draw(texts('Soup')), images.draw(texts('Soup'))]);
    expect(other).toBe(one);
    expect(await images.draw(texts('Soup'))).toBe(one);
    expect(await images.draw(texts('Tea'))).not.toEqual(one);
  });

  it('are refused while too many are being drawn', async () => {
    const images = new SharpShareImages();
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => images.draw(texts(`Soup ${index}`))),
    );
    const refused = all.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(refused).toHaveLength(12);
    expect(refused[0]).toBeInstanceOf(ServiceUnavailable);
  });
});
