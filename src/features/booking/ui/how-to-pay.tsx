import { ButtonLink } from '@/design/form/button'
import { PageRefresh } from '@/design/layer/page-refresh'
import { SavePicture } from '@/design/media/save-picture'
import {
  BANKS,
  billReference,
  OFFERED_METHODS,
  type OfferedMethod,
  type PaymentMethod,
  type PaymentView,
  type TransferAccount,
} from '@/features/payments'
import { formatBaht, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { TRANSACTION_MARK } from '@/kernel/transaction-mark'
import { Facts } from './booking-facts'

const REFRESH_SECONDS = 5

/** The provider's page; that of the stand-in is a page of this site, and is shown in the buyer's language. */
export const pageIn = (locale: Locale, { href, isLive }: PaymentView): string | null =>
  isLive || href === null ? href : href.replace('/payment/trial/', `/${locale}/payment/trial/`)

/** A method that is paid on a page; null for what is taken at the counter. */
const onPage = (method: PaymentMethod): OfferedMethod | null => OFFERED_METHODS.find((one) => one === method) ?? null

/** The code is shown on the provider's page, not on ours. */
const isHosted = ({ method, qr }: PaymentView) => method === 'promptpay' && qr === null

/** The heading and the sentence above how to pay. */
export function payingWords(locale: Locale, payment: PaymentView): { title: string; text: string } {
  const t = words(locale, 'payments')
  const { method, amount, expiresAt } = payment
  const [sum, time] = [formatBaht(amount / 100), formatTime(locale, expiresAt)]
  if (isHosted(payment))
    return { title: t('pay.promptpay.hosted.title', { amount: sum }), text: t('pay.promptpay.hosted.text', { time }) }
  const shown = onPage(method) ?? 'transfer'
  return { title: t(`pay.${shown}.title`, { amount: sum }), text: t(`pay.${shown}.text`, { time }) }
}

/** The code with what it is for, as a picture to save; null where there is none. */
type CodePicture = { href: string; name: string } | null

/** The code to scan. It comes with the page, so that nothing more has to be loaded before it can be paid. */
function Code({ locale, qr, amount, picture }: { locale: Locale; qr: string; amount: number; picture: CodePicture }) {
  const t = words(locale, 'payments')
  return (
    <figure className="flex flex-col items-start gap-3">
      <img
        src={qr}
        width={264}
        height={264}
        alt={t('pay.promptpay.alt', { amount: formatBaht(amount / 100) })}
        className="size-[264px] border border-stone-200 bg-white"
      />
      {picture ? <SavePicture {...picture}>{t('save.button')}</SavePicture> : null}
      <figcaption className="max-w-prose text-small text-stone-600">
        {t(picture ? 'save.here' : 'pay.promptpay.here')}
      </figcaption>
    </figure>
  )
}

/** How to pay: the code to scan, or the way to the provider's own page. */
export function HowToPay({
  locale,
  payment,
  transfer = null,
  picture = null,
}: {
  locale: Locale
  payment: PaymentView
  /** The account of the company and the reference, for a transfer by hand. */
  transfer?: { account: TransferAccount; reference: string } | null
  picture?: CodePicture
}) {
  const t = words(locale, 'payments')
  const { method, qr, amount } = payment
  const paidOn = onPage(method)
  const href = pageIn(locale, payment)
  return (
    <section className="flex flex-col items-start gap-4" {...TRANSACTION_MARK}>
      {qr ? <Code {...{ locale, qr, amount, picture }} /> : null}
      {transfer ? <AccountFacts locale={locale} amount={amount} {...transfer} /> : null}
      {href && paidOn ? (
        <div className="flex flex-col items-start gap-2">
          <ButtonLink href={href} target="_blank" rel="noopener noreferrer" variant={qr ? 'quiet' : 'primary'}>
            {isHosted(payment) ? t('pay.promptpay.hosted.open') : t(`pay.${paidOn}.open`)}
          </ButtonLink>
          <p className="text-small text-stone-600">{t('pay.tab')}</p>
        </div>
      ) : null}
      {method === 'transfer' ? null : <p className="max-w-prose">{t('pay.wait')}</p>}
    </section>
  )
}

/** Where a transfer goes, how much, and the reference by which finance finds it. */
function AccountFacts({
  locale,
  amount,
  account,
  reference,
}: {
  locale: Locale
  amount: number
  account: TransferAccount
  reference: string
}) {
  const [t, b] = [words(locale, 'payments'), words(locale, 'booking')]
  const bank = BANKS.find((code) => code === account.bank)
  return (
    <section className="flex w-full flex-col gap-2">
      <h2 className="text-h3 font-medium">{t('slip.account')}</h2>
      <Facts
        rows={[
          [t('slip.bank'), bank ? b(`refund.banks.${bank}`) : account.bank],
          [t('slip.number'), account.number],
          [t('slip.name'), account.name],
          [t('slip.amount'), formatBaht(amount / 100)],
          [t('slip.reference'), billReference(reference)],
        ]}
      />
      <p className="max-w-prose text-small text-stone-600">{t('slip.referenceHint')}</p>
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
