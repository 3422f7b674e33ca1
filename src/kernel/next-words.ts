// Words of Next 16.4 that the site and the gateway both need. What only one of them needs stands in its adapter:
// `src/design/next-adapter/` for the browser, `gateway/next-adapter/` for the server (decision 0150).

/** Sent by Next's client with a form; names the server action. */
export const ACTION_HEADER = 'next-action'

/** `1` in the answer to an action that this build does not have. */
export const ACTION_NOT_FOUND_HEADER = 'x-nextjs-action-not-found'

/** The type of the data of a page, also in the answer to an action. */
export const PAYLOAD_TYPE = 'text/x-component'

/** Marks an address as asked for its data. Kept for every page, since it belongs to the transport. */
export const DATA_MARKER = '_rsc'

/** The first segment of the addresses of Next itself. */
export const FRAMEWORK_PREFIX = '_next'
