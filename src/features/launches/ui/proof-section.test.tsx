import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ProofDraw } from '../domain/proof'
import { Order } from './proof-section'

const drawOf = (count: number): ProofDraw => ({
  run: 1,
  drawnAt: '2026-11-27T03:00:00.000Z',
  number: { value: '835492', href: 'https://lottery.example.com/', publishedAt: '2026-11-26T03:00:00.000Z' },
  secret: 'ab',
  seed: 'cd',
  order: Array.from({ length: count }, (_, at) => `ticket-${at}`),
  reason: '',
})

const markupOf = (count: number) => renderToStaticMarkup(<Order locale="en" draw={drawOf(count)} />)

test('a few tickets are a list', () => {
  expect(markupOf(7).match(/<li/g)).toHaveLength(7)
})

test('5,000 tickets are all there, without an element for each', () => {
  const markup = markupOf(5_000)
  expect(markup).toContain('5000  ticket-4999')
  expect(markup.match(/ticket-/g)).toHaveLength(5_000)
  expect(markup.match(/</g)?.length).toBeLessThan(20)
})
