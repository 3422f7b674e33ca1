import { Button, ButtonLink } from '@/design/form/button'
import { CheckGroup } from '@/design/form/choice-field'
import { Breadcrumbs } from '@/design/show/breadcrumbs'
import { Container } from '@/design/show/container'
import { phrased } from '@/design/show/phrased'
import type { ProjectPage } from '@/features/catalogue'
import { homePath, pagePath, projectPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type ComparedTypes, LEAST_COMPARED } from '../../domain/compared-types'
import { planWords } from '../floor-plan/words'
import '../microsite/plans.css'
import { formOf, isForSale } from '../microsite/stage'
import { micrositeWords } from '../microsite/words'
import { CompareTypesTable } from './compare-types-table'

interface ComparedProps {
  locale: Locale
  compared: ComparedTypes
}

/** The title of the page, which is also the text of the links to it. */
export const compareTitle = (locale: Locale, project: Pick<ProjectPage, 'group'>): string =>
  planWords(locale)('compare.title', { kind: formOf(project) })

/** Unit types of a project side by side, and the form that chooses them. All of it is in the address. */
export function CompareTypesPage({ locale, compared }: ComparedProps) {
  const { project, chosen } = compared
  const title = compareTitle(locale, project)
  const isCompared = chosen.length >= LEAST_COMPARED
  return (
    <article
      data-brand={project.brand}
      data-keep="page"
      data-pj-code={project.code}
      data-campaign={project.campaign || undefined}
    >
      <Container className="flex flex-col gap-6 pt-3 pb-9">
        <Breadcrumbs
          label={micrositeWords(locale)('menu.label')}
          items={[
            { text: words(locale, 'search')('results.home'), href: homePath(locale) },
            { text: project.title, href: projectPath(locale, project) },
            { text: title },
          ]}
        />
        <header className="flex flex-col gap-2">
          <h1 className="type-display text-h1">{phrased(title)}</h1>
          <p className="max-w-prose text-stone-600 print:hidden">{planWords(locale)('compare.lead')}</p>
          <Notices locale={locale} compared={compared} />
        </header>
        {isCompared ? <CompareTypesTable locale={locale} compared={compared} /> : null}
        {isCompared && isForSale(project) ? (
          <p className="print:hidden">
            <ButtonLink href={`${projectPath(locale, project)}#register`}>
              {micrositeWords(locale)('hero.register')}
            </ButtonLink>
          </p>
        ) : null}
        <ChoiceForm locale={locale} compared={compared} />
      </Container>
    </article>
  )
}

/** What of the address could not be done. */
function Notices({ locale, compared: { chosen, unknown, isCut } }: ComparedProps) {
  const t = planWords(locale)
  const notices = [
    unknown.length > 0 ? t('compare.unknown', { codes: unknown.join(', ') }) : null,
    isCut ? t('compare.cut') : null,
    chosen.length > 0 && chosen.length < LEAST_COMPARED ? t('compare.few') : null,
  ].filter((notice) => notice !== null)
  return notices.map((notice) => (
    <p key={notice} className="border-s-4 border-accent ps-4">
      {notice}
    </p>
  ))
}

/** Sends itself as the address of the comparison. */
function ChoiceForm({ locale, compared: { project, types, chosen } }: ComparedProps) {
  const t = planWords(locale)
  return (
    <form
      method="get"
      action={pagePath(locale, 'compare-plans', { slug: project.slug })}
      className="flex flex-col gap-4 border-t border-ink pt-5 print:hidden"
    >
      <CheckGroup
        id="compared-types"
        name="types"
        label={t('compare.choose')}
        hint={t('compare.chooseHint')}
        isInline
        choices={types.map(({ code, name }) => ({
          value: code,
          text: name.includes(code) ? name : `${name} (${code})`,
        }))}
        defaultValues={chosen.map(({ code }) => code)}
      />
      <Button type="submit" className="self-start">
        {t('compare.submit')}
      </Button>
    </form>
  )
}
