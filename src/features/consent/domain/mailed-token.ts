/** The token in mailed links: 256 bits as lower-case hex digits (C22). We never issue anything else. */
export function isMailedToken(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}

/** The path of the referring page without the token of a mailed link. */
export const pageWithoutToken = (path: string) => path.replace(/[0-9a-f]{64}/g, '-')
