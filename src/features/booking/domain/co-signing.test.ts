import { expect, it } from 'vitest'
import { missing } from './co-signing'

it('a contract waits for exactly those who have not signed', () => {
  const [first, second, third] = [new Date(0), null, null].map((signedAt, at) => ({
    ...{ number: at + 1, name: `Buyer ${at + 1}`, signedAt },
  }))
  if (!first || !second || !third) throw new Error('There are three')
  expect(missing([first, second, third])).toEqual([second, third])
  expect(missing([first])).toEqual([])
})
