import type { ReactNode } from 'react'
import { Icon } from '@/design/show/icon'
import { Link } from '@/design/show/link'
import { WordMark } from '@/design/show/word-mark'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Menus } from '../domain/menu'
import type { OpenLanguage } from '../domain/open-language'
import type { SocialNetwork, TemplateSetting } from '../domain/template-setting'
import { CookieSettingsLink } from './bars/cookie-settings-link'
import { LanguageList } from './language-list'
import { MenuLink } from './menu-links'

interface FooterBottomProps {
  locale: Locale
  languages: readonly OpenLanguage[]
  menus: Menus
  /** `OtherPlaces`, rendered. */
  places: ReactNode
}

const LINK = 'dark-link'

/** The own name of each network. */
const NETWORK_NAMES = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  line: 'LINE',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  x: 'X',
  linkedin: 'LinkedIn',
  weibo: 'Weibo',
  wechat: 'WeChat',
  xiaohongshu: 'Xiaohongshu',
} as const satisfies Record<SocialNetwork, string>

/** Links to our other sites, the legal line, the languages. */
export function FooterBottom({ locale, languages, menus, places }: FooterBottomProps) {
  const t = words(locale, 'shell')
  return (
    <div className="flex flex-col gap-5 pt-6 lg:border-t lg:border-stone-600">
      {places}
      <div className="flex flex-col gap-4 lg:flex-row lg:flex-wrap lg:items-center lg:justify-between">
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-stone-400">
          <WordMark className="h-4 text-paper" />
          <span>{t('footer.rights')}</span>
        </p>
        <ul className="flex flex-wrap gap-x-5">
          {(menus.legal?.list ?? []).map((entry) => (
            <li key={entry.text}>
              <MenuLink entry={entry} className={LINK} />
            </li>
          ))}
          <li>
            <CookieSettingsLink locale={locale} className={LINK} />
          </li>
        </ul>
        <LanguageList
          locale={locale}
          languages={languages}
          show="names"
          className="flex-wrap gap-x-5 text-small text-stone-200"
        />
      </div>
    </div>
  )
}

/** Links to our profiles and our other sites, the same on every page. */
export function OtherPlaces({ locale, setting }: { locale: Locale; setting: TemplateSetting }) {
  const t = words(locale, 'shell')
  const { social, noblePlay, foreignBuyers, investors } = setting
  const sites = [
    noblePlay ? { href: noblePlay.href, text: t('footer.noblePlay'), isOutside: noblePlay.isExternal } : null,
    foreignBuyers ? { href: foreignBuyers, text: t('footer.foreignBuyers'), isOutside: true } : null,
    investors ? { href: investors, text: t('footer.investors'), isOutside: true } : null,
  ].filter((site) => site !== null)
  if (social.length === 0 && sites.length === 0) return null
  return (
    <div className="flex flex-col gap-x-6 gap-y-3 lg:flex-row lg:justify-between">
      <ul aria-label={t('footer.social')} className="flex flex-wrap gap-x-5">
        {social.map(({ network, href }) => (
          <li key={network}>
            <a href={href} target="_blank" rel="noopener" lang="en" className={LINK}>
              {NETWORK_NAMES[network]}
            </a>
          </li>
        ))}
      </ul>
      <ul aria-label={t('footer.sites')} className="flex flex-wrap gap-x-5">
        {sites.map(({ href, text, isOutside }) => (
          <li key={href}>
            <Link href={href} {...(isOutside ? { target: '_blank', rel: 'noopener' } : {})} className={LINK}>
              {text}
              {isOutside ? <Icon name="external" className="size-4 text-stone-400" /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
