import type { Metadata } from 'next'
import { readNamedCard, readSimilarCards } from '@/features/catalogue/queries/catalogue'
import { readLiveAvailability } from '@/features/catalogue/queries/live-availability'
import { SimilarCards } from '@/features/catalogue/ui/microsite/endings'
import { ConfirmationPage } from '@/features/leads/ui/confirmation-page'
import { homePath, projectPath, successPath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { readTemplateSetting } from '@/features/site/queries/template-setting'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'
import { unitKey, unitOfKey } from '@/kernel/unit-key'

/** Rendered for each enquiry: it names its reference. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ project?: string | string[]; unit?: string | string[]; ref?: string | string[] }>
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

const REFERENCE = /^[2-9A-HJKMNP-Z]{8}$/

/** The unit of the address, as the project writes it; null where it has none of this name. */
async function namedUnit(slug: string, key: unknown): Promise<string | null> {
  if (typeof key !== 'string' || key === '') return null
  const found = unitOfKey((await readLiveAvailability(slug))?.units ?? [], key)
  return found && unitKey(found)
}

export default async function Success({ params, searchParams }: Props) {
  const [locale, asked] = [await pageLocale(params), await searchParams]
  const { contact, social } = await readTemplateSetting(locale)
  const project = await readNamedCard(locale, asked.project)
  const similar = project ? await readSimilarCards(locale, project.group, project.slug, project.priceFrom ?? 0) : []
  return (
    <ConfirmationPage
      locale={locale}
      contact={contact}
      projectTitle={project?.title ?? null}
      projectHref={project ? projectPath(locale, project) : homePath(locale)}
      homeHref={homePath(locale)}
      reference={typeof asked.ref === 'string' && REFERENCE.test(asked.ref) ? asked.ref : ''}
      unit={project ? await namedUnit(project.slug, asked.unit) : null}
      lineHref={social.find(({ network }) => network === 'line')?.href ?? null}
      similar={similar.length > 0 ? <SimilarCards locale={locale} similar={similar} /> : null}
    />
  )
}
