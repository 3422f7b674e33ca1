/** The field of a form that carries what it was made from. */
export const VERSION_FIELD = 'version'

/**
 * What a form was made from, as a text that the form carries and posts. Of the values alone: a change of anything else
 * about the thing refuses nothing.
 */
export const versionOf = (values: Readonly<Record<string, unknown>> | null): string =>
  JSON.stringify(values === null ? null : Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)))

/** Whether a form was made from what stands. One that carries no version is an old page's: it is not asked. */
export const isMadeFrom = (posted: string, stands: string): boolean => posted === '' || posted === stands
