import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bareNumber, thaiCheckDigit } from '@/kernel/form/identity-number'
import { canSignByCode, isForeign, isOfNationals, isThaiId, lastDigits, withEmail } from './identity'
import { readIdentity } from './read-identity'

const THAI = '1101700230708'
const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 11 })
const someId = fc.tuple(fc.integer({ min: 1, max: 8 }), digits).map(([first, rest]) => {
  const twelve = [first, ...rest].join('')
  return twelve + thaiCheckDigit(twelve)
})

describe('a Thai identity number', () => {
  it('has the check digit of its first twelve', () => {
    expect(thaiCheckDigit(THAI.slice(0, 12))).toBe(8)
    expect(isThaiId(THAI)).toBe(true)
  })

  it('is refused with any one digit wrong', () => {
    fc.assert(
      fc.property(someId, fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (id, at, by) => {
        const wrong = id.slice(0, at) + ((Number(id[at]) + by) % 10) + id.slice(at + 1)
        // The rule cannot tell a remainder of 0 from one of 10, nor 1 from 11: those changes stay unnoticed.
        const sum = (text: string) =>
          [...text.slice(0, 12)].reduce((total, digit, index) => total + (13 - index) * Number(digit), 0) % 11
        fc.pre(at === 12 || new Set([sum(id) % 10, sum(wrong) % 10]).size === 2)
        expect(isThaiId(id)).toBe(true)
        expect(isThaiId(wrong)).toBe(false)
      }),
    )
  })

  it.each(['', '110170023070', '11017002307080', '0101700230708', 'x101700230708', '9101700230704', '1111111111119'])(
    'is not %j',
    (text) => {
      expect(isThaiId(text)).toBe(false)
    },
  )

  it('may be typed with dashes, blanks and Thai digits', () => {
    expect(bareNumber('1-1017-00230-70-8')).toBe(THAI)
    expect(bareNumber('๑ ๑๐๑๗ ๐๐๒๓๐ ๗๐ ๘')).toBe(THAI)
    expect(lastDigits(THAI)).toBe('0708')
  })
})

describe('who books', () => {
  const first = { name: ' Somchai  Jaidee ', document: 'thai_id', number: THAI, nationality: 'th' }
  const none = { name: '', document: 'thai_id', number: '', nationality: '' }
  const typed = { email: 'A@Example.com', phone: '081-234 5678', buyers: [first, none] }

  it('is read with blanks and empty rows left out', () => {
    const read = readIdentity(typed)
    expect(read).toMatchObject({ ok: true, value: { email: 'a@example.com', phone: '+66812345678' } })
    expect(read.ok && read.value.buyers).toEqual([
      { name: 'Somchai Jaidee', document: 'thai_id', number: THAI, nationality: 'TH' },
    ])
  })

  it('is refused with every fault at once', () => {
    const bad = { name: 'x', document: 'passport', number: '!', nationality: '' }
    const read = readIdentity({ email: 'no', phone: '', buyers: [{ ...first, number: '1' }, bad] })
    expect(!read.ok && read.refusal.map(({ buyer, field, fault }) => `${buyer} ${field} ${fault}`)).toEqual([
      '0 number checkDigit',
      '1 number notAPassport',
      '1 nationality missing',
      '0 email notAnEmail',
      '1 email missing',
      '0 phone missing',
    ])
  })

  it.each(['Somchai \u0000Jaidee', 'Somchai 😀', '<b>Somchai</b>', '=1+1', '12'])(
    'is no name that a contract would not say as it seems: %j',
    (name) => {
      const read = readIdentity({
        ...typed,
        buyers: [first, { ...first, number: 'A1234567', document: 'passport', name }],
      })
      expect(!read.ok && read.refusal).toContainEqual({ buyer: 1, field: 'name', fault: 'notAName' })
    },
  )

  it.each([
    ['สมชาย ใจดี', 'สมชาย ใจดี'],
    ['Nguyễn Thị Minh Khai', 'Nguyễn Thị Minh Khai'],
    ["Seán O'Brien-Smith Jr.", "Seán O'Brien-Smith Jr."],
    ['阿不都·買買提', '阿不都·買買提'],
    ['Somchai\u200b Jaidee\ufeff', 'Somchai Jaidee'],
    // A mark that turns a name around is gone: the contract says what was typed.
    ['Somchai \u202EJaidee', 'Somchai Jaidee'],
    ['Somchai \u2066J', 'Somchai J'],
  ])('keeps the name of a document: %s', (typedName, name) => {
    const read = readIdentity({ ...typed, buyers: [{ ...first, name: typedName }] })
    expect(read.ok && read.value.buyers[0]?.name).toBe(name)
  })

  it('cannot be named twice', () => {
    const read = readIdentity({ ...typed, buyers: [first, { ...first, name: 'Again', email: 'b@example.com' }] })
    expect(!read.ok && read.refusal).toEqual([{ buyer: 1, field: 'number', fault: 'twice' }])
  })

  const second = { name: 'Malee', document: 'passport', number: 'AA1234567', nationality: 'FR' }

  it('has a mailbox of their own, as a code in a shared one would let one sign for both', () => {
    const couple = (email: string, place?: 'counter') => {
      const answer = readIdentity({ ...typed, buyers: [first, { ...second, email }] }, place)
      return answer.ok
        ? answer.value.buyers[1]?.email
        : answer.refusal.map((one) => `${one.buyer} ${one.field} ${one.fault}`)
    }
    expect(couple(' Malee@Example.com ')).toBe('malee@example.com')
    expect(couple('A@EXAMPLE.COM')).toEqual(['1 email sameEmail'])
    expect(couple('A@EXAMPLE.COM', 'counter')).toEqual(['1 email sameEmail'])
    expect(couple('')).toEqual(['1 email missing'])
    // There all can sign by hand.
    expect(couple('', 'counter')).toBeUndefined()
    expect(couple('malee', 'counter')).toEqual(['1 email notAnEmail'])
  })

  it('signs by code only where each has a mailbox', () => {
    const answer = readIdentity({ ...typed, buyers: [first, second] }, 'counter')
    if (!answer.ok) throw new Error('refused')
    expect(canSignByCode(answer.value)).toBe(false)
    expect(canSignByCode(withEmail(answer.value, 2, 'a@example.com'))).toBe(false)
    expect(canSignByCode(withEmail(answer.value, 2, 'b@example.com'))).toBe(true)
    expect(canSignByCode({ ...answer.value, buyers: answer.value.buyers.slice(0, 1) })).toBe(true)
  })

  const read = (document: string, number: string, nationality: string) => {
    const answer = readIdentity({ ...typed, buyers: [{ name: 'A', document, number, nationality }] })
    return answer.ok ? answer.value.buyers[0] : answer.refusal.map(({ field, fault }) => `${field} ${fault}`).join()
  }

  it('says their nationality: a Thai number alone makes nobody Thai', () => {
    expect(read('thai_id', THAI, '')).toBe('nationality missing')
    const resident = read('thai_id', THAI, 'MM')
    expect(resident).toMatchObject({ nationality: 'MM' })
    expect(typeof resident === 'object' && isForeign({ buyers: [resident] })).toBe(true)
  })

  it.each([...'067'])('is not Thai with a number that begins with %s, as foreign residents have it', (digit) => {
    const twelve = `${digit}${THAI.slice(1, 12)}`
    const number = twelve + thaiCheckDigit(twelve)
    expect([isThaiId(number), isOfNationals(number)]).toEqual([true, false])
    expect(read('thai_id', number, 'TH')).toBe('nationality notOfNationals')
    expect(read('thai_id', number, 'KH')).toMatchObject({ number, nationality: 'KH' })
  })

  it('is not Thai by a passport and a word; the number of the same passport is enough', () => {
    expect(read('passport', 'AA1234567', 'TH')).toBe('number thaiByNumber')
    expect(read('passport', THAI, 'TH')).toMatchObject({ document: 'thai_id', number: THAI })
    expect(read('passport', '', 'TH')).toBe('number missing')
    expect(read('passport', 'AA1234567', 'QQ')).toBe('nationality missing')
  })

  it('counts towards the foreign quota as soon as one is not Thai', () => {
    const thai = { name: 'a', document: 'thai_id', number: THAI, nationality: 'TH' } as const
    const other = { name: 'b', document: 'passport', number: 'E1234567', nationality: 'CN' } as const
    expect(isForeign({ buyers: [thai] })).toBe(false)
    expect(isForeign({ buyers: [thai, other] })).toBe(true)
    expect(isForeign({ buyers: [{ ...other, nationality: 'TH' }] })).toBe(true)
  })
})
