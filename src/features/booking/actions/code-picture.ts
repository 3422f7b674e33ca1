import sharp from 'sharp'
import type { PaymentView } from '@/features/payments'
import { formatBaht, formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { textLine } from '@/platform/picture/text-svg'
import type { OwnBooking } from '../domain/booking'

const [WIDTH, HEIGHT] = [1080, 1340]
/** The code is as wide as a phone shows it easily; each module is a whole number of pixels or more. */
const CODE = 800
const EDGE = 72
const [INK, QUIET, WARNING] = ['#14110f', '#6b6258', '#8a3b12']

interface Line {
  text: string
  size: number
  colour: string
  /** The baseline. */
  at: number
}

const linesOf = (locale: Locale, { snapshot, reference }: OwnBooking, payment: PaymentView): Line[] => {
  const t = words(locale, 'payments')
  const { amount, expiresAt, isLive } = payment
  const until = t('save.until', { time: formatTime(locale, expiresAt), date: formatDate(locale, expiresAt) })
  const lines = [
    { text: `${snapshot.project.title[locale]} · ${snapshot.unit.number}`, size: 46, colour: QUIET, at: 92 },
    { text: formatBaht(amount / 100), size: 92, colour: INK, at: 1054 },
    { text: t('save.reference', { reference: reference.toUpperCase() }), size: 44, colour: INK, at: 1144 },
    { text: until, size: 44, colour: INK, at: 1214 },
  ]
  return isLive ? lines : [...lines, { text: t('trial.title'), size: 38, colour: WARNING, at: 1294 }]
}

/** The image of a `data:` address; null when it is none. */
function bytesOf(address: string): Buffer | null {
  const [, data] = /^data:image\/(?:png|svg\+xml);base64,(.+)$/.exec(address) ?? []
  return data ? Buffer.from(data, 'base64') : null
}

/**
 * The code to pay with as a picture for the banking app on the same phone, with what it is for, the amount, the reference
 * and its end written on it. Null without a code.
 */
export async function codePicture(locale: Locale, booking: OwnBooking, payment: PaymentView): Promise<Buffer | null> {
  const code = payment.qr === null ? null : bytesOf(payment.qr)
  if (!code) return null
  const lines = await Promise.all(
    linesOf(locale, booking, payment).map(async ({ text, size, colour, at }) => {
      const { path, width } = await textLine({ text, locale, size, most: WIDTH - 2 * EDGE })
      return `<path transform="translate(${(WIDTH - width) / 2} ${at})" fill="${colour}" d="${path}"/>`
    }),
  )
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${ground}${lines.join('')}</svg>`
  const image = await sharp(code)
    .resize(CODE, CODE, { kernel: 'nearest', fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
  return sharp(Buffer.from(sheet))
    .composite([{ input: image, left: (WIDTH - CODE) / 2, top: 136 }])
    .png({ palette: true, colours: 32 })
    .toBuffer()
}
