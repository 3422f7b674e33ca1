import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COLOURS, PAPER, SPACING, TYPE } from './design-values'

const TOKENS = readFileSync('src/design/style/tokens.css', 'utf8')
const tokenNames = (kind: string) =>
  [...TOKENS.matchAll(new RegExp(`^ {2}--${kind}-([\\w-]+): #[0-9a-f]{6};`, 'gm'))].map(([, name]) => name)
const token = (name: string) => new RegExp(`^ {2}--${name}: (.+);`, 'm').exec(TOKENS)?.[1]

describe('the style guide shows', () => {
  it('every colour token', () => {
    expect(COLOURS.map(({ name }) => name)).toEqual(tokenNames('color'))
    for (const { name, value } of COLOURS) expect(token(`color-${name}`), name).toBe(value)
    expect(token('color-paper')).toBe(PAPER)
  })

  it('the spacing tokens', () => {
    for (const [step, pixels] of SPACING.entries()) expect(token(`spacing-${step}`)).toBe(`${pixels}px`)
  })

  it('the type tokens, from the smallest to the largest window', () => {
    for (const { name, pixels } of TYPE) {
      const rem = [...(token(`text-${name}`) ?? '').matchAll(/([\d.]+)rem/g)].map(([, value]) => Number(value) * 16)
      const said = pixels.split('–').map(Number)
      expect(rem[0], name).toBe(said[0])
      expect(rem.at(-1), name).toBeCloseTo(said.at(-1) ?? 0, 0)
    }
  })
})
