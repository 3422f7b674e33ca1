import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { HOST_PREFIX } from '@/kernel/http/cookies'
import { DELIVERED_EDITION, type Policy, type PolicyPart } from '../domain/policy'
import { type PolicyBlock, writePolicyText } from '../domain/policy-text'
import { type Block, SECTIONS, type Translate } from './policy-sections'

/** Placeholders filled in by the page, and how the names of sealed cookies begin. */
const OPEN = { mail: '{mail}', phone: '{phone}', prefix: HOST_PREFIX }

function toBlock(block: Block, t: Translate): PolicyBlock {
  if (typeof block === 'string') return { kind: 'paragraph', text: t(block, OPEN) }
  if ('list' in block) return { kind: 'list', items: block.list.map((key) => t(key, OPEN)) }
  if ('links' in block) return { kind: 'links', of: block.links }
  const { caption, columns, rows } = block.table
  return {
    kind: 'table',
    table: {
      caption: t(caption),
      columns: columns.map((key) => t(key)),
      rows: rows.map(({ name, cells }) => ({
        name: typeof name === 'string' ? t(name, OPEN) : name,
        cells: cells.map((key) => t(key, OPEN)),
      })),
    },
  }
}

/** A delivered policy in one language, in the editors' notation. */
export function deliveredPolicy(locale: Locale, part: PolicyPart): Policy {
  const t = words(locale, 'policy')
  return {
    ...DELIVERED_EDITION,
    part,
    lang: locale,
    title: t(`${part}.title`),
    lead: t(`${part}.lead`),
    sections: SECTIONS[part].map(({ id, title, blocks }) => ({
      id,
      title: t(title),
      text: writePolicyText(blocks.map((block) => toBlock(block, t))),
    })),
    meta: { title: t(`meta.${part}.title`), description: t(`meta.${part}.description`) },
  }
}
