import type { Metadata } from 'next'
import { readProjectPage, readSimilarTo } from '@/features/catalogue/queries/catalogue'
import { ConfirmationPage } from '@/features/leads/ui/confirmation-page'
import { SimilarCards } from '@/features/project-page/ui/microsite/endings'
import { homePath, projectPath, successPath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { readTemplateSetting } from '@/features/site/queries/template-setting'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'
import { namedUnit, readEnquiries } from './enquiries'

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

export default async function Success({ params, searchParams }: Props) {
  const [locale, asked] = [await pageLocale(params), await searchParams]
  const { contact, social } = await readTemplateSetting(locale)
  const { project, reference, together } = await readEnquiries(locale, asked.project, asked.ref)
  const page = project && (await readProjectPage(locale, project.slug))
  const unit = project ? await namedUnit(project.slug, asked.unit) : null
  const similar = project ? await readSimilarTo(locale, project) : []
  return (
    <ConfirmationPage
      locale={locale}
      contact={contact}
      projectTitle={project?.title ?? null}
      projectHref={project ? projectPath(locale, project) : homePath(locale)}
      homeHref={homePath(locale)}
      reference={reference}
      together={together}
      unit={unit}
      raised={{
        ...{ section_name: 'register', activity_name: 'enquiry' },
        ...(page && { pj_code: page.code, campaign_code: page.campaign }),
        ...(unit && { section_value: unit }),
      }}
      lineHref={social.find(({ network }) => network === 'line')?.href ?? null}
      similar={similar.length > 0 ? <SimilarCards locale={locale} similar={similar} /> : null}
    />
  )
}
