'use client'

import { useDocumentInfo, useField, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { sourceAt } from '@/kernel/source-at'

const SOURCE = 'th'
const KEPT_MS = 30_000

const HEADS = { en: 'Not written yet. In Thai:', th: 'ยังไม่มีข้อความ ภาษาไทยคือ' }

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

function useSource(isWanted: boolean): unknown {
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

/** Under an empty field of another language: what it says in Thai, for whoever translates it. */
export function SourceText() {
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { path, value } = useField<string>()
  const isWanted = code !== SOURCE && !value
  const source = useSource(isWanted)
  const text = useFormFields(([fields]) => sourceAt(source, path, (row) => fields[`${row}.id`]?.value))
  if (!isWanted || text === '') return null
  return (
    <p className="field-description source-text">
      {HEADS[i18n.language === 'th' ? 'th' : 'en']} <span lang={SOURCE}>{text}</span>
    </p>
  )
}
