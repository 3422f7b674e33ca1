import { phrased } from '@/design/show/phrased'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { FormAction } from '@/kernel/form/form-state'
import type { AskState } from '../domain/ask'
import { AskForm } from './ask-form'
import { askTexts } from './ask-section'

interface AskTogetherProps {
  locale: Locale
  /** The projects that are asked about. */
  projects: readonly { slug: string; title: string }[]
  /** The path of the page with its projects, where a browser without scripts gets the answer. */
  path: string
  action: FormAction<AskState>
  /** Replaces the title, for a page with a reason of its own. */
  title?: string
  /** The campaign of the page, where that is not the project's. */
  campaign?: string
}

/** One form that asks about several projects: each gets its own enquiry. */
export function AskTogether({ locale, projects, path, action, title, campaign }: AskTogetherProps) {
  const t = words(locale, 'leads')
  return (
    <section
      id="register"
      aria-labelledby="together-title"
      className="grid scroll-mt-header gap-x-6 gap-y-6 border-t border-ink pt-6 lg:grid-cols-12 print:hidden"
    >
      <header className="flex flex-col gap-3 lg:col-span-4">
        <h2 id="together-title" className="type-display text-h2">
          {phrased(title || t('together.title'))}
        </h2>
        <p className="max-w-prose text-stone-600">{t(projects.length > 1 ? 'together.lead' : 'section.lead')}</p>
        <ul lang="en" className="flex flex-col gap-1 font-medium">
          {projects.map(({ slug, title }) => (
            <li key={slug}>{title}</li>
          ))}
        </ul>
      </header>
      <div className="lg:col-span-7 lg:col-start-6">
        <AskForm
          key={projects.map(({ slug }) => slug).join()}
          action={action}
          locale={locale}
          slugs={projects.map(({ slug }) => slug)}
          permalink={`${path}#register`}
          campaign={campaign}
          texts={askTexts(locale)}
        />
      </div>
    </section>
  )
}
