import { ButtonLink } from '@/design/form/button'
import { Container } from '@/design/show/container'
import { phrased } from '@/design/show/phrased'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** What a browser shows whose booking the counter has taken over: that, and nothing of the booking. */
export function TakenOverPage({ locale }: { locale: Locale }) {
  const t = words(locale, 'booking')
  return (
    <Container className="py-8 md:py-9">
      <div className="flex max-w-prose flex-col gap-6">
        <h1 className="type-display text-h1">{phrased(t('pages.taken-over.title'))}</h1>
        <p role="status">{t('pages.taken-over.lead')}</p>
        <p className="border-s-4 border-warning bg-white p-5">{t('pages.taken-over.unasked')}</p>
        <ButtonLink href={pagePath(locale, 'booking-campaigns')} variant="quiet" className="self-start">
          {t('pages.taken-over.campaigns')}
        </ButtonLink>
      </div>
    </Container>
  )
}
