import { expect, it } from 'vitest'
import { accountName, postingName } from './money-words'

const PROVIDERS = ['opn', '2c2p', 'trial', 'transfer', 'counter']
const ACCOUNTS = [...PROVIDERS, 'provider', 'bank', 'cash', 'terminal', 'customer', 'refunds_due']

it.each(ACCOUNTS)('the account %s has a name for staff', (account) => {
  for (const language of ['en', 'th'] as const) expect(accountName(language, account)).toMatch(/^[A-Z2\u0E00-\u0E7F]/)
})

it('a posting of the ledger says what it is for', () => {
  expect(['paid-1', 'owed-1', 'owed-refund-2', 'refund-2'].map((one) => postingName('en', one))).toEqual([
    'Payment',
    'Refund owed',
    'Refund owed',
    'Refund',
  ])
})
