import { codePicture } from '@/features/booking/actions/code-picture'
import { readLinkedBooking, readOpenCode } from '@/features/booking/queries/checkout-steps'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { pictureAnswer } from '@/platform/picture/picture-answer'

interface Args {
  params: Promise<{ token: string }>
}

/** The code to pay a booking with as a picture, for whoever has its link, while it can be paid. */
export async function GET(request: Request, { params }: Args) {
  const booking = await readLinkedBooking((await params).token)
  const payment = booking && (await readOpenCode(booking))
  if (!booking || !payment) return pictureAnswer(null, '')
  const asked = new URL(request.url).searchParams.get('locale')
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
  return pictureAnswer(await codePicture(locale, booking, payment), `promptpay-${booking.reference}`)
}
