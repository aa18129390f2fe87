import simpleRestProvider from 'ra-data-simple-rest';
import { API, http } from '../shared/api/http.js';

/** Orders and filters whose places are kept. */
const MAX_LISTS = 50;

/**
 * The cursors of the pages that were read. A later page of the same list continues from the nearest one, because rows that
 * colleagues closed meanwhile would otherwise move others to a page that was read before.
 */
export class ListPlaces {
  /** By list, order, filter and page size; then by the number of rows before the place. */
  private readonly lists = new Map<string, Map<number, string>>();

  /** @returns the address of the page, with the nearest cursor */
  continued(address: string): string {
    const asked = pageOf(address);
    if (!asked) return address;
    const places = [...(this.lists.get(asked.list) ?? [])].filter(([rows]) => rows <= asked.first);
    const nearest = places.sort(([one], [other]) => other - one)[0];
    return nearest ? `${address}&cursor=${encodeURIComponent(nearest[1])}` : address;
  }

  /** @param link the header of the page that leads to the next one; null on the last page */
  keep(address: string, link: string | null): void {
    const asked = pageOf(address);
    if (!asked) return;
    const places = [...(this.lists.get(asked.list) ?? [])].filter(([rows]) => rows <= asked.first);
    const next = /^<(.+)>; rel="next"$/.exec(link ?? '')?.[1];
    const cursor = next && paramsOf(next).get('cursor');
    const first = next && pageOf(next)?.first;
    if (cursor && first) places.push([first, cursor]);
    this.lists.delete(asked.list);
    this.lists.set(asked.list, new Map(places));
    if (this.lists.size > MAX_LISTS) this.lists.delete(this.lists.keys().next().value!);
  }
}

/** @returns null for an address that is not of a page */
function pageOf(address: string): { readonly list: string; readonly first: number } | null {
  const params = paramsOf(address);
  const range = params.get('range');
  if (range === null) return null;
  const [first, last] = JSON.parse(range) as [number, number];
  const size = last - first + 1;
  const [path] = address.split('?');
  return { list: JSON.stringify([path, params.get('sort'), params.get('filter'), size]), first };
}

const paramsOf = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1]);

const places = new ListPlaces();

const pagedHttp: typeof http = async (address, options) => {
  const answer = await http(places.continued(address), options);
  places.keep(address, answer.headers.get('Link'));
  return answer;
};

/** Reads lists and records. Records change through actions (`postRecordAction`), never through `update`. */
export const dataProvider = simpleRestProvider(API, pagedHttp);
