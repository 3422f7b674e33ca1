import { ButtonLink } from '@/design/form/button'
import { Container } from '@/design/show/container'
import { phrased } from '@/design/show/phrased'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** Where the page of a provider sends the browser back to. What became of the payment is told by our own page. */
export function ReturnedPage({ locale }: { locale: Locale }) {
  const t = words(locale, 'payments')
  return (
    <Container width="prose" className="flex flex-col items-start gap-5 py-8">
      <h1 className="type-display text-h1">{phrased(t('pay.returned.title'))}</h1>
      <p>{t('pay.returned.text')}</p>
      <ButtonLink href={pagePath(locale, 'booking-payment')} variant="quiet">
        {t('pay.returned.back')}
      </ButtonLink>
    </Container>
  )
}
