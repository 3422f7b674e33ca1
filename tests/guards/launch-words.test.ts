import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** What a draw for the order of choosing must not be called: words of lotteries, which the Government Lottery Office Act keeps. */
const LOTTERY = /สลาก|ลอตเตอร|ล็อตเตอร|หวย|lotter|raffle|彩票|樂透|乐透|抽獎|抽奖/i

/** This file, and the record that says what was before. */
const NAMES_THEM = new Set(['tests/guards/launch-words.test.ts'])

function filesOf(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesOf(path) : /\.(tsx?|json|mjs|py)$/.test(name) ? [path] : []
  })
}

it('no text of the product calls a draw a lottery, or ties it to one', () => {
  const found = ['messages', 'demo', 'src', 'public', 'tests']
    .flatMap(filesOf)
    .filter((path) => !NAMES_THEM.has(path) && LOTTERY.test(readFileSync(path, 'utf8')))
  expect(found).toEqual([])
})
