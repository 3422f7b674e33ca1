import { describe, expect, it } from 'vitest'
import { deskWords, noteOf } from './desk-words'

describe('the history of a booking at the sales desk', () => {
  it.each([
    ['pay', 'promptpay', 'PromptPay', 'พร้อมเพย์'],
    ['failPayment', 'tooLate', 'The time to pay had expired', 'หมดเวลาชำระ'],
    ['payLate', 'quota', 'the foreign quota is full', 'โควตาต่างชาติเต็มแล้ว'],
    ['slipRefused', 'notReceived', 'The money is not on the statement', 'ไม่พบเงินในรายการเดินบัญชี'],
    ['refusePaper', 'notSigned: page 2', 'A signature is missing: page 2', 'ลงลายมือชื่อไม่ครบ: page 2'],
    ['cancelForBuyer', 'loan_refused: Letter: bank', 'Loan refused: Letter: bank', 'สินเชื่อไม่ได้รับอนุมัติ: Letter: bank'],
    ['renew', '+30: Bank is slow', '+30 min: Bank is slow', '+30 นาที: Bank is slow'],
    ['appoint', 'proposed', 'Appointment proposed to the buyer', 'เสนอวันนัดให้ผู้ซื้อแล้ว'],
  ])('says what a code means: %s, %s', (step, note, english, thai) => {
    expect(noteOf(deskWords('en'), { step, note })).toBe(english)
    expect(noteOf(deskWords('th'), { step, note })).toBe(thai)
  })

  it('leaves the words of staff as they were typed', () => {
    for (const [step, note] of [
      ['release', 'pay: asked by phone'],
      ['appoint', '7 December: 10:00'],
      ['slip', 'SL01AB'],
    ] as const)
      expect(noteOf(deskWords('th'), { step, note })).toBe(note)
  })
})
