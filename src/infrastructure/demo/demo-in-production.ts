/** The demo users have a published password, so a public production server refuses them. */
export class DemoInProduction extends Error {
  constructor() {
    super('--demo must not be used in production.');
  }
}
