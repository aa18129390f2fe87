import type { Role, StaffRole } from '../../../src/domain/staff/role.js';
import type { APerson } from './a-person.js';
import type { ProductUnderTest } from './test-product.js';

type Product = Pick<ProductUnderTest, 'person' | 'query'>;

/** A new user with a session of the console only. */
export async function aStaffMember(
  product: Product,
  role: StaffRole,
  fields: Record<string, unknown> = {},
): Promise<APerson> {
  return signInToConsole(product, await product.person().signUp(fields), role);
}

/**
 * Gives a user a role and signs in to the console.
 * @returns a client with the console's session only; the given one keeps that of the app
 */
export async function signInToConsole(product: Product, person: APerson, role: StaffRole): Promise<APerson> {
  await setRole(product, person.id, role);
  const staff = product.person();
  const { email, password } = person;
  await staff.expect('POST', '/api/admin/session', 200, { email, password });
  staff.id = person.id;
  return staff;
}

/** Sets the role in the database. */
export async function setRole({ query }: Product, userId: number, role: Role): Promise<void> {
  await query('update users set role = $1 where id = $2', [role, userId]);
}
