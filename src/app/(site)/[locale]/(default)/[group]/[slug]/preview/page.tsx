import { notFound } from 'next/navigation'
import { readSimilarTo } from '@/features/catalogue/queries/catalogue'
import { readConstruction } from '@/features/construction/queries/construction'
import { askAboutProject } from '@/features/leads/actions/ask-about-project'
import { AskSection } from '@/features/leads/ui/ask-section'
import { PREVIEW_METADATA, PreviewFrame } from '@/features/previews/ui/preview-frame'
import { readMicrositePreview } from '@/features/project-page/queries/microsite'
import { AvailabilitySection } from '@/features/project-page/ui/microsite/availability-section'
import { MicrositePage } from '@/features/project-page/ui/microsite/microsite-page'
import { readPromotionsOfProject } from '@/features/promotions/queries/promotions'
import { projectPromotions } from '@/features/promotions/ui/project-promotions'
import { projectPath } from '@/features/routing'
import { readTemplateSetting } from '@/features/site/queries/template-setting'
import { pageLocale } from '@/i18n/page-locale'
import { affiliateParts } from '../../../../affiliate-parts'
import { readOfferLines } from '../../../../offer-lines'
import { papersOf } from '../../../../papers-of'
import { partsApart } from '../../../../parts-apart'

export const dynamic = 'force-dynamic'

export const metadata = PREVIEW_METADATA

interface Props {
  params: Promise<{ locale: string; group: string; slug: string }>
  searchParams: Promise<{ token?: string | string[] }>
}

/** The draft of a project (A2.5). Its form is disabled: nobody can enquire about an unpublished project. */
export default async function MicrositePreview({ params, searchParams }: Props) {
  const [locale, { group, slug }, { token }] = [await pageLocale(params), await params, await searchParams]
  await partsApart()
  const preview = await readMicrositePreview(locale, group, slug, token)
  if (!preview) notFound()
  const { page: project, savedAt } = preview
  const { contact } = await readTemplateSetting(locale)
  const offers = await readOfferLines(locale, project.slug)
  return (
    <PreviewFrame locale={locale} savedAt={savedAt} path={projectPath(locale, project)}>
      <MicrositePage
        locale={locale}
        project={project}
        similar={await readSimilarTo(locale, project)}
        availability={<AvailabilitySection {...{ locale, project, offers }} bookingPath={null} />}
        offers={offers}
        promotions={projectPromotions(locale, await readPromotionsOfProject(locale, project.slug), new Date())}
        progress={papersOf(locale, project, await readConstruction(locale, project.slug))}
        // A preview is nobody's visit.
        notes={null}
        bookingPath={null}
        share={null}
        address={null}
        affiliate={affiliateParts(locale, contact)}
        form={
          <div inert>
            <AskSection locale={locale} contact={contact} project={project} action={askAboutProject} />
          </div>
        }
      />
    </PreviewFrame>
  )
}
