/**
 * All response fields with a location, distance or age, with their operations. They describe venues, distance limits,
 * requested locations or the user's own profile; only the console shows the age of others. No field may reveal the
 * location of another user.
 */
const FIELDS = `
  venues[].latitude, venues[].longitude: DELETE /api/matches/{id}/booking
  venues[].latitude, venues[].longitude: DELETE /api/matches/{id}/venues/{venueId}
  venues[].latitude, venues[].longitude: DELETE /api/matches/{id}/venues/{venueId}/vote
  venues[].latitude, venues[].longitude: GET /api/matches/{id}/venues; POST /api/matches/{id}/booking/call
  venues[].latitude, venues[].longitude: POST /api/matches/{id}/booking
  venues[].latitude, venues[].longitude: POST /api/matches/{id}/venues/{venueId}/vote
  venues[].latitude, venues[].longitude: PUT /api/matches/{id}/booking
  coordinates, coordinates.latitude, coordinates.longitude: GET /api/admin/meetups/{id}; POST /api/admin/meetups
  coordinates, coordinates.latitude, coordinates.longitude: POST /api/admin/meetups/{id}/cancel
  age: GET /api/admin/users/{id}; POST /api/admin/users/{id}/answer-appeal
  age: POST /api/admin/users/{id}/correct-birth-date; POST /api/admin/users/{id}/correct-name
  age: POST /api/admin/users/{id}/end-sessions; POST /api/admin/users/{id}/lift; POST /api/admin/users/{id}/role
  age: POST /api/admin/users/{id}/suspend; POST /api/admin/users/{id}/terminate
  age: POST /api/admin/users/{id}/terminate/decline
  latitude, longitude: GET /api/geocode/reverse; PATCH /api/user/location
  [].latitude, [].longitude: GET /api/geocode/search; GET /api/user/export venues.json
  [].distance, [].latitude, [].longitude, [].maxDistance: GET /api/meetups; GET /api/meetups/browse
  distance, latitude, longitude, maxDistance: GET /api/meetups/{id}; PATCH /api/meetups/{id}; POST /api/meetups
  [].distanceMiles, [].latitude, [].longitude: GET /api/places/nearby
  age, latitude, longitude: GET /api/user; POST /api/auth/login; POST /api/auth/verify-email
  age, latitude, longitude: POST /api/user/consent; POST /api/user/email/verify; PUT /api/profile
  age, latitude, longitude: PUT /api/user/language
  distanceApplies, maxDistance: GET /api/user/active-request
  location.coordinates, location.coordinates.latitude, location.coordinates.longitude: GET /api/user/export profile.json
  [].maxDistance, [].seatLatitude, [].seatLongitude: GET /api/user/export requests.json
  fields.latitude, venues[].latitude, venues[].longitude: POST /api/matches/{id}/venues
  fields.maxDistance, maxDistance: POST /api/matching-request
  maxDistance: PUT /api/matching-request/{id}
`;

/** Each as `GET /api/user: age`, sorted. */
export const LOCATION_FIELDS: readonly string[] = FIELDS.trim()
  .split(/\s*\n\s*/)
  .flatMap((line) => {
    const [fields, operations] = line.split(': ').map((part) => part.split(/[,;] /)) as [string[], string[]];
    return operations.flatMap((operation) => fields.map((field) => `${operation}: ${field}`));
  })
  .sort();
