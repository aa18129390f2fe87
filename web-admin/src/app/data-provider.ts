import simpleRestProvider from 'ra-data-simple-rest';
import { API, http } from '../shared/api/http.js';
import { ListPlaces } from '../shared/api/list-places.js';

const places = new ListPlaces();

const pagedHttp: typeof http = async (address, options) => {
  const answer = await http(places.continued(address), options);
  places.keep(address, answer.headers.get('Link'));
  return answer;
};

/** Reads lists and records. Records change through actions (`postRecordAction`), never through `update`. */
export const dataProvider = simpleRestProvider(API, pagedHttp);
