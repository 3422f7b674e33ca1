/** A page of Google Maps with the way to a place: an address as people write it, or `13.74,100.55` (Maps URLs, `dir`). */
export const directionsTo = (place: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place.replace(/\s+/g, ' ').trim())}`
