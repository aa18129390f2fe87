/** The people of the demo have a published password, so a production that others can reach must not have them. */
export class DemoInProduction extends Error {
  constructor() {
    super('--demo must not be used in production.');
  }
}
