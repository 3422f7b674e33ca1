import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/i18n/locales'
import { linesOfPdf } from '@/platform/pdf/pdf-text'
import { receiptPaper } from './receipt-paper'
import { type ReceiptFacts, receiptText } from './receipt-text'

const all = (text: string) => ({ th: text, en: text, cht: text, chs: text })
const now = new Date('2026-11-25T07:05:00Z')

const FACTS: ReceiptFacts = {
  booking: {
    reference: 'nb-7k2m9xqt',
    buyers: {
      ...{ email: 'a@example.com', phone: '0812345678' },
      buyers: [
        { name: 'Anna Rossi', document: 'passport', number: 'AA1234567', nationality: 'IT' },
        {
          name: 'Malee Jaidee',
          document: 'thai_id',
          number: '1101700230708',
          nationality: 'TH',
          email: 'm@example.com',
        },
      ],
    },
    snapshot: {
      campaign: { code: 'c', title: all('c'), included: all(''), promotion: all('') },
      project: { slug: 'p', title: all('vesper'), brand: 'noble', isCondominium: true },
      unit: { number: '88/12', building: 'A', floor: 1, type: 'A', typeName: all('A') },
      ...{ area: 30, limitPerPerson: 1, holdMinutes: 15 },
      contract: {
        seller: { th: 'ผู้ขาย จำกัด', en: 'Seller Co., Ltd.', cht: '賣方有限公司', chs: '卖方有限公司' },
        address: { th: 'ถนนหนึ่ง', en: '99 Road', cht: '一號路', chs: '一号路' },
        ...{ signatory: all('Director One'), land: all('Land'), registration: '0105599999999', deed: '1' },
        ...{ signWithinDays: 30, permit: { state: 'granted', number: '1', date: '2026-01-01' } as const },
        approval: { state: 'notRequired' },
      },
    },
  },
  receipt: {
    ...{ number: 'NN-2026-000123', issuedAt: now, paidAt: now, amount: 5_000_000, method: 'promptpay' as const },
    ...{ isLive: true, isRefunded: false },
  },
}

describe.each(LOCALES)('a receipt in %s', (locale) => {
  it('is of the seller whom the contract names, and of all who bought', () => {
    const { company, rows } = receiptText(locale, FACTS)
    const { seller, address } = FACTS.booking.snapshot.contract ?? {}
    expect(company.slice(0, 2)).toEqual([seller?.[locale], address?.[locale]])
    expect(company[2]).toContain('0105599999999')
    const said = rows.map(([, value]) => value).join(' ')
    for (const fact of ['Anna Rossi, Malee Jaidee', 'NN-2026-000123', '50,000', '88/12', 'vesper', 'NB-7K2M9XQT'])
      expect(said).toContain(fact)
    expect(said).not.toMatch(/AA1234567|1101700230708|@example/)
  })

  it('of a booking from before contracts named one keeps the company of then', () => {
    const { contract: _, ...snapshot } = FACTS.booking.snapshot
    const { company } = receiptText(locale, { ...FACTS, booking: { ...FACTS.booking, snapshot } })
    expect(company.join(' ')).not.toContain('0105599999999')
    expect(company.every((line) => line.trim() !== '')).toBe(true)
  })
})

it('the PDF of a receipt names its seller in Thai and in the language of its reader', async () => {
  const text = linesOfPdf(await receiptPaper('en', FACTS)).join(' ')
  for (const fact of ['ผู้ขาย จำกัด', 'Seller Co., Ltd.', '99 Road', 'Anna Rossi']) expect(text).toContain(fact)
})
