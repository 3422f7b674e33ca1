import type { CSSProperties } from 'react'
import { PagePart } from '@/design/layer/page-part'
import { ResponsiveImage } from '@/design/media/image'
import { ImageLine } from '@/design/media/image-line'
import { Badge } from '@/design/show/badge'
import { Icon } from '@/design/show/icon'
import { Link } from '@/design/show/link'
import { projectPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { HomeNow } from '../domain/compared-home'
import { shortlistPath } from '../domain/shortlist-address'
import '@/design/style/compared.css'
import { compareFacts, shortlistMessages } from './compare-facts'

interface CompareTableProps {
  locale: Locale
  /** The compared homes. */
  homes: readonly HomeNow[]
  /** The whole list, needed for the links that remove a home. */
  slugs: readonly string[]
}

/**
 * One column per home, one row per fact. On wide windows the names of the facts stay visible beside columns that scroll;
 * on phones two homes fill the window, and their names stay (`compared.css`).
 */
export function CompareTable({ locale, homes, slugs }: CompareTableProps) {
  const t = shortlistMessages(locale)
  return (
    <section
      aria-labelledby="compare-title"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
      tabIndex={0}
      data-pair={homes.length <= 2 || undefined}
      className="compared compare overflow-x-auto overscroll-x-contain"
    >
      <table
        className="compared-table compare-table border-b border-ink"
        style={{ '--columns': homes.length } as CSSProperties}
      >
        <caption id="compare-title" className="type-display pb-4 text-start text-h2">
          {t('compare.title')}
        </caption>
        <thead className="align-top">
          <tr>
            <th scope="col" className="compare-fact text-start text-small font-medium text-stone-600">
              <span className="sr-only">{t('compare.facts')}</span>
            </th>
            {homes.map((home) => (
              // Screen readers announce the column header with every fact: it contains only the name, not the image or
              // the remove link.
              <th
                key={home.slug}
                scope="col"
                abbr={home.title}
                data-brand={home.brand}
                className="compare-home font-normal"
              >
                <HomeHead locale={locale} home={home} slugs={slugs} />
              </th>
            ))}
          </tr>
        </thead>
        <PagePart as="tbody" className="align-top">
          {compareFacts(locale, homes).map((fact) => (
            <tr key={fact.key} className="border-t border-stone-200">
              <th scope="row" className="compare-fact py-3 text-start text-small font-medium text-stone-600">
                {fact.name}
              </th>
              {fact.values.map((value, index) => (
                <td key={homes[index]?.slug} className="compare-home break-keep py-3 tabular-nums">
                  {value === '' ? <Nothing text={t('compare.notStated')} /> : value}
                </td>
              ))}
            </tr>
          ))}
        </PagePart>
      </table>
    </section>
  )
}

const Nothing = ({ text }: { text: string }) => <span className="text-stone-600">{text}</span>

function HomeHead({ locale, home, slugs }: { locale: Locale; home: HomeNow; slugs: readonly string[] }) {
  const t = shortlistMessages(locale)
  const others = slugs.filter((slug) => slug !== home.slug)
  return (
    <div className="relative flex flex-col gap-2 text-start md:pb-4">
      <div className="relative">
        <ResponsiveImage source={home.cover} sizes="(min-width: 971px) 22vw, 60vw" className="aspect-4/3" />
        {home.isForSale ? (
          <ImageLine of={home.slug} />
        ) : (
          <Badge tone="ink" className="absolute start-0 top-0">
            {t('compare.soldOut')}
          </Badge>
        )}
      </div>
      <Link
        href={projectPath(locale, home)}
        lang="en"
        className="type-display inline-flex min-h-target items-center py-1 text-h3 underline max-md:text-body decoration-1 underline-offset-4"
      >
        {home.title}
      </Link>
      <Link
        href={shortlistPath(locale, others)}
        data-forget={home.slug}
        aria-label={t('compare.remove', { name: home.title })}
        className="compare-remove inline-flex min-h-target items-center gap-2 self-start text-small underline decoration-stone-400 underline-offset-4 hover:decoration-current print:hidden"
      >
        <Icon name="close" className="size-4" />
        <span className="max-md:sr-only">{t('compare.takeOut')}</span>
      </Link>
    </div>
  )
}
