import { PagePart } from '@/design/layer/page-part'
import { classNames } from '@/design/show/class-names'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { SHARE_PLACES, type SharePlace, shareAddress } from '../../domain/share-address'
import { ShareGlyph } from './share-glyphs'
import { SHARE_LINK } from './share-look'
import { ShareTools } from './share-tools'

interface ShareBarProps {
  locale: Locale
  /** Absolute. */
  url: string
  /** In the language of the page. */
  title: string
  className?: string
}

/** The names of the services; Chinese readers know two of them by Chinese names, spelled alike in both scripts. */
const LATIN = { facebook: 'Facebook', x: 'X', weibo: 'Weibo', line: 'LINE', wechat: 'WeChat' } as const
const HAN = { ...LATIN, weibo: '微博', wechat: '微信' } as const
const NAMES = { th: LATIN, en: LATIN, chs: HAN, cht: HAN } as const satisfies Record<Locale, Record<string, string>>

/** Shares the page (A4.8, C45): plain links, and buttons that need scripts. No service is contacted before a click. */
export function ShareBar({ locale, url, title, className }: ShareBarProps) {
  const t = words(locale, 'bars')
  const names = NAMES[locale]
  const nameOf = (place: SharePlace) => (place === 'email' ? t('share.email') : t('share.on', { place: names[place] }))
  return (
    <section aria-label={t('share.label')} className={classNames('flex flex-wrap items-center', className)}>
      <p aria-hidden="true" className="pe-3 text-small text-stone-600 max-sm:basis-full">
        {t('share.label')}
      </p>
      <PagePart as="ul" className="flex flex-wrap">
        {SHARE_PLACES.map((place) => (
          <li key={place}>
            <a
              href={shareAddress(place, url, title)}
              aria-label={nameOf(place)}
              rel="noopener noreferrer"
              target={place === 'email' ? undefined : '_blank'}
              className={SHARE_LINK}
            >
              <ShareGlyph name={place} />
            </a>
          </li>
        ))}
      </PagePart>
      <ShareTools
        url={url}
        title={title}
        glyphs={{
          wechat: <ShareGlyph name="wechat" />,
          copy: <ShareGlyph name="copy" />,
          device: <ShareGlyph name="device" />,
        }}
        texts={{
          wechat: t('share.wechat', { place: names.wechat }),
          wechatHint: t('share.wechatHint', { place: names.wechat }),
          tooLong: t('share.tooLong'),
          copy: t('share.copy'),
          copied: t('share.copied'),
          notCopied: t('share.notCopied'),
          device: t('share.device'),
        }}
      />
    </section>
  )
}
