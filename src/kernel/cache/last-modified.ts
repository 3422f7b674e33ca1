/** The header that says when something last changed, from an ISO instant; nothing where that is unknown. */
export const lastModified = (changedAt: string | null): Record<string, string> =>
  changedAt ? { 'Last-Modified': new Date(changedAt).toUTCString() } : {}
