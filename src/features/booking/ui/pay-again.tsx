import { ButtonLink } from '@/design/form/button'
import { StepForm } from '@/design/form/step-form'
import { ArrowLink } from '@/design/show/link'
import type { OfferedMethod, PaymentView } from '@/features/payments'
import { pagePath } from '@/features/routing'
import { formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { pay } from '../actions/book'
import { formTexts } from './form-texts'
import { pageIn } from './how-to-pay'

/** What went wrong, that no money was taken, and until when the unit is kept. */
export function failureWords(
  locale: Locale,
  { state, failure }: Pick<PaymentView, 'state' | 'failure'>,
  holdEndsAt: Date | null,
): { title: string; text: string } {
  const t = words(locale, 'payments')
  const title = t(state === 'unknown' ? 'again.silent' : 'states.failed.title')
  const why = t(`again.why.${state === 'expired' ? 'timeUp' : state === 'unknown' ? 'silent' : (failure ?? 'unknown')}`)
  const nothing = t('again.nothing')
  const kept = holdEndsAt ? t('again.kept', { time: formatTime(locale, holdEndsAt) }) : ''
  // Thai sentences part by a blank, Chinese ones by their full stop.
  return { title, text: [why, nothing, kept].filter(Boolean).join(locale.startsWith('c') ? '' : ' ') }
}

interface PayAgainProps {
  locale: Locale
  payment: PaymentView
  methods: readonly OfferedMethod[]
}

/** The ways to pay after a try that came to nothing: another card on the same page, or another method. */
export function PayAgain({ locale, payment, methods }: PayAgainProps) {
  const t = words(locale, 'payments')
  const href = payment.state === 'pending' && payment.method === 'card' ? pageIn(locale, payment) : null
  const others = methods.filter((method) => !(href && method === 'card'))
  return (
    <section aria-labelledby="again" className="flex flex-col items-start gap-3 border-t border-stone-400 pt-5">
      <h2 id="again" className="text-h3 font-medium">
        {t('again.title')}
      </h2>
      {href ? (
        <>
          <ButtonLink href={href} target="_blank" rel="noopener noreferrer">
            {t('again.card')}
          </ButtonLink>
          <p className="text-small text-stone-600">{t('pay.tab')}</p>
        </>
      ) : null}
      {others.map((method, index) => (
        <StepForm
          key={method}
          action={pay}
          permalink={pagePath(locale, 'booking-payment')}
          hidden={{ locale, method }}
          submit={t(`again.${method}`)}
          variant={href === null && index === 0 ? 'primary' : 'quiet'}
          texts={formTexts(locale)}
        />
      ))}
      {methods.includes('transfer') ? null : (
        <ArrowLink href={pagePath(locale, 'contact')}>{t('again.gallery')}</ArrowLink>
      )}
    </section>
  )
}
