/**
 * All response fields with a location, distance or age, by operation. They describe venues, distance limits, requested
 * locations or the user's own profile; only the console shows the age of others. No field may reveal the location of
 * another user.
 */
const OPERATIONS = `
  DELETE /api/matches/{id}/booking: venues[].latitude, venues[].longitude
  DELETE /api/matches/{id}/venues/{venueId}: venues[].latitude, venues[].longitude
  DELETE /api/matches/{id}/venues/{venueId}/vote: venues[].latitude, venues[].longitude
  GET /api/admin/meetups/{id}: coordinates, coordinates.latitude, coordinates.longitude
  GET /api/admin/users/{id}: age
  GET /api/geocode/reverse: latitude, longitude
  GET /api/geocode/search: [].latitude, [].longitude
  GET /api/matches/{id}/venues: venues[].latitude, venues[].longitude
  GET /api/meetups: [].distance, [].latitude, [].longitude, [].maxDistance
  GET /api/meetups/browse: [].distance, [].latitude, [].longitude, [].maxDistance
  GET /api/meetups/{id}: distance, latitude, longitude, maxDistance
  GET /api/places/nearby: [].distanceMiles, [].latitude, [].longitude
  GET /api/user: age, latitude, longitude
  GET /api/user/active-request: distanceApplies, maxDistance
  GET /api/user/export profile.json: location.coordinates, location.coordinates.latitude, location.coordinates.longitude
  GET /api/user/export requests.json: [].maxDistance, [].seatLatitude, [].seatLongitude
  GET /api/user/export venues.json: [].latitude, [].longitude
  PATCH /api/meetups/{id}: distance, latitude, longitude, maxDistance
  PATCH /api/user/location: latitude, longitude
  POST /api/admin/meetups: coordinates, coordinates.latitude, coordinates.longitude
  POST /api/admin/meetups/{id}/cancel: coordinates, coordinates.latitude, coordinates.longitude
  POST /api/admin/users/{id}/answer-appeal: age
  POST /api/admin/users/{id}/correct-birth-date: age
  POST /api/admin/users/{id}/correct-name: age
  POST /api/admin/users/{id}/end-sessions: age
  POST /api/admin/users/{id}/lift: age
  POST /api/admin/users/{id}/role: age
  POST /api/admin/users/{id}/suspend: age
  POST /api/admin/users/{id}/terminate: age
  POST /api/admin/users/{id}/terminate/decline: age
  POST /api/auth/login: age, latitude, longitude
  POST /api/auth/verify-email: age, latitude, longitude
  POST /api/matches/{id}/booking/call: venues[].latitude, venues[].longitude
  POST /api/matches/{id}/booking: venues[].latitude, venues[].longitude
  POST /api/matches/{id}/venues: fields.latitude, venues[].latitude, venues[].longitude
  POST /api/matches/{id}/venues/{venueId}/vote: venues[].latitude, venues[].longitude
  POST /api/matching-request: fields.maxDistance, maxDistance
  PUT /api/matches/{id}/booking: venues[].latitude, venues[].longitude
  PUT /api/matching-request/{id}: maxDistance
  POST /api/meetups: distance, latitude, longitude, maxDistance
  POST /api/user/consent: age, latitude, longitude
  POST /api/user/email/verify: age, latitude, longitude
  PUT /api/profile: age, latitude, longitude
  PUT /api/user/language: age, latitude, longitude
`;

/** Each as `GET /api/user: age`, sorted. */
export const LOCATION_FIELDS: readonly string[] = OPERATIONS.trim()
  .split(/\s*\n\s*/)
  .flatMap((line) => {
    const [operation, fields] = line.split(': ') as [string, string];
    return fields.split(', ').map((field) => `${operation}: ${field}`);
  })
  .sort();
