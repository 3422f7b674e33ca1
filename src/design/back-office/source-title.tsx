'use client'

import { useDocumentInfo, useDocumentTitle, useFormFields, useLocale } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useSource } from './source-text'

const SOURCE = 'th'

/** Titles a document without a title in this language with its Thai one: Payload would show its number. Shows nothing. */
export function SourceTitle({ of }: { of: string }) {
  const { id } = useDocumentInfo()
  const { setDocumentTitle, title } = useDocumentTitle()
  const { code } = useLocale()
  const value = useFormFields(([fields]) => fields[of]?.value)
  const isWanted = code !== SOURCE && id !== undefined && !value
  const source = useSource(isWanted) as Record<string, unknown> | null
  const words = isWanted && typeof source?.[of] === 'string' ? source[of].trim() : ''
  useEffect(() => {
    if (!words || title === words) return
    // Payload sets its own title in an effect that runs after this one, and again after every save.
    const later = setTimeout(() => setDocumentTitle(words))
    return () => clearTimeout(later)
  }, [words, title, setDocumentTitle])
  return null
}
