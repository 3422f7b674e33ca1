const DIGITS = ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า']
const PLACES = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน']

/** A number below a million. The last one after tens is `เอ็ด`, twenty is `ยี่สิบ`, and ten has no `หนึ่ง`. */
function belowMillion(value: number, hasMore: boolean): string {
  const digits = [...String(value)].map(Number)
  return digits
    .map((digit, index) => {
      const place = digits.length - 1 - index
      if (digit === 0) return ''
      if (place === 0 && digit === 1 && (digits.length > 1 || hasMore)) return 'เอ็ด'
      if (place === 1 && digit === 1) return 'สิบ'
      if (place === 1 && digit === 2) return 'ยี่สิบ'
      return `${DIGITS[digit]}${PLACES[place]}`
    })
    .join('')
}

function inWords(value: number): string {
  if (value === 0) return DIGITS[0] ?? ''
  const [millions, rest] = [Math.floor(value / 1_000_000), value % 1_000_000]
  const before = millions > 0 ? `${inWords(millions)}ล้าน` : ''
  return before + (rest > 0 ? belowMillion(rest, millions > 0) : '')
}

/** An amount of whole satang in Thai words, as receipts write it: `ห้าหมื่นบาทถ้วน`. */
export function bahtInWords(satang: number): string {
  const [baht, rest] = [Math.floor(satang / 100), satang % 100]
  if (rest === 0) return `${inWords(baht)}บาทถ้วน`
  return `${baht > 0 ? `${inWords(baht)}บาท` : ''}${inWords(rest)}สตางค์`
}
