import { ButtonLink } from '@/design/form/button'
import { Container } from '@/design/show/container'
import { phrased } from '@/design/show/phrased'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/**
 * Where a buyer who was a moment late is led. It names no unit and nobody, so that it is kept and sent to hundreds at once; it
 * leads to the units that are left and to the gallery.
 */
export function UnitTakenPage({ locale, campaign }: { locale: Locale; campaign: string }) {
  const t = words(locale, 'booking')
  return (
    <Container className="py-8 md:py-9">
      <div className="flex max-w-prose flex-col items-start gap-6">
        <h1 className="type-display text-h1">{phrased(t('pages.unit-taken.title'))}</h1>
        <p role="status">{t('pages.unit-taken.lead')}</p>
        <div className="flex flex-wrap gap-4">
          <ButtonLink href={pagePath(locale, 'booking-campaign', { slug: campaign })}>
            {t('pages.unit-taken.others')}
          </ButtonLink>
          <ButtonLink href={pagePath(locale, 'book-visit')} variant="quiet">
            {t('pages.unit-taken.visit')}
          </ButtonLink>
        </div>
      </div>
    </Container>
  )
}
