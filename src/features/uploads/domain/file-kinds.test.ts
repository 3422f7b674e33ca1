import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptAttribute, isAccepted, isPdfToSaveAgain, kindOfBytes, readableName } from './file-kinds'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const END = bytes('startxref\n0\n%%EOF\n')

describe('the kind of a file', () => {
  it.each([
    ['a JPEG', bytes('\xff\xd8\xff\xe0\x00\x10JFIF'), 'jpeg'],
    ['a PNG', bytes('\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR'), 'png'],
    ['a WebP', bytes('RIFF\x10\x00\x00\x00WEBPVP8 '), 'webp'],
    ['a PDF', bytes('%PDF-1.7\n'), 'pdf'],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">'), null],
    ['a page', bytes('<!doctype html><script>'), null],
    ['a GIF', bytes('GIF89a'), null],
    ['a TIFF', bytes('II*\x00'), null],
    ['a sound in the same container as WebP', bytes('RIFF\x10\x00\x00\x00WAVEfmt '), null],
    ['a page with a PDF mark further on', bytes('<html>%PDF-1.7\n'), null],
    ['a program', bytes('MZ\x90\x00'), null],
    ['an archive', bytes('PK\x03\x04'), null],
    ['nothing', Buffer.alloc(0), null],
  ])('is that of its bytes: %s', (_, head, kind) => {
    expect(kindOfBytes(head, END)).toBe(kind)
  })

  it('is no PDF without an end', () => {
    expect(kindOfBytes(bytes('%PDF-1.7\n'), bytes('cut off'))).toBeNull()
  })

  it.each([
    ['a byte order mark before it', '\xef\xbb\xbf%PDF-1.7\n', END, true],
    ['a blank line before it', '\r\n%PDF-1.4\n', END, true],
    ['zero bytes before it', '\0\0%PDF-1.4\n', END, true],
    ['its end cut off or buried', '%PDF-1.7\n', Buffer.alloc(64), true],
    ['a page before it', '<html>%PDF-1.7\n', END, false],
    ['nothing of it', 'MZ\x90\0', END, false],
  ])('is told to be saved once more when it is a PDF with %s', (_, head, tail, is) => {
    expect([kindOfBytes(bytes(head), tail), isPdfToSaveAgain(bytes(head), tail)]).toEqual([null, is])
  })

  it('is a PDF, whatever zero bytes a scanner put behind its end', () => {
    expect(kindOfBytes(bytes('%PDF-1.7\n'), bytes(`%%EOF${'\0'.repeat(40)}`))).toBe('pdf')
  })

  it('decides which field takes it', () => {
    expect([isAccepted('pictures', 'pdf'), isAccepted('pdf', 'png'), isAccepted('pictures-and-pdf', 'pdf')]).toEqual([
      false,
      false,
      true,
    ])
    expect(acceptAttribute('pdf')).toBe('application/pdf')
  })
})

describe('the readable name of a file', () => {
  it.each([
    ['photo.jpg', 'photo.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\fakepath\\ห้องน้ำ.jpg', 'ห้องน้ำ.jpg'],
    ['cv\u202Efdp.exe', 'cvfdp.exe'],
    ['a\u0000b\r\nSet-Cookie: x', 'abSet-Cookie x'],
    ['...', 'file'],
    ['', 'file'],
  ])('of %j is %j', (name, readable) => {
    expect(readableName(name)).toBe(readable)
  })

  it('is never empty or long, and names no folder', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const readable = readableName(name)
        return readable.length > 0 && readable.length <= 80 && !/[\\/\p{Cc}"<>]/u.test(readable)
      }),
    )
  })
})
