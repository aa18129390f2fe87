/** SQL for the venue of the row `meetups o` as a JSON object in the shape of `MeetupVenue`. */
export const VENUE_SQL = `jsonb_build_object(
  'name', o.restaurant_name, 'address', o.restaurant_address, 'restaurantType', o.restaurant_type,
  'venueType', o.venue_type, 'imageUrl', o.venue_image_url,
  'coordinates', case when o.latitude is not null then
    jsonb_build_object('latitude', o.latitude, 'longitude', o.longitude) end)`;
