import { createHash, hkdfSync } from 'node:crypto'

/**
 * The key for `next build`. Next derives the ids of server actions from it: with a random one, its default, a form of a
 * page opened before a deploy would be unknown to the new build. It protects nothing at build time.
 */
export const BUILD_ACTION_KEY = createHash('sha256').update('noble-nue: ids of server actions').digest('base64')

/** The key with which the running app encrypts the bound arguments of server actions: secret, and equal on all nodes. */
export const runtimeActionKey = (payloadSecret: string): string =>
  Buffer.from(hkdfSync('sha256', payloadSecret, '', 'noble-nue: arguments of server actions', 32)).toString('base64')
