/** The session: the opaque token, readable by the server only. */
export const SESSION_COOKIE = 'member-session'

/** Binds a mailed code to the browser that asked for it. */
export const CHALLENGE_COOKIE = 'member-challenge'

/** The challenge that a passkey is to sign, bound to this browser. */
export const PASSKEY_COOKIE = 'member-passkey'

/** The invitation to a household that waits until somebody signed in. */
export const INVITATION_COOKIE = 'member-invitation'

/** The round of LINE Login that this browser began. */
export const LINE_COOKIE = 'member-line'

/** The LINE account that waits in this browser until an address is proven. */
export const PENDING_LINE_COOKIE = 'member-line-pending'

/** Whose browser this is, as codes are counted: signed, and naming nobody. It stays after signing out. */
export const KNOWN_COOKIE = 'member-known'

/** Shows that this browser keeps cookies, where nothing else of ours is kept yet. */
export const PROBE_COOKIE = 'member-probe'

/**
 * The marker that somebody is signed in (C34). Readable by scripts, not secret, and trusted by nothing on the server: it
 * only saves visitors a request.
 */
export const MARKER_COOKIE = 'NBHA'
