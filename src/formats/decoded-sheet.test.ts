import { expect, test } from 'vitest'
import { decodedSheet } from './decoded-sheet'

const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

test.each([
  ['UTF-8', Buffer.from('ชั้น,ราคา')],
  ['UTF-8 with a byte order mark', Buffer.from('\ufeffชั้น,ราคา')],
  ['UTF-16 as Excel saves “Unicode text”', utf16('ชั้น,ราคา', false)],
  ['UTF-16 with the high byte first', utf16('ชั้น,ราคา', true)],
  ['Windows-874 of a Thai Excel', Uint8Array.from([0xaa, 0xd1, 0xe9, 0xb9, 0x2c, 0xc3, 0xd2, 0xa4, 0xd2])],
])('Thai text in %s is read', (_, bytes) => {
  expect(decodedSheet(bytes)).toBe('ชั้น,ราคา')
})
