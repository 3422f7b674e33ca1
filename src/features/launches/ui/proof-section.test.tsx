import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ProofDraw } from '../domain/proof'
import { Order } from './proof-section'

const drawOf = (count: number): ProofDraw => ({
  drawnAt: '2026-11-27T03:00:00.000Z',
  number: {
    ...{ value: '835492', round: null, signature: null },
    ...{ enteredAt: '2026-11-26T03:00:00.000Z', confirmedAt: '2026-11-26T04:00:00.000Z' },
  },
  secret: 'ab',
  seed: 'cd',
  order: Array.from({ length: count }, (_, at) => `ticket-${at}`),
})

const markupOf = (count: number) => renderToStaticMarkup(<Order locale="en" code="first" draw={drawOf(count)} />)

test('a few tickets are all shown', () => {
  expect(markupOf(7).match(/<li/g)).toHaveLength(7)
  expect(markupOf(200)).not.toContain('/order')
})

test('of 5,000 tickets the first are shown, with the way to all of them', () => {
  const markup = markupOf(5_000)
  expect(markup).toContain('First 200 of 5,000 registrations')
  expect(markup.match(/<li/g)).toHaveLength(200)
  expect(markup).toContain('href="/api/launches/first/order"')
  expect(markup.length).toBeLessThan(40_000)
})
