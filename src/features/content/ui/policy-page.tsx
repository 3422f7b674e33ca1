import { Fragment, type ReactNode } from 'react'
import { classNames } from '@/design/class-names'
import { Container } from '@/design/container'
import { Icon } from '@/design/icon'
import { Link } from '@/design/link'
import { policyPath } from '@/features/addresses'
import { formatDate } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { TemplateSetting } from '../rules/template-setting'
import { type Block, type PolicyPart, SECTIONS, type Section, type Table, type Translate } from './policy-sections'

/** Changes with every change of the Thai text. */
const EDITION = { version: '1.0', date: new Date('2026-11-21T00:00:00+07:00') }
const MAIL = 'dpo@example.com'
const AUTHORITY = 'https://www.pdpc.or.th'

const TEXT_LINK =
  'inline-flex min-h-target items-center gap-2 underline decoration-stone-400 underline-offset-4 hover:decoration-current'

type ContactFacts = TemplateSetting['contact']

interface PolicyPageProps {
  locale: Locale
  part: PolicyPart
  contact: ContactFacts
  /** The name of the project it is asked for, which has the same policy as all of them (C21). */
  project?: string
}

/** What the site keeps of a visitor, or leaves in the browser: said plainly, with the sections of the Act. */
export function PolicyPage({ locale, part, contact, project }: PolicyPageProps) {
  const t = words(locale, 'policy')
  const sections = SECTIONS[part]
  return (
    <article className="pt-5 pb-8 md:pt-7 md:pb-9">
      <Container className="grid gap-x-6 gap-y-7 lg:grid-cols-12">
        <header className="flex flex-col gap-5 lg:col-span-8 lg:col-start-5">
          <PartSwitch locale={locale} part={part} t={t} />
          <h1 className="type-display max-w-prose text-h1">{t(`${part}.title`)}</h1>
          {project ? <p className="max-w-prose text-h3">{t('project', { project })}</p> : null}
          <p className="text-small text-stone-600 tabular-nums">
            {t('stand', { version: EDITION.version, date: formatDate(locale, EDITION.date) })}
          </p>
          <p className="max-w-prose text-h3">{t(`${part}.lead`)}</p>
          <p className="max-w-prose border-s-4 border-stone-400 ps-4 text-stone-600">{t('language')}</p>
        </header>
        <Contents sections={sections} t={t} />
        <div className="min-w-0 lg:col-span-8 lg:col-start-5">
          {sections.map((section, index) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              className="border-t border-stone-200 py-6"
            >
              <h2 id={`${section.id}-title`} className="type-display flex gap-3 text-h2">
                <span className="text-stone-600 tabular-nums">{index + 1}</span>
                <span>{t(section.title)}</span>
              </h2>
              <div className="flex flex-col gap-4 pt-4">
                {section.blocks.map((block) => (
                  <Fragment key={keyOf(block)}>{blockOf(block, contact, t)}</Fragment>
                ))}
              </div>
            </section>
          ))}
        </div>
      </Container>
    </article>
  )
}

function PartSwitch({ locale, part, t }: { locale: Locale; part: PolicyPart; t: Translate }) {
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

/** Stays in sight beside the text on wide screens; stands before it on narrow ones. */
function Contents({ sections, t }: { sections: readonly Section[]; t: Translate }) {
  return (
    <nav
      aria-labelledby="contents-title"
      className="self-start lg:sticky lg:top-[calc(var(--header-offset)+24px)] lg:col-span-3 lg:row-start-2"
    >
      <p id="contents-title" className="border-t border-ink pt-3 pb-2 font-semibold">
        {t('contents')}
      </p>
      <ol>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-target items-center gap-3 underline-offset-4 hover:underline">
              <span className="text-stone-600 tabular-nums">{index + 1}</span>
              {t(title)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function keyOf(block: Block): string {
  if (typeof block === 'string') return block
  if ('table' in block) return block.table.caption
  return 'list' in block ? block.list.join() : block.links
}

function blockOf(block: Block, contact: ContactFacts, t: Translate): ReactNode {
  if (typeof block === 'string') {
    const values = { mail: MAIL, phone: contact.phone }
    return <p className="max-w-prose wrap-anywhere">{t(block, values)}</p>
  }
  if ('list' in block) {
    return (
      <ul className="flex max-w-prose list-disc flex-col gap-2 ps-5 marker:text-stone-400">
        {block.list.map((key) => (
          <li key={key} className="ps-1">
            {t(key)}
          </li>
        ))}
      </ul>
    )
  }
  if ('table' in block) return <PolicyTable table={block.table} t={t} />
  return block.links === 'contact' ? <Contact contact={contact} t={t} /> : <Complaint t={t} />
}

function Contact({ contact, t }: { contact: ContactFacts; t: Translate }) {
  const rows = [
    [
      t('privacy.controller.phone'),
      <a key="phone" href={contact.phoneHref} className={classNames(TEXT_LINK, 'tabular-nums')}>
        {contact.phone}
      </a>,
    ],
    [
      t('privacy.controller.mail'),
      <a key="mail" href={`mailto:${MAIL}`} lang="en" className={TEXT_LINK}>
        {MAIL}
      </a>,
    ],
    [
      t('privacy.controller.address'),
      <address key="address" className="py-2 not-italic">
        {contact.address}
      </address>,
    ],
  ] as const
  return (
    <dl className="grid max-w-prose gap-x-5 sm:grid-cols-[max-content_1fr]">
      {rows.map(([name, value]) => (
        <Fragment key={name}>
          <dt className="pt-2 text-stone-600 sm:pb-2">{name}</dt>
          <dd className="min-w-0">{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

function Complaint({ t }: { t: Translate }) {
  return (
    <p>
      <a href={AUTHORITY} rel="noreferrer" className={TEXT_LINK}>
        {t('privacy.complaint.link')}
        <Icon name="external" className="size-4" />
      </a>
    </p>
  )
}

/**
 * Rows become blocks where the window is too narrow for columns. Each cell then carries the name of its column,
 * to be seen, and to be heard in browsers that forget what a table is once its display changes.
 */
function PolicyTable({ table, t }: { table: Table; t: Translate }) {
  const label = (column: number) => {
    const key = table.columns[column]
    return key ? <span className="block text-small text-stone-600 md:hidden">{t(key)}</span> : null
  }
  return (
    <table className="w-full border-b border-stone-200 text-start max-md:block">
      <caption className="sr-only">{t(table.caption)}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {table.columns.map((key) => (
            <th key={key} scope="col" className="pe-5 pb-2 text-start text-small font-medium text-stone-600">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {table.rows.map(({ name, cells }) => (
          <tr
            key={cells[0]}
            className="border-t border-stone-200 align-top max-md:flex max-md:flex-col max-md:gap-2 max-md:py-3"
          >
            <th scope="row" className="min-w-0 text-start font-medium md:py-3 md:pe-5">
              {typeof name === 'string' ? t(name) : <CookieNames names={name} />}
            </th>
            {cells.map((key, index) => (
              <td key={key} className="min-w-0 md:py-3 md:pe-5 md:last:pe-0">
                {label(index + 1)}
                {t(key)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function CookieNames({ names }: { names: readonly string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name} lang="en" translate="no" className="md:whitespace-nowrap">
          {name}
        </li>
      ))}
    </ul>
  )
}
