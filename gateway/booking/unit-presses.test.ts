import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { UnitPresses } from './unit-presses'

const TIMES = { knownMs: 10_000, refusedMs: 1_000, turnMs: 500, patienceMs: 5_000, winnerFirstMs: 150 }

let presses: UnitPresses
let heard: string[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  presses = new UnitPresses(TIMES)
  heard = []
})
afterEach(() => vi.useRealTimers())

/** A press of a named buyer; what becomes of it is heard. */
async function press(name: string, unit = 7): Promise<void> {
  const entered = presses.enter(unit)
  void entered.then(({ isTaken }) => heard.push(`${name} ${isTaken ? 'refused' : 'goes'}`))
  await vi.advanceTimersByTimeAsync(0)
}

async function pressAndGo(name: string, unit = 7): Promise<() => void> {
  const entered = presses.enter(unit)
  const one = await entered
  if (one.isTaken) throw new Error(`${name} was refused`)
  heard.push(`${name} goes`)
  return one.end
}

describe('buyers who press for one unit', () => {
  test('go to the app one at a time, the first of them first', async () => {
    const end = await pressAndGo('first')
    await press('second')
    await press('third')
    expect(heard).toEqual(['first goes'])
    end()
    end()
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toEqual(['first goes', 'second goes'])
  })

  test('are all refused at the news that it was taken, and so is everybody after them', async () => {
    const end = await pressAndGo('first')
    await press('second')
    await press('third')
    presses.onUnit(7, false)
    await press('late')
    // Whoever got it hears it first.
    expect(heard).toEqual(['first goes'])
    end()
    await press('last')
    expect(heard.toSorted()).toEqual(['first goes', 'last refused', 'late refused', 'second refused', 'third refused'])
  })

  test('wait for the answer of the winner, but not for long', async () => {
    await pressAndGo('first')
    await press('second')
    presses.onUnit(7, false)
    await vi.advanceTimersByTimeAsync(TIMES.winnerFirstMs)
    await press('third')
    expect(heard).toEqual(['first goes', 'second refused', 'third refused'])
  })

  test('do not wait for who presses for another unit', async () => {
    await pressAndGo('first')
    await pressAndGo('other', 8)
    expect(heard).toEqual(['first goes', 'other goes'])
  })

  test('have it again as soon as it is free', async () => {
    presses.onUnit(7, false)
    await press('early')
    presses.onUnit(7, true)
    await press('later')
    expect(heard).toEqual(['early refused', 'later goes'])
  })

  test('are not refused for longer than a hold may last without news of its end', async () => {
    presses.onUnit(7, false)
    await vi.advanceTimersByTimeAsync(TIMES.knownMs)
    await press('late')
    expect(heard).toEqual(['late goes'])
  })

  test('are refused for a second after the app said so, and never longer than the news says', async () => {
    presses.onRefused(7)
    await press('soon')
    await vi.advanceTimersByTimeAsync(TIMES.refusedMs)
    await press('later')
    expect(heard).toEqual(['soon refused', 'later goes'])
  })

  test('go to the app when news may have been missed', async () => {
    presses.onUnit(7, false)
    presses.onGap()
    await press('after')
    expect(heard).toEqual(['after goes'])
  })
})

describe('somebody who keeps a press open', () => {
  test('stops nobody for longer than a turn', async () => {
    await pressAndGo('slow')
    await press('next')
    await vi.advanceTimersByTimeAsync(TIMES.turnMs)
    expect(heard).toEqual(['slow goes', 'next goes'])
  })

  test('and many who do stop nobody for longer than five seconds', async () => {
    for (let n = 0; n < 20; n += 1) await press(`slow ${n}`)
    await press('buyer')
    await vi.advanceTimersByTimeAsync(TIMES.patienceMs)
    expect(heard).toContain('buyer goes')
  })
})
