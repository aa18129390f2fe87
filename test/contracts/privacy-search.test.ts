import { findings } from '../support/http/find-words.js';
import { findCoordinates, findDistances, locationFieldsIn } from '../support/http/location-leaks.js';
import { receivedText } from '../support/http/received-text.js';

describe('the search for personal data', () => {
  it('finds words and codes', () => {
    expect(findings('{"email":"ada@example.org"}', ['@example.org'])).toHaveLength(1);
    expect(findings('{"code":"123456"}', ['123456'])).toHaveLength(1);
    expect(findings('{"time":17123456789,"ms":0.123456,"id":"4f-123456-a1"}', ['123456'])).toEqual([]);
  });

  const [here, there] = [
    { latitude: 40.68342, longitude: -73.95127 },
    { latitude: 40.71218, longitude: -73.97336 },
  ];

  it.each([
    ['{"latitude":40.68342,"longitude":-73.95127}', 2],
    ['{"at":[40.68,-73.95]}', 2],
    ['GEO:40.683;-73.951', 2],
    ['You live at 40.68.', 1],
    ['{"message":"They are at 73.95 W"}', 1],
    ['{"createdAt":"2026-11-21T20:22:40.680Z","matchScore":41}', 0],
    ['{"picture":"/api/pictures/8e40.68ab/73-95.webp","latitude":40.7259}', 0],
  ])('finds coordinates in %s', (text, count) => {
    expect(findCoordinates(receivedText('x', text), here)).toHaveLength(count);
  });

  it.each([
    ['{"distance":2.302}', 1],
    ['{"metres":3701}', 1],
    ['Ben is 2.3 miles (3.70 km) away', 2],
    ['{"distance":2,"id":1002,"url":"http://127.0.0.1:3701/x"}', 0],
    ['{"startsAt":"2026-11-21T20:22:02.302Z","picture":"/a-3701-b.webp"}', 0],
  ])('finds distances between two users in %s', (text, count) => {
    expect(findDistances(receivedText('x', text), here, there)).toHaveLength(count);
  });

  it('includes the headers of a response', () => {
    const received = { ...receivedText('x', ''), headers: 'x-near: 40.68\netag: W/"40-73.95"' };
    expect(findCoordinates(received, here)).toEqual(['40.68']);
  });

  it('finds field names, in lists too', () => {
    const text = JSON.stringify({
      users: [{ homeDistance: null, age: 20, ageRange: '20', home: { lat: 1 } }],
    });
    expect(locationFieldsIn(receivedText('x', text))).toEqual([
      'users[].homeDistance',
      'users[].age',
      'users[].home.lat',
    ]);
  });
});
