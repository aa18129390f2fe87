import type { PublicAppearance } from '../../../application/appearance/ports.js';
import type { Logo } from '../../../domain/server-and-browser/appearance/appearance.js';
import type { AppearanceResponse, LogoResponse } from './appearance.dto.js';

export const LOGO_PATH = '/api/appearance/logo';

/** The logo as it is sent, without the key of its file. */
export const presentLogo = ({ digest, width, height, isTransparent }: Logo): LogoResponse => ({
  path: `${LOGO_PATH}/${digest}`,
  width,
  height,
  isTransparent,
});

export const presentAppearance = ({ palette, logo }: PublicAppearance): AppearanceResponse => ({
  palette,
  logo: logo && presentLogo(logo),
});
