'use client'

import { useDocumentInfo, useListDrawerContext, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useEffect, useState } from 'react'
import type { TextCount } from '@/kernel/text-count'
import './languages.css'

/** The order of the specification; its codes are those of the addresses. */
const LANGUAGES = [
  ['th', 'ไทย'],
  ['en', 'English'],
  ['cht', '繁體中文'],
  ['chs', '简体中文'],
] as const

const WORDS = {
  th: {
    title: 'ภาษาของเนื้อหา',
    complete: 'ครบทุกภาษา',
    done: 'ครบ',
    none: 'ยังไม่มี',
    some: (count: number) => `ขาด ${count}`,
  },
  en: {
    title: 'Languages of the content',
    complete: 'All languages',
    done: 'complete',
    none: 'missing',
    some: (count: number) => `${count} missing`,
  },
}

type Counts = Record<string, TextCount>

const WAIT_MS = 20

const asked = new Map<string, { ids: Set<string>; answer: Promise<Counts> }>()

const read = (address: string): Promise<Counts> =>
  fetch(address)
    .then(async (answer) => (answer.ok ? ((await answer.json()) as { counts: Counts }).counts : {}))
    .catch(() => ({}))

/** One request for all rows of a list: their cells ask at nearly the same time. */
function readCounts(collection: string, id: string): Promise<Counts> {
  const open = asked.get(collection)
  if (open) {
    open.ids.add(id)
    return open.answer
  }
  const ids = new Set([id])
  const answer = new Promise<Counts>((resolve) => {
    setTimeout(() => {
      asked.delete(collection)
      resolve(read(`/api/languages/${collection}?ids=${[...ids].join(',')}`))
    }, WAIT_MS)
  })
  asked.set(collection, { ids, answer })
  return answer
}

/** `version`: anything that changes when the document is saved. */
function useCount(slug: string, id: string | undefined, version: unknown): TextCount | undefined {
  const [count, setCount] = useState<TextCount>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a saved document is counted again
  useEffect(() => {
    let isCurrent = true
    const reading = id === undefined ? read(`/api/languages/globals/${slug}`) : readCounts(slug, id)
    void reading.then((counts) => {
      if (isCurrent) setCount(counts[id ?? slug])
    })
    return () => {
      isCurrent = false
    }
  }, [slug, id, version])
  return count
}

interface LanguageListProps {
  count: TextCount
  /** The address of the form, for links to it in a language; null where links would lead away. */
  href: string | null
}

function LanguageList({ count, href }: LanguageListProps) {
  const { i18n } = useTranslation()
  const words = WORDS[i18n.language === 'th' ? 'th' : 'en']
  const { missing, total } = count
  if (total === 0) return <span>–</span>
  if (LANGUAGES.every(([code]) => !missing[code])) return <span className="languages__complete">{words.complete}</span>
  return (
    <ul className="languages">
      {LANGUAGES.map(([code, name]) => {
        const lacks = missing[code] ?? 0
        const state = lacks === total ? words.none : words.some(lacks)
        const text = `${code.toUpperCase()} ${lacks === 0 ? words.done : state}`
        if (lacks === 0) return <li key={code}>{text}</li>
        return (
          <li key={code} className="languages__lacking" title={name}>
            {href ? <a href={`${href}?locale=${code}`}>{text}</a> : text}
          </li>
        )
      })}
    </ul>
  )
}

/** In a list: the languages that lack texts of the row, in words. */
export function LanguagesCell({ collectionSlug, rowData }: DefaultCellComponentProps) {
  const { isInDrawer } = useListDrawerContext()
  const id = String(rowData.id)
  const count = useCount(collectionSlug, id, rowData.updatedAt)
  if (!count) return null
  return <LanguageList count={count} href={isInDrawer ? null : `/admin/collections/${collectionSlug}/${id}`} />
}

/** Beside a form: the same of its document, as last saved. */
export function LanguagesField() {
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo()
  if (id === undefined && !globalSlug) return null
  const path = globalSlug ? `/admin/globals/${globalSlug}` : `/admin/collections/${collectionSlug}/${id}`
  return <LanguagesNote slug={globalSlug ?? collectionSlug ?? ''} id={id} href={path} version={lastUpdateTime} />
}

interface LanguagesNoteProps {
  slug: string
  id: string | number | undefined
  href: string
  version: unknown
}

function LanguagesNote({ slug, id, href, version }: LanguagesNoteProps) {
  const { i18n } = useTranslation()
  const count = useCount(slug, id === undefined ? undefined : String(id), version)
  if (!count || count.total === 0) return null
  return (
    <div className="field-type languages-field">
      <strong>{WORDS[i18n.language === 'th' ? 'th' : 'en'].title}</strong>
      <LanguageList count={count} href={href} />
    </div>
  )
}
