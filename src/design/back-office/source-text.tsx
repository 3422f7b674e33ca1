'use client'

import en from '@messages/staff/en/editing.json'
import th from '@messages/staff/th/editing.json'
import { useDocumentInfo, useField, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { staffTexts } from '@/i18n/staff-texts'
import { sourceAt, sourceBlocksAt } from '@/kernel/desk/source-at'

const SOURCE = 'th'
const KEPT_MS = 30_000

/** Between the texts of two blocks: one string stays the same from render to render. */
const PART = '\u001e'

const documents = new Map<string, Promise<unknown>>()

/** The saved document in Thai: read once for all fields of a form, and again after half a minute. */
function readSource(address: string): Promise<unknown> {
  const kept = documents.get(address)
  if (kept) return kept
  const reading = fetch(`${address}?locale=${SOURCE}&fallback-locale=none&depth=0&draft=true`)
    .then((answer) => (answer.ok ? (answer.json() as Promise<unknown>) : null))
    .catch(() => null)
  documents.set(address, reading)
  setTimeout(() => documents.delete(address), KEPT_MS)
  return reading
}

/** The saved document in Thai, once it is wanted and has been read. */
export function useSource(isWanted: boolean): unknown {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const [source, setSource] = useState<unknown>(null)
  const ofCollection = id === undefined ? null : `/api/${collectionSlug}/${id}`
  const address = globalSlug ? `/api/globals/${globalSlug}` : ofCollection
  useEffect(() => {
    let isCurrent = true
    if (isWanted && address)
      void readSource(address).then((document) => {
        if (isCurrent) setSource(document)
      })
    return () => {
      isCurrent = false
    }
  }, [isWanted, address])
  return source
}

/** Under a field of another language: what it says in Thai. Folded once the field has a text of its own. */
export function SourceText() {
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { path, value } = useField<string>()
  const isWanted = code !== SOURCE
  const source = useSource(isWanted)
  const text = useFormFields(([fields]) => sourceAt(source, path, (row) => fields[`${row}.id`]?.value))
  if (!isWanted || text === '') return null
  const heads = staffTexts({ en, th }, i18n.language).source
  if (value)
    return (
      <details className="field-description source-text">
        <summary>{heads.written}</summary>
        <span lang={SOURCE}>{text}</span>
      </details>
    )
  return (
    <p className="field-description source-text source-text--missing">
      {heads.empty} <span lang={SOURCE}>{text}</span>
    </p>
  )
}

interface SourceBlocksProps {
  /** The fields with texts of each kind of block. */
  textsOf: Readonly<Record<string, readonly string[]>>
}

/** Above the blocks of another language: what the blocks say in Thai, open while there are none. */
export function SourceBlocks({ textsOf }: SourceBlocksProps) {
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { path, rows } = useField({ hasRows: true })
  const isWanted = code !== SOURCE
  const source = useSource(isWanted)
  const texts = useFormFields(([fields]) =>
    sourceBlocksAt(source, path, (row) => fields[`${row}.id`]?.value, textsOf).join(PART),
  )
  if (!isWanted || texts === '') return null
  const heads = staffTexts({ en, th }, i18n.language).source
  const isEmpty = !rows?.length
  return (
    <details className={`field-description source-text ${isEmpty ? 'source-text--missing' : ''}`} open={isEmpty}>
      <summary>{isEmpty ? heads.empty : heads.written}</summary>
      {texts.split(PART).map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts that do not move
        <p key={index} lang={SOURCE}>
          {text}
        </p>
      ))}
    </details>
  )
}
