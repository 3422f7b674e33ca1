import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { PaymentView } from '@/features/payments'
import { qrCode, qrPath } from '@/formats/qr-code'
import { LOCALES } from '@/i18n/locales'
import type { OwnBooking } from '../domain/booking'
import { codePicture } from './code-picture'

const TEXT = '00020101021230600016A000000677010112011501055000000012102049999'
const matrix = qrCode(TEXT) ?? []
const size = matrix.length + 8
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M-4 -4h${size}v${size}h-${size}z"/><path d="${qrPath(matrix)}"/></svg>`

const payment: PaymentView = {
  ...{ state: 'pending', method: 'promptpay', amount: 5_000_000, href: null, failure: null, isLive: false },
  qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  expiresAt: new Date('2026-11-23T03:14:00Z'),
}
const title = { th: 'โนเบิล เวสเปอร์ เพลินจิต', en: 'noble vesper ploenchit', cht: '諾博維斯珀', chs: '诺博维斯珀' }
const booking = {
  reference: 'nb-7k2m9xqt',
  snapshot: { project: { title }, unit: { number: '12-04' } },
} as unknown as OwnBooking

/** Rows of the picture in grey, from a height to another one. */
async function greys(picture: Buffer) {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  return {
    width: info.width,
    height: info.height,
    at: (x: number, y: number) => data[y * info.width * info.channels + x * info.channels] ?? 0,
  }
}

describe.each(LOCALES)('the code as a picture, %s', (locale) => {
  it('is scanned as it was, and says below what it is for', async () => {
    const picture = await codePicture(locale, booking, payment)
    const { width, height, at } = await greys(picture ?? Buffer.alloc(0))
    expect([width, height]).toEqual([1080, 1340])
    const module = 800 / size
    const read = matrix.map((row, y) =>
      row.map((_, x) => at(Math.floor(140 + (x + 4.5) * module), Math.floor(136 + (y + 4.5) * module)) < 128),
    )
    expect(read).toEqual(matrix.map((row) => [...row]))
    // Amount, reference, end, and that it is a trial: ink on each of the four lines.
    for (const baseline of [1054, 1144, 1214, 1294]) {
      const row = Array.from({ length: width }, (_, x) => at(x, baseline - 12))
      expect(row.filter((grey) => grey < 160).length, String(baseline)).toBeGreaterThan(20)
      expect(
        row.slice(0, 60).every((grey) => grey > 240),
        `${baseline} stays inside`,
      ).toBe(true)
    }
  })
})

it('there is none of a payment without a code, and a code from elsewhere is not fetched', async () => {
  expect(await codePicture('en', booking, { ...payment, qr: null })).toBeNull()
  expect(await codePicture('en', booking, { ...payment, qr: 'https://pay.example/code.png' })).toBeNull()
})
