import simpleRestProvider from 'ra-data-simple-rest';
import { API, http } from '../shared/api/http.js';

/** Reads lists and records. Records change through actions (`postRecordAction`), never through `update`. */
export const dataProvider = simpleRestProvider(API, http);
