import { PALETTE_NAMES } from '../../../domain/server-and-browser/appearance/palettes.js';
import { Bool, Described, NestedOrNull, OneOf, Text, WholeNumber } from '../fields.js';

export class LogoParams {
  @Described('SHA-256 of the file in hexadecimal digits.')
  @Text({ max: 64 })
  digest!: string;
}

export class LogoResponse {
  @Described('Where the file is; it changes with the content.')
  @Text({ max: 100 })
  path!: string;
  @Described('In pixels.')
  @WholeNumber()
  width!: number;
  @Described('In pixels.')
  @WholeNumber()
  height!: number;
  @Described('Whether parts of it are transparent, so that it needs a light ground.')
  @Bool()
  isTransparent!: boolean;
}

export class AppearanceResponse {
  @OneOf(PALETTE_NAMES) palette!: string;
  @Described('Null for the logo of the product.')
  @NestedOrNull(() => LogoResponse)
  logo!: LogoResponse | null;
}
