import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@/design/form/button'
import { ResponsiveImage } from '@/design/media/image'
import { Breadcrumbs } from '@/design/show/breadcrumbs'
import { Container } from '@/design/show/container'
import { ArrowLink } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import type { ProjectPage } from '@/features/catalogue'
import { homePath, pagePath, projectPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type BrochureSheet, brochureSheets } from '../../domain/brochure'
import { isForSale } from '../microsite/stage'
import { type BrochureWords, brochureWords } from './words'

interface BrochurePageProps {
  locale: Locale
  project: ProjectPage
  /** The register form, for those who want to be called. It may be left out (C44). */
  form: ReactNode
}

const entryOf = (b: BrochureWords, sheet: BrochureSheet) =>
  sheet.kind === 'type' ? b('kinds.type', { name: sheet.type.name }) : b(`kinds.${sheet.kind}`)

/** Where the brochure of a project is read and downloaded (A2.4). It asks for nothing first. */
export function BrochurePage({ locale, project, form }: BrochurePageProps) {
  const b = brochureWords(locale)
  const sheets = brochureSheets(project, { isForSale: isForSale(project) })
  return (
    <article
      data-brand={project.brand}
      data-pj-code={project.code}
      data-campaign={project.campaign || undefined}
      className="flex flex-col"
    >
      <Container className="flex flex-col gap-6 pt-3 pb-8 lg:pb-9">
        <Breadcrumbs
          label={words(locale, 'microsite')('menu.label')}
          items={[
            { text: words(locale, 'search')('results.home'), href: homePath(locale) },
            { text: project.title, href: projectPath(locale, project) },
            { text: b('link') },
          ]}
        />
        <div className="grid gap-x-6 gap-y-7 lg:grid-cols-12">
          <div className="flex flex-col gap-5 lg:col-span-7 lg:pe-7">
            <h1 className="type-display text-h1">{phrased(b('page.title', { project: project.title }))}</h1>
            <p className="max-w-prose">{b('page.lead', { total: sheets.length })}</p>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <ButtonLink href={pagePath(locale, 'ebrochure', { slug: project.slug })}>{b('page.read')}</ButtonLink>
              <form method="get" action={`/api/brochure/${project.slug}`} data-event="download_brochure">
                <input type="hidden" name="locale" value={locale} />
                <Button type="submit" variant="quiet">
                  {b('page.download')}
                </Button>
              </form>
            </div>
            <p className="max-w-prose text-small text-stone-600">{b('page.downloadNote')}</p>
            <h2 className="pt-4 text-h3">{phrased(b('page.inside'))}</h2>
            <ol className="tabular-nums">
              {sheets.map((sheet, index) => (
                <li
                  key={sheet.kind === 'type' ? sheet.type.id : sheet.kind}
                  className="flex gap-4 border-t border-stone-200 py-2"
                >
                  <span className="w-5 shrink-0 text-stone-600">{index + 1}</span>
                  <span>{entryOf(b, sheet)}</span>
                </li>
              ))}
            </ol>
            <ArrowLink href={projectPath(locale, project)}>{b('page.toProject')}</ArrowLink>
          </div>
          <div className="lg:col-span-5">
            <ResponsiveImage
              source={project.images.heroTall ?? project.cover}
              sizes="(min-width: 971px) 40vw, 100vw"
              priority
              className="aspect-4/5"
            />
          </div>
        </div>
      </Container>
      {isForSale(project) ? <div className="bg-stone-100 py-8">{form}</div> : null}
    </article>
  )
}
