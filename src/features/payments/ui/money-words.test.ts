import { expect, it } from 'vitest'
import { accountName } from './money-words'

it.each(['opn', '2c2p', 'trial', 'bank', 'cash', 'terminal'])('the account %s has a name for staff', (account) => {
  for (const language of ['en', 'th'] as const) expect(accountName(language, account)).toMatch(/^[A-Z2\u0E00-\u0E7F]/)
})
