/** The texts of the picture that other sites show beside a link, already in one language. */
export interface ShareImageTexts {
  readonly appName: string;
  readonly title: string;
  /** Day and hour, area, seats left. */
  readonly lines: readonly string[];
}

export interface ShareImages {
  /** @returns a PNG of 1200 by 630 pixels @throws ServiceUnavailable while too many are being drawn */
  draw(texts: ShareImageTexts): Promise<Uint8Array>;
}
