import { ButtonLink } from '@/design/button'
import { PageRefresh } from '@/design/page-refresh'
import type { PaymentView } from '@/features/payments'
import { formatBaht, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

const REFRESH_SECONDS = 5

/** The provider's page; that of the stand-in is a page of this site, and is shown in the buyer's language. */
const pageIn = (locale: Locale, { href, isLive }: PaymentView): string | null =>
  isLive || href === null ? href : href.replace('/payment/trial/', `/${locale}/payment/trial/`)

/** The code is shown on the provider's page, not on ours. */
const isHosted = ({ method, qr }: PaymentView) => method === 'promptpay' && qr === null

/** The heading and the sentence above how to pay. */
export function payingWords(locale: Locale, payment: PaymentView): { title: string; text: string } {
  const t = words(locale, 'payments')
  const { method, amount, expiresAt } = payment
  const [sum, time] = [formatBaht(amount / 100), formatTime(locale, expiresAt)]
  if (isHosted(payment))
    return { title: t('pay.promptpay.hosted.title', { amount: sum }), text: t('pay.promptpay.hosted.text', { time }) }
  return { title: t(`pay.${method}.title`, { amount: sum }), text: t(`pay.${method}.text`, { time }) }
}

/** How to pay: the code to scan, or the way to the provider's own page. */
export function HowToPay({ locale, payment }: { locale: Locale; payment: PaymentView }) {
  const t = words(locale, 'payments')
  const { method, qr, amount } = payment
  const href = pageIn(locale, payment)
  return (
    <section className="flex flex-col items-start gap-4">
      {qr ? (
        <figure className="flex flex-col gap-3">
          <img
            src={qr}
            width={264}
            height={264}
            alt={t('pay.promptpay.alt', { amount: formatBaht(amount / 100) })}
            className="size-[264px] border border-stone-200 bg-white"
          />
          <figcaption className="max-w-prose text-small text-stone-600">{t('pay.promptpay.here')}</figcaption>
        </figure>
      ) : null}
      {href ? (
        <div className="flex flex-col items-start gap-2">
          <ButtonLink href={href} target="_blank" rel="noopener noreferrer" variant={qr ? 'quiet' : 'primary'}>
            {isHosted(payment) ? t('pay.promptpay.hosted.open') : t(`pay.${method}.open`)}
          </ButtonLink>
          <p className="text-small text-stone-600">{t('pay.tab')}</p>
        </div>
      ) : null}
      <p className="max-w-prose">{t('pay.wait')}</p>
    </section>
  )
}

/** Reads the page again by itself; without scripts the browser does. */
export function PaymentRefresh() {
  return (
    <>
      <PageRefresh seconds={REFRESH_SECONDS} />
      <noscript>
        <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
      </noscript>
    </>
  )
}
