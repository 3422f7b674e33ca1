import type { ReactNode } from 'react'
import { readFinder } from '@/features/catalogue/reads/finder'
import { readFooterLists } from '@/features/catalogue/reads/footer'
import { readMenus } from '@/features/content/reads/menus'
import { readPopups } from '@/features/content/reads/popups'
import { readTemplateSetting } from '@/features/content/reads/template-setting'
import { Bars } from '@/features/content/ui/bars/bars'
import { SiteShell } from '@/features/content/ui/site-shell'
import { NewsletterPanel } from '@/features/leads/ui/newsletter-panel'
import { SearchPanel } from '@/features/search/ui/overlay/search-panel'
import { pageLocale } from '@/i18n/page-locale'
import { SERVED_LOCALES } from '@/platform/served-locales'

interface Props {
  children: ReactNode
  params: Promise<{ locale: string }>
}

/** The default layout (A4.1). It stays while one walks from page to page; only what it holds changes. */
export default async function DefaultLayout({ children, params }: Props) {
  const locale = await pageLocale(params)
  const [lists, menus, setting, finder, popups] = await Promise.all([
    readFooterLists(locale),
    readMenus(locale),
    readTemplateSetting(locale),
    readFinder(locale),
    readPopups(locale),
  ])
  return (
    <SiteShell
      locale={locale}
      locales={SERVED_LOCALES}
      {...lists}
      menus={menus}
      setting={setting}
      finder={<SearchPanel locale={locale} {...finder} />}
      newsletter={<NewsletterPanel locale={locale} />}
      bars={<Bars locale={locale} locales={SERVED_LOCALES} popups={popups} />}
    >
      {children}
    </SiteShell>
  )
}
