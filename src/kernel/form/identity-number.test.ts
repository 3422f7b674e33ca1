import { describe, expect, it } from 'vitest'
import { readDocumentNumber } from './identity-number'

describe('the number of a document', () => {
  it('is taken whether it is that of a card or a passport, however it was typed', () => {
    const typed = ['1-1017-00230-70-8', '๑๑๐๑๗๐๐๒๓๐๗๐๘', 'aa 1234567', '123456789']
    expect(typed.map(readDocumentNumber)).toEqual(
      ['1101700230708', '1101700230708', 'AA1234567', '123456789'].map((value) => ({ ok: true, value })),
    )
  })

  it('is refused where a card was mistyped, so that it does not pass for a passport', () => {
    const refusals = ['', '1101700230707', '110170023070', '11017002307088', 'hello', 'A1'].map((typed) => {
      const read = readDocumentNumber(typed)
      return read.ok || read.refusal
    })
    expect(refusals).toEqual(['missing', 'checkDigit', 'notADocument', 'notADocument', 'notADocument', 'notADocument'])
  })
})
