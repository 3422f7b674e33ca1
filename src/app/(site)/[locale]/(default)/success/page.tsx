import type { Metadata } from 'next'
import { readNamedCard } from '@/features/catalogue/queries/catalogue'
import { ConfirmationPage } from '@/features/leads/ui/confirmation-page'
import { homePath, projectPath, successPath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { readTemplateSetting } from '@/features/site/queries/template-setting'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

/** Rendered per project; the gateway caches it. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ project?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = words(locale, 'leads')
  const path = successPath(locale)
  return pageMetadata({
    locale,
    path,
    title: t('confirmation.title'),
    description: t('confirmation.text'),
  })
}

export default async function Success({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  const { contact } = await readTemplateSetting(locale)
  const project = await readNamedCard(locale, (await searchParams).project)
  return (
    <ConfirmationPage
      locale={locale}
      contact={contact}
      projectTitle={project?.title ?? null}
      projectHref={project ? projectPath(locale, project) : homePath(locale)}
      homeHref={homePath(locale)}
    />
  )
}
