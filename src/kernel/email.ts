import { ok, type Result, refuse } from './result'

/** Checks for text, an @, and a domain with a dot. Only a confirmation mail can prove that the address exists. */
export function readEmail(typed: string): Result<string, 'missing' | 'notAnEmail'> {
  const email = typed.normalize('NFKC').trim().toLowerCase()
  if (email === '') return refuse('missing')
  const isOne =
    email.length <= 254 &&
    !/\p{Cc}/u.test(email) &&
    /^[^\s@<>(),;:"]+@[^\s@<>(),;:".]+(\.[^\s@<>(),;:".]+)+$/.test(email)
  return isOne ? ok(email) : refuse('notAnEmail')
}
