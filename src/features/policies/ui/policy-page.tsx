import { classNames } from '@/design/show/class-names'
import { Container } from '@/design/show/container'
import { Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { policyPath } from '@/features/routing'
import { formatDate } from '@/i18n/formats'
import { HTML_LANG, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Policy, PolicyEdition, PolicyPart } from '../domain/policy'
import { policyBlocks } from '../domain/policy-text'
import { type ContactFacts, PolicyBlockView, TEXT_LINK } from './policy-blocks'
import type { Translate } from './policy-sections'

/** The address of any version. */
function editionPath(locale: Locale, part: PolicyPart, version: string): string {
  const query = new URLSearchParams({ ...(part === 'cookies' ? { page: part } : {}), edition: version })
  return `${policyPath(locale)}?${query}`
}

interface PolicyPageProps {
  locale: Locale
  policy: Policy
  /** Its other editions, the latest first. */
  editions: readonly PolicyEdition[]
  contact: ContactFacts
  /** The project whose policy it is: the same text (C21), and the company that answers for its data, if it is known. */
  project?: { title: string; owner: string }
}

/** A policy page: what data is stored, or what is set in the browser, in plain words with the sections of the Act. */
export function PolicyPage({ locale, policy, editions, contact, project }: PolicyPageProps) {
  const t = words(locale, 'policy')
  const { part, version, sections } = policy
  const date = formatDate(locale, new Date(policy.effectiveFrom))
  const lang = HTML_LANG[policy.lang]
  return (
    <article className="pt-5 pb-8 md:pt-7 md:pb-9">
      <Container className="grid gap-x-6 gap-y-7 lg:grid-cols-12">
        <header className="flex flex-col gap-5 lg:col-span-8 lg:col-start-5">
          <PartSwitch locale={locale} part={part} t={t} />
          <h1 lang={lang} className="type-display max-w-prose text-h1">
            {phrased(policy.title)}
          </h1>
          {project ? <p className="max-w-prose text-h3">{t('project', { project: project.title })}</p> : null}
          {project?.owner ? <p className="max-w-prose">{t('controller', { owner: project.owner })}</p> : null}
          <p className="text-small text-stone-600 tabular-nums">{t('edition', { version, date })}</p>
          {policy.lead ? (
            <p lang={lang} className="max-w-prose text-h3">
              {policy.lead}
            </p>
          ) : null}
          <p className="max-w-prose border-s-4 border-stone-400 ps-4 text-stone-600">{t('language')}</p>
        </header>
        <Contents lang={lang} sections={sections} t={t} />
        <div className="min-w-0 lg:col-span-8 lg:col-start-5">
          {sections.map((section, index) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              lang={lang}
              className="border-t border-stone-200 py-6"
            >
              <h2 id={`${section.id}-title`} className="type-display flex gap-3 text-h2">
                <span className="text-stone-600 tabular-nums">{index + 1}</span>
                <span>{phrased(section.title)}</span>
              </h2>
              <div className="flex flex-col gap-4 pt-4">
                {policyBlocks(section.text).map((block) => (
                  <PolicyBlockView key={JSON.stringify(block)} block={block} contact={contact} t={t} />
                ))}
              </div>
            </section>
          ))}
          <Editions locale={locale} part={part} editions={editions} t={t} />
        </div>
      </Container>
    </article>
  )
}

/** Earlier and future versions: consents refer to them. */
function Editions({ locale, part, editions, t }: Pick<PolicyPageProps, 'locale' | 'editions'> & PartProps) {
  if (editions.length === 0) return null
  return (
    <section aria-labelledby="editions-title" className="border-t border-stone-200 py-6">
      <h2 id="editions-title" className="type-display text-h3">
        {phrased(t('editions'))}
      </h2>
      <ul className="flex flex-col pt-2">
        {editions.map(({ version, effectiveFrom }) => (
          <li key={version}>
            <Link href={editionPath(locale, part, version)} className={classNames(TEXT_LINK, 'tabular-nums')}>
              {t('edition', { version, date: formatDate(locale, new Date(effectiveFrom)) })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PartProps {
  part: PolicyPart
  t: Translate
}

function PartSwitch({ locale, part, t }: PartProps & { locale: Locale }) {
  const links = [
    { of: 'privacy', href: policyPath(locale) },
    { of: 'cookies', href: policyPath(locale, 'cookies') },
  ] as const
  return (
    <nav aria-label={t('parts.label')}>
      <ul className="flex gap-5">
        {links.map(({ of, href }) => (
          <li key={of}>
            <Link
              href={href}
              aria-current={of === part ? 'page' : undefined}
              className="inline-flex min-h-target items-center border-b-2 border-transparent text-stone-600 hover:text-ink aria-[current]:border-ink aria-[current]:font-medium aria-[current]:text-ink"
            >
              {t(`parts.${of}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The table of contents: sticky beside the text on wide screens, above it on narrow ones. */
function Contents({ lang, sections, t }: { lang: string; sections: Policy['sections']; t: Translate }) {
  return (
    <nav
      aria-labelledby="contents-title"
      className="self-start lg:sticky lg:top-[calc(var(--header-offset)+24px)] lg:col-span-3 lg:row-start-2"
    >
      <p id="contents-title" className="border-t border-ink pt-3 pb-2 font-semibold">
        {t('contents')}
      </p>
      <ol lang={lang}>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-target items-center gap-3 underline-offset-4 hover:underline">
              <span className="text-stone-600 tabular-nums">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
