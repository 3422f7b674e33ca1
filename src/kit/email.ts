import { ok, type Result, refuse } from './result'

/** Something before and after an @, with a dot behind it: whether it exists only a mail can tell. */
export function readEmail(typed: string): Result<string, 'missing' | 'notAnEmail'> {
  const email = typed.normalize('NFKC').trim().toLowerCase()
  if (email === '') return refuse('missing')
  const isOne =
    email.length <= 254 &&
    !/\p{Cc}/u.test(email) &&
    /^[^\s@<>(),;:"]+@[^\s@<>(),;:".]+(\.[^\s@<>(),;:".]+)+$/.test(email)
  return isOne ? ok(email) : refuse('notAnEmail')
}
