import type { ReactNode } from 'react'
import { Container } from '@/design/show/container'
import { Icon } from '@/design/show/icon'
import { Link } from '@/design/show/link'
import { WordMark } from '@/design/show/word-mark'
import { homePath, pagePath } from '@/features/routing'
import { HTML_LANG, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { MENU_GROUPS, type MenuEntry, type Menus } from '../domain/menu'
import type { OpenLanguage } from '../domain/open-language'
import type { TemplateSetting } from '../domain/template-setting'
import './site-menu.css'
import { LanguageList } from './language-list'
import { MenuLink, MenuLinks } from './menu-links'
import { PageSections } from './page-sections'

export const SITE_MENU_ID = 'site-menu'

interface SiteMenuProps {
  locale: Locale
  languages: readonly OpenLanguage[]
  contact: TemplateSetting['contact']
  /** `MenuGroups`, rendered. */
  groups: ReactNode
  /** `MenuMore`, rendered. */
  more: ReactNode
}

/**
 * The full-window menu. A popover of `details`: it opens without scripts, one group at a time (S2§2.7); Escape closes
 * it and returns the focus to the button; `data-layer` hides the page below from view, keyboard and screen readers.
 */
export function SiteMenu({ locale, languages, contact, groups, more }: SiteMenuProps) {
  const t = words(locale, 'shell')
  return (
    <div
      id={SITE_MENU_ID}
      popover="auto"
      role="dialog"
      aria-label={t('menu.label')}
      data-layer="full"
      className="site-menu fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain border-0 bg-paper p-0 text-ink opacity-0 transition-[opacity,display,overlay] transition-discrete open:opacity-100 starting:open:opacity-0"
    >
      <Container className="flex min-h-dvh flex-col">
        <MenuBar locale={locale} />
        <div className="menu-main relative grid grow content-start gap-x-6 gap-y-7 pt-5 pb-7 lg:grid-cols-12 lg:content-stretch lg:pt-7">
          {groups}
          <Aside locale={locale} languages={languages} more={more} contact={contact} />
        </div>
        <PageSections label={t('menu.onThisPage')} toMain={t('menu.toMain')} toProject={t('menu.toProject')} />
      </Container>
    </div>
  )
}

/** The groups of the menu with their entries, the same on every page. */
export function MenuGroups({ locale, menus }: { locale: Locale; menus: Menus }) {
  const t = words(locale, 'shell')
  return (
    <nav aria-label={t('menu.label')} className="lg:col-span-5 3xl:col-span-4">
      <ul className="lg:flex lg:h-full lg:flex-col">
        {MENU_GROUPS.flatMap((group) => {
          const entry = menus[group]
          return entry ? [<Group key={group} entry={entry} back={t('menu.back')} />] : []
        })}
      </ul>
    </nav>
  )
}

function MenuBar({ locale }: { locale: Locale }) {
  const t = words(locale, 'shell')
  return (
    <div className="sticky top-0 z-20 -mx-[var(--spacing-gutter)] flex h-[var(--header-offset)] shrink-0 items-center justify-between gap-5 border-b border-stone-200 bg-paper px-gutter">
      <Link href={homePath(locale)} aria-label={t('home')} className="flex min-h-target items-center">
        <WordMark className="h-4 md:h-5" />
      </Link>
      <button
        type="button"
        popoverTarget={SITE_MENU_ID}
        popoverTargetAction="hide"
        // biome-ignore lint/a11y/noAutofocus: only when the menu opens; Escape returns the focus to its button
        autoFocus
        className="flex min-h-target min-w-target cursor-pointer items-center justify-end gap-2 font-medium"
      >
        <span className="sr-only md:not-sr-only">{t('menu.close')}</span>
        <Icon name="close" />
      </button>
    </div>
  )
}

/** On wide windows the groups share the height of the window. */
const ROW = 'border-b border-stone-200 lg:flex lg:max-h-[140px] lg:grow lg:flex-col lg:justify-end'

/**
 * On wide windows its links are in the column beside it; on narrow ones they slide over the list, with a back button.
 */
function Group({ entry, back }: { entry: MenuEntry; back: string }) {
  const title = <span lang={HTML_LANG[entry.lang]}>{entry.text}</span>
  if (entry.list.length === 0) {
    return (
      <li className={ROW}>
        <MenuLink entry={entry} className="type-display flex min-h-target items-center py-3 text-h3 lg:text-h2" />
      </li>
    )
  }
  return (
    <li className={ROW}>
      <details name="menu-group" className="menu-group group/menu">
        <summary className="type-display flex min-h-target cursor-pointer list-none items-center justify-between gap-4 py-3 text-h3 underline-offset-8 decoration-1 hover:underline lg:text-h2 [&::-webkit-details-marker]:hidden">
          <Icon name="back" className="hidden size-5 max-lg:group-open/menu:block" />
          <span className="sr-only max-lg:group-open/menu:not-sr-only lg:hidden">{back}</span>
          <span className="max-lg:group-open/menu:ms-auto">{title}</span>
          <Icon name="arrow" className="size-5 text-stone-600 max-lg:group-open/menu:hidden" />
        </summary>
        <div className="menu-panel">
          <MenuLinks entry={entry} />
        </div>
      </details>
    </li>
  )
}

/** The secondary links and the saved projects, the same on every page. */
export function MenuMore({ locale, secondary }: { locale: Locale; secondary?: MenuEntry }) {
  const t = words(locale, 'shell')
  return (
    <>
      {secondary ? (
        <nav aria-label={t('menu.more')}>
          <ul className="grid grid-cols-2 gap-x-6">
            {secondary.list.map((entry) => (
              <li key={entry.text}>
                <MenuLink entry={entry} className="inline-flex min-h-target items-center" />
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <Link
        href={pagePath(locale, 'shortlist')}
        className="inline-flex min-h-target items-center gap-2 self-start font-medium underline-offset-8 hover:underline"
      >
        <Icon name="heart" />
        {words(locale, 'shortlist')('title')}
      </Link>
    </>
  )
}

/** Shown beside the groups while none is open: secondary links, languages, phone number. */
function Aside({ locale, languages, more, contact }: Omit<SiteMenuProps, 'groups'>) {
  const t = words(locale, 'shell')
  return (
    <div className="menu-aside flex flex-col gap-6 lg:col-span-6 lg:col-start-7 lg:row-start-1">
      {more}
      <LanguageList
        locale={locale}
        languages={languages}
        show="names"
        className="flex-wrap gap-x-6 border-t border-stone-200 pt-5 lg:mt-auto"
      />
      {contact.phone ? (
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="text-small text-stone-600">{t('footer.callCentre')}</span>
          <a
            href={contact.phoneHref}
            className="inline-flex min-h-target items-center text-h3 font-semibold tabular-nums"
          >
            {contact.phone}
          </a>
          <span className="text-small text-stone-600">{contact.hours}</span>
        </p>
      ) : null}
    </div>
  )
}
