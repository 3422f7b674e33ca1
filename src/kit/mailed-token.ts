/** What the links of our mails carry: 256 bits as lower-case letters and digits (C22). Anything else was never ours. */
export function isMailedToken(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}

/** The page somebody came from, without the secret that the link of a mail carries. */
export const pageWithoutToken = (path: string) => path.replace(/[0-9a-f]{64}/g, '-')
