/** Who receives a PromptPay bill payment, and for what. */
export interface PromptPayBill {
  /** 13 digits of the tax id and 2 of the suffix. */
  biller: string
  /** Up to 20 capital letters and digits. */
  reference: string
  /** Whole satang, more than nothing. */
  amount: number
}

const BILL_PAYMENT = 'A000000677010112'

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`

/** CRC-16/CCITT-FALSE, four hexadecimal digits (EMVCo QRCPS, Merchant-Presented Mode, 4.7.3). */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'latin1')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

const bahtOf = (satang: number) => `${Math.floor(satang / 100)}.${String(satang % 100).padStart(2, '0')}`

/** The text of a PromptPay QR code for one bill (EMVCo tag 30). Throws when a part is not what banks read. */
export function promptPayPayload({ biller, reference, amount }: PromptPayBill): string {
  if (!/^\d{15}$/.test(biller)) throw new RangeError('A biller has 15 digits')
  if (!/^[A-Z0-9]{1,20}$/.test(reference)) throw new RangeError('A reference has 1 to 20 capital letters and digits')
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError('An amount is in whole satang, above 0')
  const bill = field('00', BILL_PAYMENT) + field('01', biller) + field('02', reference)
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('30', bill),
    field('53', '764'),
    field('54', bahtOf(amount)),
    field('58', 'TH'),
    '6304',
  ].join('')
  return body + crc16(body)
}
