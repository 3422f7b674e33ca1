/**
 * What the page of a mailed link shows: its question, that it is done, that the wider wish beside it is done, or why
 * it could not be.
 */
export type LinkOutcome = 'asked' | 'done' | 'allDone' | 'ended' | 'unavailable'
