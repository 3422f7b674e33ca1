import { describe, expect, it } from 'vitest'
import type { SignedContract } from '@/features/booking'
import { LOCALES, type Locale } from '@/i18n/locales'
import { linesOfPdf } from '@/platform/pdf/pdf-text'
import { type Accepted, acceptanceText } from './acceptance'
import { contractPaper } from './home-papers'
import { signatureLines } from './signature-lines'

const all = (text: string) => ({ th: text, en: text, cht: text, chs: text })

const UNPAID: Accepted = {
  paidAt: null,
  receiptNumber: null,
  snapshot: {
    campaign: { code: 'c', title: all('c'), included: all(''), promotion: all('') },
    project: { slug: 'p', title: all('p'), brand: 'noble', isCondominium: true },
    unit: { number: '1', building: 'A', floor: 1, type: 'A', typeName: all('A') },
    ...{ area: 30, limitPerPerson: 1, holdMinutes: 15 },
    contract: {
      ...{
        seller: all('Seller Co., Ltd.'),
        signatory: all('Director One'),
        address: all('99 Road'),
        land: all('Land'),
      },
      ...{ registration: '0105500000000', deed: '1', signWithinDays: 30 },
      permit: { state: 'granted', number: '1', date: '2026-01-01' },
      approval: { state: 'notRequired' },
    },
  },
}
// 14:05 in Bangkok.
const PAID = { ...UNPAID, paidAt: new Date('2026-11-25T07:05:00Z'), receiptNumber: 'NN-2026-000123' }

describe.each(LOCALES)('the signed contract in %s', (locale) => {
  it('is not accepted before the fee came, and then says by whom, when and under which receipt', () => {
    const before = acceptanceText(locale, UNPAID) ?? ''
    const after = acceptanceText(locale, PAID) ?? ''
    expect(before).not.toMatch(/Director One|NN-2026/)
    expect(after).not.toBe(before)
    for (const fact of [
      'Seller Co., Ltd.',
      'Director One',
      'NN-2026-000123',
      '14:05',
      locale === 'th' ? '2569' : '2026',
    ])
      expect(after).toContain(fact)
    // Half of a payment accepts nothing; a contract that named no seller has nobody to accept it.
    expect(acceptanceText(locale, { ...PAID, receiptNumber: null })).toBe(before)
    const { contract: _, ...earlier } = PAID.snapshot
    expect(acceptanceText(locale, { ...PAID, snapshot: earlier })).toBeNull()
  })

  it('names each buyer with the time of their own signature', () => {
    const signedAt = new Date('2026-11-25T06:00:00Z')
    const lines = signatureLines(locale, { booking: { buyers: null }, contract: contractIn(locale, signedAt) })
    expect(lines).toHaveLength(2)
    for (const [at, fact] of ['Anna Rossi', 'Malee Jaidee'].entries()) expect(lines[at]).toContain(fact)
    expect(lines[0]).toContain('13:00')
    expect(lines[1]).toContain('13:30')
  })
})

const contractIn = (locale: Locale, signedAt: Date): SignedContract => ({
  ...{ version: '2026-11-28', locale, thai: '1. คู่สัญญา\nบริษัท', translated: locale === 'th' ? '' : '1. The parties\nUs' },
  ...{ hash: '0'.repeat(64), signedAt, isOnPaper: false },
  signatures: [
    { name: 'Anna Rossi', signedAt },
    { name: 'Malee Jaidee', signedAt: new Date(signedAt.getTime() + 30 * 60_000) },
  ],
})

it('the PDF of a contract says who signed and that the company accepted it', async () => {
  const contract = contractIn('en', new Date('2026-11-25T06:00:00Z'))
  const pdf = await contractPaper({ booking: { ...PAID, reference: 'nb-7k2m9xqt', buyers: null }, contract })
  const text = linesOfPdf(pdf).join(' ').replace(/\s+/g, ' ')
  for (const fact of ['Anna Rossi', 'Malee Jaidee', 'Director One', 'NN-2026-000123']) expect(text).toContain(fact)
  // Under the binding text and beside the translation.
  expect(text.match(/NN-2026-000123/g)).toHaveLength(2)
})
