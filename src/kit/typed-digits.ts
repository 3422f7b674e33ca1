const THAI_ZERO = 0x0e50

/** Thai and full-width figures as the ones computers count with; the rest of the text as it was. */
export function latinDigits(text: string): string {
  return text
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
}
