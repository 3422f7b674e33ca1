import { Breadcrumbs } from '@/design/show/breadcrumbs'
import { Container } from '@/design/show/container'
import { ArrowLink, Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { SectionHeading } from '@/design/show/section-heading'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { PromotionCard as Facts } from '../domain/promotion'
import { PromotionCard } from './promotion-card'
import { periodText, promotionCrumbs, promotionPath, promotionWords } from './promotion-words'

const SIZES = '(min-width: 1041px) 31vw, (min-width: 576px) 46vw, 92vw'

interface PromotionsPageProps {
  locale: Locale
  promotions: readonly Facts[]
  now: Date
}

/** All promotions: running ones by brand, those to come, and what has ended as a short list. */
export function PromotionsPage({ locale, promotions, now }: PromotionsPageProps) {
  const t = promotionWords(locale)
  const of = (state: Facts['state']) => promotions.filter((one) => one.state === state)
  const running = of('running')
  const groups = [
    { id: 'noble', title: t('brands.noble'), list: running.filter(({ brand }) => brand === 'noble') },
    { id: 'nue', title: t('brands.nue'), list: running.filter(({ brand }) => brand === 'nue') },
    { id: 'both', title: t('brands.both'), list: running.filter(({ brand }) => brand === null) },
    { id: 'coming', title: t('coming'), list: of('coming') },
  ].filter(({ list }) => list.length > 0)
  return (
    <Container className="flex flex-col gap-8 pt-3 pb-8 lg:gap-9 lg:pb-9">
      <header className="flex flex-col gap-3">
        <Breadcrumbs label={t('crumbs')} items={promotionCrumbs(locale)} />
        <h1 className="type-display pt-5 text-h1">{phrased(t('title'))}</h1>
        <p className="max-w-prose text-stone-600">{t('lead')}</p>
      </header>
      {groups.length === 0 ? (
        <p className="flex flex-wrap gap-x-5 border-t border-ink pt-5">
          <span>{t('none')}</span>
          <ArrowLink href={pagePath(locale, 'condominiums')}>{t('toProjects')}</ArrowLink>
        </p>
      ) : null}
      {groups.map(({ id, title, list }, index) => (
        <section key={id} aria-labelledby={`${id}-title`} className="flex flex-col gap-6">
          <SectionHeading id={`${id}-title`} title={title} />
          <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-6 lg:has-[>:nth-child(4):last-child]:grid-cols-4">
            {list.map((promotion, at) => (
              <li key={promotion.id}>
                <PromotionCard
                  locale={locale}
                  promotion={promotion}
                  now={now}
                  sizes={SIZES}
                  priority={index === 0 && at === 0}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Ended locale={locale} promotions={of('ended')} />
    </Container>
  )
}

function Ended({ locale, promotions }: { locale: Locale; promotions: readonly Facts[] }) {
  if (promotions.length === 0) return null
  return (
    <section aria-labelledby="ended-title" className="flex flex-col gap-5">
      <SectionHeading id="ended-title" title={promotionWords(locale)('ended')} />
      <ul className="border-t border-stone-400">
        {promotions.map((promotion) => (
          <li
            key={promotion.id}
            className="flex flex-wrap items-center justify-between gap-x-5 border-b border-stone-200 py-1"
          >
            <Link
              href={promotionPath(locale, promotion)}
              className="inline-flex min-h-target items-center underline-offset-4 hover:underline"
            >
              {promotion.title}
            </Link>
            <span className="text-small text-stone-600">{periodText(locale, promotion)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
