import type { ReactNode } from 'react'
import { readFooterLists } from '@/features/catalogue/reads/footer'
import { SiteShell } from '@/features/content/ui/site-shell'
import { pageLocale } from '@/i18n/page-locale'

interface Props {
  children: ReactNode
  params: Promise<{ locale: string }>
}

/** The default layout (A4.1). It stays while one walks from page to page; only what it holds changes. */
export default async function DefaultLayout({ children, params }: Props) {
  const locale = await pageLocale(params)
  return (
    <SiteShell locale={locale} lists={await readFooterLists(locale)}>
      {children}
    </SiteShell>
  )
}
