import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PaymentView } from '@/features/payments'
import type { HomePayment, OwnHome } from '../domain/home'
import { ConfirmPage } from './confirm-page'

const title = { th: 'โนเบิล วัน', en: 'noble one', cht: 'noble one', chs: 'noble one' }
const home = {
  token: 'f'.repeat(64),
  booking: { reference: 'nb-7k2m9xqt', snapshot: { project: { title }, unit: { number: '12-04' } } },
} as unknown as OwnHome
const payment = { number: 2, kind: 'instalment', amount: 1_000_000, dueOn: '2026-12-01', receiptNumber: null }

const pageOf = (attempt: Pick<PaymentView, 'state' | 'failure'>) =>
  renderToStaticMarkup(
    <ConfirmPage
      locale="en"
      home={home}
      payment={payment as unknown as HomePayment}
      attempt={{
        ...{ method: 'card', amount: 1_000_000, href: 'https://pay.example/1', qr: null, isLive: true, ...attempt },
        expiresAt: new Date('2026-12-01T03:00:00Z'),
      }}
      slip={null}
      account={null}
      methods={['promptpay', 'card']}
      isLive
    />,
  )

test.each([
  ['failed', 'unverified', 'Your bank could not confirm that it was you (3-D Secure). You have not been charged.'],
  ['expired', null, 'The time limit for this payment expired. You have not been charged.'],
] as const)('an owner whose instalment was refused reads why, and can pay again: %s', (state, failure, said) => {
  const page = pageOf({ state, failure })
  expect(page).toContain(said)
  expect(page).toContain('value="promptpay"')
})
