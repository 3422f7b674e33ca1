import { expect, it } from 'vitest'
import { readKnown } from '../domain/news'
import { eachInTurn } from './each-in-turn'

/** The stored data of three alerts; the second is malformed. */
const KEPT: readonly unknown[] = [[{ slug: 'a', price: 1 }], { slug: 'b' }, null]

it('skips malformed items and processes all others', async () => {
  const done: unknown[] = []
  const passedOver: unknown[] = []
  const failed = await eachInTurn(
    KEPT,
    async (stored) => void done.push([...readKnown(stored).keys()]),
    (stored) => passedOver.push(stored),
  )
  expect({ done, passedOver, failed }).toEqual({ done: [['a'], []], passedOver: [KEPT[1]], failed: [] })
})

it('returns all other errors after every item was tried', async () => {
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
