/** A repeated enquiry within this time is added to the open one instead of creating another. */
const SAME_REQUEST_DAYS = 30

/** Finds the newest open enquiry of the same person about the same thing, by fingerprint, of the last thirty days. */
export function repeatQuery(fingerprint: string, now: Date) {
  const since = new Date(now.getTime() - SAME_REQUEST_DAYS * 24 * 60 * 60 * 1000)
  return {
    where: {
      fingerprint: { equals: fingerprint },
      state: { not_in: ['closed', 'spam'] },
      createdAt: { greater_than: since.toISOString() },
    },
    sort: '-createdAt',
    depth: 0,
    limit: 1,
    pagination: false,
  } as const
}
