import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readBookingPath } from '@/features/booking/queries/open-campaign'
import { readSimilarTo } from '@/features/catalogue/queries/catalogue'
import { readConstruction } from '@/features/construction/queries/construction'
import { constructionNotes } from '@/features/construction/ui/construction-section'
import { askAboutProject } from '@/features/leads/actions/ask-about-project'
import { AskSection } from '@/features/leads/ui/ask-section'
import { projectMetadata, readMicrosite } from '@/features/project-page/queries/microsite'
import { AvailabilitySection } from '@/features/project-page/ui/microsite/availability-section'
import { MicrositePage } from '@/features/project-page/ui/microsite/microsite-page'
import { projectThings } from '@/features/project-page/ui/microsite/project-facts'
import { readPromotionsOfProject } from '@/features/promotions/queries/promotions'
import { projectPromotions, promotionNotes } from '@/features/promotions/ui/project-promotions'
import { projectPath } from '@/features/routing'
import { StructuredData } from '@/features/seo/ui/structured-data'
import { readTemplateSetting } from '@/features/site/queries/template-setting'
import { ShareBar } from '@/features/site/ui/bars/share-bar'
import { pageLocale } from '@/i18n/page-locale'
import { env } from '@/platform/process/env'
import { affiliateParts } from '../../../affiliate-parts'
import { readOfferLines } from '../../../offer-lines'
import { papersOf } from '../../../papers-of'
import { keptPartsApart } from '../../../parts-apart'

export const dynamic = 'force-static'

interface Props {
  params: Promise<{ locale: string; group: string; slug: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [locale, { group, slug }] = [await pageLocale(params), await params]
  return projectMetadata(locale, group, slug)
}

export default async function Microsite({ params }: Props) {
  const [locale, { group, slug }] = [await pageLocale(params), await params]
  await keptPartsApart()
  const project = await readMicrosite(locale, group, slug)
  if (!project) notFound()
  const [{ contact }, bookingPath] = [await readTemplateSetting(locale), await readBookingPath(locale, slug)]
  const [promotions, construction] = [await readPromotionsOfProject(locale, slug), await readConstruction(locale, slug)]
  const address = env.publicUrl + projectPath(locale, project)
  const shown = { locale, project, bookingPath, offers: await readOfferLines(locale, slug) }
  return (
    <>
      <StructuredData things={projectThings(env.publicUrl, locale, project)} />
      <MicrositePage
        {...shown}
        similar={await readSimilarTo(locale, project)}
        availability={<AvailabilitySection {...shown} />}
        promotions={projectPromotions(locale, promotions, new Date())}
        progress={papersOf(locale, project, construction)}
        notes={{ ...constructionNotes(locale, construction), promotions: promotionNotes(promotions) }}
        share={<ShareBar locale={locale} url={address} title={project.title} />}
        address={address}
        affiliate={affiliateParts(locale, contact)}
        form={<AskSection locale={locale} contact={contact} project={project} action={askAboutProject} />}
      />
    </>
  )
}
