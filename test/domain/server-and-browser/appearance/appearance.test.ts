import { Appearance, type Logo } from '../../../../src/domain/server-and-browser/appearance/appearance.js';
import { breaks } from '../../../support/refused.js';

const LOGO: Logo = { key: 'logos/a', digest: 'ab', width: 320, height: 80, isTransparent: true };

it('as shipped it has the palette of the product and no logo of its own', () => {
  const { palette, logo, version } = Appearance.shipped();
  expect({ palette, logo, version }).toEqual({ palette: 'tomato', logo: null, version: 0 });
});

describe('an admin', () => {
  it('changes the palette and takes it back, each of which is a new version', () => {
    const appearance = Appearance.shipped();
    appearance.changePalette('navy', 0);
    expect(appearance).toMatchObject({ palette: 'navy', version: 1 });
    appearance.changePalette('tomato', 1);
    expect(appearance).toMatchObject({ palette: 'tomato', version: 2 });
  });

  it('replaces the logo, whose file is to be deleted', () => {
    const appearance = Appearance.shipped();
    expect(appearance.replaceLogo(LOGO, 0)).toBeNull();
    expect(appearance.logo).toEqual(LOGO);
    expect(appearance.replaceLogo({ ...LOGO, key: 'logos/b' }, 1)).toBe('logos/a');
    expect([appearance.replaceLogo(null, 2), appearance.logo]).toEqual(['logos/b', null]);
  });

  it('who saw an older version changes nothing', () => {
    const appearance = Appearance.shipped();
    appearance.changePalette('navy', 0);
    breaks(() => appearance.changePalette('plum', 0), 'appearance_changed');
    breaks(() => appearance.replaceLogo(LOGO, 0), 'appearance_changed');
    expect(appearance).toMatchObject({ palette: 'navy', logo: null, version: 1 });
  });
});
