import type { IProperty, Parameters } from 'fast-check'
import { vi } from 'vitest'

/** Each mutant repeats every property, so ten thousand generated cases would take hours for one group. */
const MOST_RUNS = 100

/** The same cases for every mutant. A failed property is not shrunk: a mutation run only asks whether it failed. */
vi.mock('fast-check', async (importOriginal) => {
  const original = await importOriginal<typeof import('fast-check')>()
  const assert = (property: IProperty<unknown>, parameters?: Parameters<unknown>) => {
    const numRuns = Math.min(parameters?.numRuns ?? MOST_RUNS, MOST_RUNS)
    return original.assert(property, { ...parameters, numRuns, seed: 1, endOnFailure: true })
  }
  return { ...original, assert, default: { ...original.default, assert } }
})
