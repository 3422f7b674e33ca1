'use client'

import en from '@messages/staff/en/editing.json'
import th from '@messages/staff/th/editing.json'
import { useDocumentInfo, useListDrawerContext, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useEffect, useState } from 'react'
import { OWN_NAME } from '@/i18n/locales'
import { fillText, staffTexts } from '@/i18n/staff-texts'
import type { TextCount } from '@/kernel/form/text-count'
import { readOfRow } from './read-of-row'
import './languages.css'

/** The order of the specification; its codes are those of the addresses. */
export const LANGUAGES = (['th', 'en', 'cht', 'chs'] as const).map((code) => [code, OWN_NAME[code]] as const)

/** `version`: anything that changes when the document is saved. */
export function useTextCount(slug: string, id: string | undefined, version: unknown): TextCount | undefined {
  const [count, setCount] = useState<TextCount>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a saved document is counted again
  useEffect(() => {
    let isCurrent = true
    const address = id === undefined ? '/api/languages/globals' : `/api/languages/${slug}`
    void readOfRow<TextCount>(address, id ?? slug).then((found) => {
      if (isCurrent) setCount(found)
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
  const words = staffTexts({ en, th }, i18n.language).languages
  const { missing, total } = count
  if (total === 0) return <span>–</span>
  if (LANGUAGES.every(([code]) => !missing[code])) return <span className="languages__complete">{words.complete}</span>
  return (
    <ul className="languages">
      {LANGUAGES.map(([code, name]) => {
        const lacks = missing[code] ?? 0
        const state = lacks === total ? words.none : fillText(words.some, { count: lacks })
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
  const count = useTextCount(collectionSlug, id, rowData.updatedAt)
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
  const count = useTextCount(slug, id === undefined ? undefined : String(id), version)
  if (!count || count.total === 0) return null
  return (
    <div className="field-type languages-field">
      <strong>{staffTexts({ en, th }, i18n.language).languages.title}</strong>
      <LanguageList count={count} href={href} />
    </div>
  )
}
