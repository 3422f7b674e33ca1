import { ok, type Result, refuse } from '../result'
import { plainText } from './plain-text'

/** The longest address that a mail server takes (RFC 5321, errata 1690). */
const LONGEST = 254
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const HOST = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/** A host in the letters that mail servers know: `ไทย.example` is `xn--o3cw4h.example`; null when it cannot be one. */
function asciiHost(host: string): string | null {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(host)) return null
  try {
    return new URL(`http://${host}`).hostname
  } catch {
    return null
  }
}

/**
 * Reads an address as people type and paste it: without invisible characters, in lower case, with the host in ASCII
 * (RFC 5891). What is accepted here is accepted by the store and by mail servers; letters beyond ASCII before the @ are
 * refused, since most servers do not deliver to them (RFC 6531). That the address exists, only a mail can prove.
 */
export function readEmail(typed: string): Result<string, 'missing' | 'notAnEmail'> {
  const email = plainText(typed).normalize('NFKC').trim().toLowerCase()
  if (email === '') return refuse('missing')
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at)
  const host = asciiHost(email.slice(at + 1))
  const isOne = at > 0 && name.length <= 64 && host !== null && LOCAL_PART.test(name) && HOST.test(host)
  return isOne && name.length + 1 + host.length <= LONGEST ? ok(`${name}@${host}`) : refuse('notAnEmail')
}
