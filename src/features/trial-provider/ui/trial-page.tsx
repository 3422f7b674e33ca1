import { Button } from '@/design/form/button'
import { Container } from '@/design/show/container'
import { phrased } from '@/design/show/phrased'
import { formatBaht } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { decideTrial } from '../actions/decide-trial'
import { DECISIONS } from '../domain/decide'
import type { TrialPayment } from '../domain/trial-objects'

interface TrialPageProps {
  locale: Locale
  payment: TrialPayment
}

function Decision({ locale, payment }: TrialPageProps) {
  const t = words(locale, 'trial')
  return (
    <form action={decideTrial} className="flex flex-wrap gap-3">
      <input type="hidden" name="token" value={payment.id} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" name="decision" value="pay">
        {t('pay')}
      </Button>
      {DECISIONS.map((decision) =>
        decision === 'pay' ? null : (
          <Button key={decision} type="submit" name="decision" value={decision} variant="quiet">
            {t(decision)}
          </Button>
        ),
      )}
    </form>
  )
}

/** The page of the stand-in for a bank: the payment is approved or declined, and no money is moved. */
export function TrialPage({ locale, payment }: TrialPageProps) {
  const t = words(locale, 'trial')
  const { status, method, amount, description } = payment
  const isOpen = status === 'pending' || (status === 'failed' && method === 'card')
  const rows = [
    [t('amount'), formatBaht(amount / 100)],
    [t('for'), description],
    [t('method'), t(`methods.${method}`)],
  ] as const
  return (
    <Container width="prose" className="flex flex-col gap-6 py-8">
      <header className="flex flex-col gap-3 border-2 border-dashed border-warning bg-white p-5">
        <h1 className="type-display text-h2">{phrased(t('title'))}</h1>
        <p>{t('lead')}</p>
      </header>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-5 border-t border-stone-200 py-3">
            <dt className="text-stone-600">{name}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {status === 'pending' ? null : (
        <p role="status" className="border-s-4 border-accent bg-white p-4 font-medium">
          {t(`states.${status}`)}
        </p>
      )}
      {isOpen ? <Decision locale={locale} payment={payment} /> : null}
    </Container>
  )
}
