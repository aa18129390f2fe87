import { insertAccount, type InsertedAccount, type NewAccount } from './insert-account.js';
import { insertSeatedTable, type TableRequest } from './insert-seated-table.js';

/** Set-ups of tests as rows, because over HTTP they cost more than most tests. */
export interface Insertions {
  /** An account with an open session, without a registration. */
  account(account: NewAccount): Promise<InsertedAccount>;
  /** A match of these users, without requests over HTTP. @returns its id */
  seatedTable(userIds: readonly number[], request: TableRequest): Promise<number>;
}

export const insertionsInto = (databaseUrl: string): Insertions => ({
  account: (account) => insertAccount(databaseUrl, account),
  seatedTable: (userIds, request) => insertSeatedTable(databaseUrl, userIds, request),
});
