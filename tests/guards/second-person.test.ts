import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Every step that needs two people, with the constraint by which the database refuses one alone. */
const FOUR_EYES: Readonly<Record<string, string>> = {
  'booking/operations/decide-paper.ts': 'booking_papers_four_eyes',
  'launches/operations/enter-number.ts': 'launch_numbers_four_eyes',
  'payments/operations/decide-refund.ts': 'refunds_four_eyes',
  'payments/operations/decide-slip.ts': 'payment_slips_four_eyes',
  'payments/operations/pay-refund.ts': 'refunds_payer_four_eyes',
  'prices/operations/decide-plan.ts': 'price_plans_four_eyes',
}

const sources = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\/operations\/.+\.ts$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => [name, readFileSync(`src/features/${name}`, 'utf8')] as const)
const migrations = readdirSync('migrations', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(?:ts|sql)$/.test(name),
)
const constraints = new Set(
  migrations.flatMap((name) =>
    [...readFileSync(`migrations/${name}`, 'utf8').matchAll(/constraint (\w*four_eyes) check/g)].map(([, one]) => one),
  ),
)

describe('a step that needs two people', () => {
  it('asks the one rule of who counts as a second person', () => {
    const asking = sources.filter(([name, text]) => text.includes('checkSecondPerson(') && !name.startsWith('staff/'))
    expect(asking.map(([name]) => name).sort()).toEqual(Object.keys(FOUR_EYES).sort())
  })

  it('is refused to one person by the database too, and every such constraint belongs to a step', () => {
    for (const constraint of Object.values(FOUR_EYES)) expect([...constraints], constraint).toContain(constraint)
    for (const constraint of constraints) expect(Object.values(FOUR_EYES), constraint).toContain(constraint)
  })

  it('has no comparison of persons of its own', () => {
    const comparing = /(?:asked|agreed|recorded|proposed|decided|entered)By === (?:staffOf\(|\w*[aA]ctor\.id)/
    expect(sources.filter(([, text]) => comparing.test(text)).map(([name]) => name)).toEqual([])
  })
})
