import { Breadcrumbs } from '@/design/show/breadcrumbs'
import { classNames } from '@/design/show/class-names'
import { Container } from '@/design/show/container'
import { EmptyState } from '@/design/show/empty-state'
import { ArrowLink, Link } from '@/design/show/link'
import { Pagination } from '@/design/show/pagination'
import { phrased } from '@/design/show/phrased'
import { blogPath, newsPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { BLOG_TABS, categoryWord, NEWS_CATEGORIES, type StoryKind, type StorySubject } from '../domain/story'
import type { StoriesPage as StoriesFacts } from '../domain/story-lists'
import { StoryCard } from './story-card'
import { listCrumbs } from './story-facts'
import { listPath, topicName, topicPath } from './story-words'

interface StoriesPageProps {
  locale: Locale
  kind: StoryKind
  /** null for all stories. */
  subject: StorySubject | null
  list: StoriesFacts
}

const SUBJECTS: Readonly<Record<StoryKind, readonly StorySubject[]>> = {
  news: NEWS_CATEGORIES.map((topic) => ({ kind: 'news', topic })),
  blog: BLOG_TABS.map((topic) => ({ kind: 'blog', topic })),
}

const CARD_SIZES = '(min-width: 971px) 31vw, (min-width: 576px) 46vw, 92vw'

function pagePathOf(locale: Locale, kind: StoryKind, subject: StorySubject | null, page: number): string {
  if (kind === 'blog') return blogPath(locale, subject?.topic ?? null, page)
  return newsPath(locale, { category: subject?.kind === 'news' ? categoryWord(subject.topic) : undefined, page })
}

/** The list of news or blog posts, all or of one topic, with pagination. */
export function StoriesPage({ locale, kind, subject, list }: StoriesPageProps) {
  const t = words(locale, 'stories')
  const { stories, page, pageCount } = list
  return (
    <Container className="flex flex-col pt-3 pb-8 lg:pb-9">
      <Breadcrumbs label={t('crumbs')} items={listCrumbs(locale, kind)} />
      <header className="grid gap-x-6 gap-y-4 pt-5 pb-7 lg:grid-cols-12 lg:items-end lg:pt-7 lg:pb-8">
        <h1 className="type-display text-h1 lg:col-span-6 lg:text-display">{phrased(t(`${kind}.title`))}</h1>
        <p className="max-w-prose text-stone-600 lg:col-span-5 lg:col-start-8">{t(`${kind}.lead`)}</p>
      </header>
      <Subjects locale={locale} kind={kind} current={subject} />
      <section aria-labelledby="stories-title" className="flex flex-col gap-7 pt-5">
        <h2 id="stories-title" className="sr-only">
          {subject ? topicName(locale, subject) : t(`${kind}.all`)}
        </h2>
        {stories.length > 0 ? (
          <ul className="grid gap-x-5 gap-y-7 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-6 lg:gap-y-8">
            {stories.map((story, index) => (
              <li key={story.path}>
                <StoryCard locale={locale} story={story} sizes={CARD_SIZES} priority={index === 0} hasExcerpt />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState icon="info" level={3} title={t('empty.title')} text={t('empty.text')}>
            {subject ? <ArrowLink href={listPath(locale, kind)}>{t(`${kind}.all`)}</ArrowLink> : null}
          </EmptyState>
        )}
        <Pagination
          current={page}
          total={pageCount}
          hrefOf={(number) => pagePathOf(locale, kind, subject, number)}
          texts={{ label: t('pages.label'), previous: t('pages.previous'), next: t('pages.next') }}
        />
      </section>
    </Container>
  )
}

function Subjects({ locale, kind, current }: { locale: Locale; kind: StoryKind; current: StorySubject | null }) {
  const t = words(locale, 'stories')
  const entries = [
    { text: t('everything'), href: listPath(locale, kind), isCurrent: current === null },
    ...SUBJECTS[kind].map((subject) => ({
      text: topicName(locale, subject),
      href: topicPath(locale, subject),
      isCurrent: subject.topic === current?.topic,
    })),
  ]
  return (
    <nav aria-label={t('subjects')} className="border-b border-stone-200 pb-3">
      {/* Always one line: with another number of rows, the content below would shift when the fonts load. */}
      <ul className="-mx-[var(--spacing-gutter)] -my-1 flex gap-x-6 overflow-x-auto whitespace-nowrap px-gutter py-1 md:flex-wrap">
        {entries.map(({ text, href, isCurrent }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-target items-center underline-offset-8 hover:underline',
                isCurrent ? 'font-semibold underline' : 'text-stone-600 hover:text-ink',
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
