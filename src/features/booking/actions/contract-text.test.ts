import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '@/i18n/locales'
import { setPaper } from '@/platform/pdf/paper'
import { setLinesOfPdf } from '@/platform/pdf/pdf-text'
import { cellsOf } from '@/platform/pdf/typefaces'
import { clausesOf } from '../domain/contract-clauses'
import { contractBands } from './contract-bands'
import { contractOf, textOf } from './contract-text'
import type { ContractFacts } from './contract-values'

const all = (text: string) => ({ th: text, en: text, cht: text, chs: text })

const FACTS: ContractFacts = {
  reference: 'nb-7k2m9xqt',
  price: 15_000_000_00,
  fee: 50_000_00,
  termsVersion: '2026-11-28',
  heldAt: new Date('2026-11-30T20:00:00Z'),
  parties: {
    buyers: [
      { name: 'Somchai Jaidee', document: 'thai_id', end: '0708', nationality: 'TH' },
      { name: 'Anna {Rossi}', document: 'passport', end: '4567', nationality: 'IT' },
    ],
    seal: 'a1b2 c3d4 e5f6 0718',
  },
  snapshot: {
    area: 34.5,
    slipHours: 24,
    unit: { number: '88/12', floor: 12, building: 'B', typeName: all('B-1') },
    project: { title: all('vesper'), isCondominium: true },
    campaign: { included: all('kitchen\n\nair conditioning'), promotion: all('') },
    contract: {
      seller: all('Seller Co., Ltd.'),
      registration: '0105500000000',
      address: all('99 Some Road'),
      signatory: all('Director One'),
      land: all('Pathum Wan'),
      deed: '10420',
      permit: { state: 'pending', by: '2027-06-30' },
      approval: { state: 'granted', number: '1010.5/2100', date: '2026-02-05' },
      signWithinDays: 30,
    },
  },
}

describe('the reservation contract', () => {
  it.each(LOCALES)(
    'stands on its own in %s: both parties, land, permits, money and days are in the signed text',
    (locale) => {
      const { thai, translated } = contractOf(FACTS, locale)
      const text = textOf(locale === 'th' ? thai : translated)
      for (const fact of [
        ...['Seller Co., Ltd.', '0105500000000', '99 Some Road', 'Director One'],
        ...['Somchai Jaidee', '0708', 'Anna {Rossi}', '4567', 'a1b2 c3d4 e5f6 0718'],
        ...['88/12', '12', 'vesper', '34.5', '10420', 'Pathum Wan', '1010.5/2100', 'NB-7K2M9XQT'],
        ...['15,000,000', '50,000', 'kitchen · air conditioning', '24'],
      ])
        expect(text, fact).toContain(fact)
      // Neither a mark that a name takes the place of, nor a value that is missing.
      expect([...text].filter((sign) => sign < ' ' && sign !== '\n')).toEqual([])
      expect(text.replace('{Rossi}', '')).not.toMatch(/[{}]/)
    },
  )

  it('names the day by which the permit comes and the purchase contract is signed, counted in Bangkok', () => {
    const text = textOf(contractOf(FACTS, 'en').translated)
    expect(text).toContain('not granted yet; the company obtains it by 30 June 2027')
    // Held on 1 December there.
    expect(text).toContain('The parties sign the purchase contract by 31 December 2026')
  })

  it('keeps each clause whole when it is read back from the kept text', () => {
    const { thai } = contractOf(FACTS, 'th')
    expect(clausesOf(textOf(thai))).toEqual(thai.map(({ title, text }) => ({ title, text })))
  })

  it('puts houses under the law of houses, not under the notification on condominium units', () => {
    const house = { ...FACTS, snapshot: { ...FACTS.snapshot, project: { title: all('ville'), isCondominium: false } } }
    const text = textOf(contractOf(house, 'en').translated)
    expect(text).toContain('does not apply to houses and land')
    expect(text).toContain('Land allocation permit: granted')
    expect(text).not.toContain('B.E. 2567')
    expect(textOf(contractOf(FACTS, 'en').translated)).toContain(
      'B.E. 2567 (2024), in force since 31 January B.E. 2568 (2025)',
    )
  })

  it('is another text for other buyers, another document behind the same end, or paper', () => {
    const { parties } = FACTS
    const hashes = [
      FACTS,
      { ...FACTS, parties: parties && { ...parties, buyers: parties.buyers.slice(0, 1) } },
      { ...FACTS, parties: parties && { ...parties, seal: 'ffff ffff ffff ffff' } },
    ].map((facts) => contractOf(facts, 'en').hash)
    expect(new Set([...hashes, contractOf(FACTS, 'en', 'on paper').hash]).size).toBe(4)
  })

  it('of a hold under earlier terms is the text of then', () => {
    const { thai, version } = contractOf({ ...FACTS, termsVersion: '2026-11' }, 'th')
    expect([version, thai.length]).toEqual(['2026-11', 9])
  })
})

describe('the printed contract', () => {
  /** The binding text as it is set, alone and beside a translation. */
  async function thaiLines(locale: Locale) {
    const { thai, translated } = contractOf(FACTS, locale)
    const bands = contractBands({ locale, thai: textOf(thai), translated: textOf(translated) }, () => [])
    const lines = setLinesOfPdf(await setPaper({ title: 'x', locale, bands, foot: 'x', createdAt: new Date(0) }))
    // The names of this test, and amounts in a translation, are in other letters.
    return lines.filter(({ text }) => /[\u0e01-\u0e2e]/.test(text) && !/[\p{Script=Latin}\p{Script=Han}]/u.test(text))
  }

  const POINTS_OF_AN_INCH = 72
  const MILLIMETRES_OF_AN_INCH = 25.4

  it.each(LOCALES)(
    'has Thai letters of two millimetres at least, eleven an inch at most, beside %s',
    async (locale) => {
      const lines = await thaiLines(locale)
      expect(lines.length).toBeGreaterThan(20)
      for (const face of ['sans', 'serif'] as const) {
        // The lowest consonants, without what goes above or below the line.
        const cells = await cellsOf(face, 'tc', 'กขคงจชดตถทนบผพมยรลวสหอ')
        const lowest = Math.min(
          ...[...cells.values()].map(({ contours }) => Math.max(...contours.flat().map(({ y }) => y))),
        )
        for (const { size } of lines)
          expect(((lowest / 1000) * size * MILLIMETRES_OF_AN_INCH) / POINTS_OF_AN_INCH).toBeGreaterThanOrEqual(2)
      }
      const dense = lines
        .filter(({ width }) => width > POINTS_OF_AN_INCH)
        .map(
          ({ letters, width, text }) =>
            [letters.filter((letter) => letter !== ' ').length / (width / POINTS_OF_AN_INCH), text] as const,
        )
        .sort(([one], [other]) => other - one)
      expect(dense[0]?.[0], dense[0]?.[1]).toBeLessThanOrEqual(11)
    },
  )
})
