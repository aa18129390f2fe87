import { describe, expect, it } from '@jest/globals';
import { Appearance, type Logo } from '../../../../src/domain/server-and-browser/appearance/appearance.js';
import {
  AccentColorTooFaint,
  AppearanceChanged,
} from '../../../../src/domain/server-and-browser/appearance/appearance-errors.js';

const LOGO: Logo = { key: 'logos/a', digest: 'ab', width: 320, height: 80, isTransparent: true };

it('as shipped it has no color and no logo of its own', () => {
  const { accentColor, logo, version } = Appearance.shipped();
  expect({ accentColor, logo, version }).toEqual({ accentColor: null, logo: null, version: 0 });
});

describe('an admin', () => {
  it('changes the color and takes it back, each of which is a new version', () => {
    const appearance = Appearance.shipped();
    appearance.changeAccentColor('#1A3A8F', 0);
    expect(appearance).toMatchObject({ accentColor: '#1a3a8f', version: 1 });
    appearance.changeAccentColor(null, 1);
    expect(appearance).toMatchObject({ accentColor: null, version: 2 });
  });

  it('replaces the logo, whose file is to be deleted', () => {
    const appearance = Appearance.shipped();
    expect(appearance.replaceLogo(LOGO, 0)).toBeNull();
    expect(appearance.logo).toEqual(LOGO);
    expect(appearance.replaceLogo({ ...LOGO, key: 'logos/b' }, 1)).toBe('logos/a');
    expect(appearance.replaceLogo(null, 2)).toBe('logos/b');
    expect(appearance.logo).toBeNull();
  });

  it('who saw an older version changes nothing', () => {
    const appearance = Appearance.shipped();
    appearance.changeAccentColor('#1a3a8f', 0);
    expect(() => appearance.changeAccentColor('#0b6e4f', 0)).toThrow(AppearanceChanged);
    expect(() => appearance.replaceLogo(LOGO, 0)).toThrow(AppearanceChanged);
    expect(appearance).toMatchObject({ accentColor: '#1a3a8f', logo: null, version: 1 });
  });

  it('who gives a color that cannot be read changes nothing', () => {
    const appearance = Appearance.shipped();
    expect(() => appearance.changeAccentColor('#ffd400', 0)).toThrow(AccentColorTooFaint);
    expect(appearance).toMatchObject({ accentColor: null, version: 0 });
  });
});
