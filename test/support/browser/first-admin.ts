/** The admin from the `BOOTSTRAP_ADMIN` option of the product. */
export const ADMIN = { email: 'admin@tablemates.test', password: 'keeps the peace' };
