import { expect, it } from 'vitest'
import { readKnown } from '../rules/news'
import { eachInTurn } from './each-in-turn'

/** What three alerts were kept as, the second of them in no shape that can be read. */
const KEPT: readonly unknown[] = [[{ slug: 'a', price: 1 }], { slug: 'b' }, null]

it('passes over what cannot be read, and does the work for all others', async () => {
  const done: unknown[] = []
  const passedOver: unknown[] = []
  const failed = await eachInTurn(
    KEPT,
    async (kept) => void done.push([...readKnown(kept).keys()]),
    (kept) => passedOver.push(kept),
  )
  expect({ done, passedOver, failed }).toEqual({ done: [['a'], []], passedOver: [KEPT[1]], failed: [] })
})

it('gives back what else failed once all have had their turn', async () => {
  const done: number[] = []
  const fault = new Error('the database is away')
  const work = async (item: number) => {
    if (item === 1) throw fault
    done.push(item)
  }
  const passOver = () => expect.unreachable('nothing here cannot be read')
  expect(await eachInTurn([1, 2, 3], work, passOver)).toEqual([fault])
  expect(done).toEqual([2, 3])
})
