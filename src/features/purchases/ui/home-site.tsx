import { ResponsiveImage } from '@/design/media/image'
import { ArrowLink } from '@/design/show/link'
import { formatMonth } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { ImageSource } from '@/kernel/media/image'
import { Part } from './part'

interface HomeSiteProps {
  locale: Locale
  /** The newest report; null before there is one. */
  newest: { month: string; overall: number; note: string; pictures: readonly ImageSource[] } | null
  /** The page of the project; null while it is not public. */
  href: string | null
}

const PICTURES_SHOWN = 2

/** How far the building is, with the newest pictures. */
export function HomeSite({ locale, newest, href }: HomeSiteProps) {
  const t = words(locale, 'purchase')
  return (
    <Part id="site" title={t('site.title')}>
      {newest ? (
        <>
          <p>{t('site.asOf', { month: formatMonth(locale, newest.month), percent: newest.overall })}</p>
          {newest.note ? <p className="text-stone-600">{newest.note}</p> : null}
          <ul className="flex flex-col gap-3">
            {newest.pictures.slice(0, PICTURES_SHOWN).map((picture) => (
              <li key={picture.variants.at(-1)?.url}>
                <ResponsiveImage source={picture} sizes="(min-width: 1041px) 30vw, 100vw" className="aspect-4/3" />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-stone-600">{t('site.none')}</p>
      )}
      {href ? (
        <ArrowLink href={href} className="self-start">
          {t('site.more')}
        </ArrowLink>
      ) : null}
    </Part>
  )
}
