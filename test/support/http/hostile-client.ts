import pg from 'pg';
import { eventually } from '../eventually.js';
import type { APerson, Answer } from './a-person.js';
import { aStaffMember } from './a-staff-member.js';
import { apiDocument } from './api-document.js';
import { type FoundOperation, operationsOf } from './openapi-operations.js';
import { Samples } from './openapi-sample.js';
import { sharedProduct } from './shared-product.js';
import type { ProductUnderTest } from './test-product.js';

const document = apiDocument();
export const samples = new Samples(document);
export const operations = operationsOf(document);
export const withJson = operations.filter(
  ({ operation }) => operation.requestBody?.content['application/json'],
);

const ANYWHERE: Record<string, string> = { id: '999999', messageId: '999999', owner: '1', file: 'x.webp' };
export const pathOf = ({ template }: FoundOperation, ids: Record<string, string> = {}): string =>
  template.replace(/\{(\w+)\}/g, (_all, name: string) => ids[name] ?? ANYWHERE[name] ?? '1');

/** The text of a valid body in which these fields have JSON texts as values, behind those that are added. */
export const bodyWith = (
  { operation }: FoundOperation,
  values: Record<string, string>,
  added = '',
): string => {
  const fields = Object.entries(samples.bodyOf(operation)).map(
    ([name, valid]) => `"${name}":${values[name] ?? JSON.stringify(valid)}`,
  );
  return `{${[...(added ? [added] : []), ...fields].join()}}`;
};

/** The beginning of an input, for the report of a failure. */
export const short = (input: unknown): string => String(input).slice(0, 30);

/** A response in the form of all errors. */
export function expectRefusal({ status, body }: Answer, statuses: readonly number[], about: unknown): void {
  const isError = typeof body.message === 'string' && typeof body.code === 'string';
  expect([about, status, isError]).toEqual([about, statuses.includes(status) ? status : statuses, true]);
}

/** Sends any input to the operations of a product, with the role that each of them needs. */
export class HostileClient {
  private constructor(
    readonly product: ProductUnderTest,
    readonly member: APerson,
    private readonly admin: APerson,
  ) {}

  static async open(): Promise<HostileClient> {
    const product = await sharedProduct();
    const member = await product.person().signUp();
    const admin = await aStaffMember(product, 'admin');
    return new HostileClient(product, member, admin);
  }

  /** @returns a permitted caller, so that a refusal is caused by the input */
  callerOf({ operation }: FoundOperation): APerson {
    return operation.security.some((scheme) => 'staff' in scheme) ? this.admin : this.member;
  }

  ask(found: FoundOperation, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.callerOf(found).send(found.method, pathOf(found), body, headers);
  }

  async expectNothingStored(during: () => Promise<void>): Promise<void> {
    await eventually(async () => {
      const { rowCount } = await this.product.query('select from graphile_worker.jobs limit 1');
      return rowCount === 0;
    });
    const before = await this.storedData();
    await during();
    expect(await this.storedData()).toEqual(before);
  }

  /** All stored data, except what every request updates. */
  private async storedData(): Promise<Record<string, string>> {
    const { rows: tables } = await this.product.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
         and table_name not in ('sessions', 'staff_sessions', 'rate_limits') order by 1`,
    );
    expect(tables.length).toBeGreaterThan(8);
    const contents = tables.map(
      ({ name }) =>
        `select ${pg.escapeLiteral(name)} as name, coalesce(string_agg(t::text, E'\\n' order by t::text), '') as content
         from ${pg.escapeIdentifier(name)} t`,
    );
    const { rows } = await this.product.query<{ name: string; content: string }>(
      contents.join(' union all '),
    );
    return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
  }
}
