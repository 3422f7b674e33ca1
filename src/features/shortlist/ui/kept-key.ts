/** Where a device remembers the homes it keeps. */
export const KEPT_KEY = 'shortlist'
