/** Of the map library in `package.json`; a test holds the two together. */
export const MAP_LIBRARY_VERSION = '6.17.0'

/** Below this address the front door serves the map library. With its version in it a browser may keep it for ever. */
export const MAP_LIBRARY = `/maplibre/${MAP_LIBRARY_VERSION}`
