import type { APIRequestContext } from '@playwright/test';
import type { APerson } from '../http/a-person.js';
import { aTableOf, type SeatedTable } from '../http/a-table.js';
import type { BuiltProduct } from './built-product.js';

/** The people of one story, so that none of them sits at a table of the next. */
export class Town {
  private readonly people: APerson[] = [];

  constructor(private readonly product: BuiltProduct) {}

  /** Someone who has not signed up yet. */
  person(): APerson {
    const person = this.product.person();
    this.people.push(person);
    return person;
  }

  /** Someone with an account who has answered the survey. */
  async member(firstName = 'Ada'): Promise<APerson> {
    const person = await this.person().signUp({ firstName });
    return person.answersSurvey();
  }

  /** Members who sit together. */
  async table(firstNames?: readonly string[], request?: Record<string, unknown>): Promise<SeatedTable> {
    const table = await aTableOf(this, firstNames, request);
    await Promise.all(table.people.map((person) => person.answersSurvey()));
    return table;
  }

  async everyoneGetsUp(): Promise<void> {
    await Promise.all(
      this.people.map(async (person) => {
        const { status, body } = await person.get('/api/user/active-request');
        if (status === 200) await person.post(`/api/matching-request/${String(body.id)}/cancel`);
      }),
    );
  }
}

/** The same for whoever is signed in in a browser. */
export async function getUp(browser: APIRequestContext): Promise<void> {
  const answer = await browser.get('/api/user/active-request');
  if (!answer.ok()) return;
  const { id } = (await answer.json()) as { id: number };
  await browser.post(`/api/matching-request/${id}/cancel`);
}
