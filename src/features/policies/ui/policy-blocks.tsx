import { Fragment } from 'react'
import { classNames } from '@/design/show/class-names'
import { Icon } from '@/design/show/icon'
import type { TemplateSetting } from '@/features/site'
import { type PolicyBlock, type PolicyTable as Table, withWholeReferences } from '../domain/policy-text'
import type { Translate } from './policy-sections'

const MAIL = 'dpo@example.com'
const AUTHORITY = 'https://www.pdpc.or.th'

export const TEXT_LINK =
  'inline-flex min-h-target items-center gap-2 underline decoration-stone-400 underline-offset-4 hover:decoration-current'

export type ContactFacts = TemplateSetting['contact']

/** Fills in the mail address and the phone number, and keeps references to the law whole. */
const filled = (text: string, contact: ContactFacts) =>
  withWholeReferences(text.replaceAll('{mail}', MAIL).replaceAll('{phone}', contact.phone))

interface PolicyBlockViewProps {
  block: PolicyBlock
  contact: ContactFacts
  t: Translate
}

/** Renders a block below a policy heading. */
export function PolicyBlockView({ block, contact, t }: PolicyBlockViewProps) {
  if (block.kind === 'paragraph') return <p className="max-w-prose wrap-anywhere">{filled(block.text, contact)}</p>
  if (block.kind === 'table') return <PolicyTable table={block.table} contact={contact} />
  if (block.kind === 'links') return block.of === 'contact' ? <Contact contact={contact} t={t} /> : <Complaint t={t} />
  return (
    <ul className="flex max-w-prose list-disc flex-col gap-2 ps-5 marker:text-stone-400">
      {block.items.map((item) => (
        <li key={item} className="ps-1">
          {filled(item, contact)}
        </li>
      ))}
    </ul>
  )
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
 * Rows become blocks where the window is too narrow for columns. Each cell then repeats its column name, for readers
 * and for browsers that drop table semantics when `display` changes.
 */
function PolicyTable({ table, contact }: { table: Table; contact: ContactFacts }) {
  const label = (column: number) => {
    const name = table.columns[column]
    return name ? <span className="block text-small text-stone-600 md:hidden">{name}</span> : null
  }
  return (
    <table className="w-full border-b border-stone-200 text-start max-md:block">
      <caption className="sr-only">{table.caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {table.columns.map((name) => (
            <th key={name} scope="col" className="pe-5 pb-2 text-start text-small font-medium text-stone-600">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {table.rows.map(({ name, cells }) => (
          <tr
            key={String(name)}
            className="border-t border-stone-200 align-top max-md:flex max-md:flex-col max-md:gap-2 max-md:py-3"
          >
            <th scope="row" className="min-w-0 text-start font-medium md:min-w-[168px] md:py-3 md:pe-5">
              {typeof name === 'string' ? withWholeReferences(name) : <CookieNames names={name} />}
            </th>
            {cells.map((cell, index) => (
              <td key={table.columns[index + 1]} className="min-w-0 md:py-3 md:pe-5 md:last:pe-0">
                {label(index + 1)}
                {filled(cell, contact)}
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
