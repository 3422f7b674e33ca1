import { Container } from '@/design/show/container'
import { Link } from '@/design/show/link'
import { SectionHeading } from '@/design/show/section-heading'
import { formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { DraftsOfKind, ListedDraft } from '../domain/listed-draft'

/** The way in to the previews: each kind of page, and what was saved last of it. */
export function DraftsPage({ locale, kinds }: { locale: Locale; kinds: readonly DraftsOfKind[] }) {
  const t = words(locale, 'preview')
  return (
    <Container className="flex flex-col gap-8 py-8 lg:py-9">
      <header className="flex flex-col gap-3">
        <h1 className="type-display text-h1">{t('all.title')}</h1>
        <p className="max-w-prose text-stone-600">{t('all.lead')}</p>
      </header>
      {kinds.map(({ kind, drafts }, index) => (
        <section key={kind} aria-labelledby={`kind-${index}`} className="flex flex-col gap-4">
          <SectionHeading id={`kind-${index}`} title={kind} />
          <ul className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
            {drafts.map((draft) => (
              <Draft key={draft.path} locale={locale} draft={draft} unpublished={t('all.unpublished')} />
            ))}
          </ul>
        </section>
      ))}
    </Container>
  )
}

function Draft({ locale, draft, unpublished }: { locale: Locale; draft: ListedDraft; unpublished: string }) {
  const saved = new Date(draft.savedAt)
  return (
    <li className="flex flex-col border-t border-stone-200 py-2">
      <Link
        href={draft.path}
        data-whole-page=""
        className="inline-flex min-h-target items-center font-medium underline-offset-4 hover:underline"
      >
        {draft.title}
      </Link>
      <p className="flex flex-wrap gap-x-3 text-small text-stone-600">
        {draft.savedAt ? (
          <time dateTime={draft.savedAt}>{`${formatDate(locale, saved)} ${formatTime(locale, saved)}`}</time>
        ) : null}
        {draft.isUnpublished ? <strong className="font-semibold text-ink">{unpublished}</strong> : null}
      </p>
    </li>
  )
}
