const THAI_ZERO = 0x0e50

/** Replaces Thai and full-width digits by ASCII digits. */
export function latinDigits(text: string): string {
  return text
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
}
