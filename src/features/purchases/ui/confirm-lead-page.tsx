import { ButtonLink } from '@/design/form/button'
import { Container } from '@/design/show/container'
import { phrased } from '@/design/show/phrased'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** Where payments are made, for whoever came without the link of a mail. */
export function ConfirmLeadPage({ locale, bookings }: { locale: Locale; bookings: string }) {
  const t = words(locale, 'purchase')
  return (
    <Container className="flex flex-col items-start gap-5 py-9">
      <h1 className="type-display text-h1">{phrased(t('confirm.title'))}</h1>
      <p className="max-w-prose text-stone-600">{t('confirm.lead')}</p>
      <ButtonLink href={bookings}>{t('confirm.bookings')}</ButtonLink>
    </Container>
  )
}
