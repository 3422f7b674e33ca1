import { homePath } from '@/features/addresses'
import { readFooterLists } from '@/features/catalogue/reads/footer'
import { NotFoundPage } from '@/features/content/ui/not-found-page'
import { SiteShell } from '@/features/content/ui/site-shell'
import { rememberedLocale } from '@/i18n/request-locale'

export default async function NotFound() {
  const locale = rememberedLocale()
  return (
    <SiteShell locale={locale} path={homePath(locale)} lists={await readFooterLists(locale)}>
      <NotFoundPage locale={locale} />
    </SiteShell>
  )
}
