/** Coordinates of a request `r` of the user `u` for the engine: constant from the first seat on. */
export const LATITUDE = 'case when r.has_seat_place then r.seat_latitude else u.latitude end';
export const LONGITUDE = 'case when r.has_seat_place then r.seat_longitude else u.longitude end';
