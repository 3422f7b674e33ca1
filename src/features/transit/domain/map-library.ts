/** Equals the version in `package.json`; a test checks it. */
export const MAP_LIBRARY_VERSION = '6.17.0'

/** The gateway serves the map library under this path. It contains the version, so browsers may cache it for ever. */
export const MAP_LIBRARY = `/maplibre/${MAP_LIBRARY_VERSION}`
