'use client'

import { useDocumentTitle, useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'

interface ChoiceTitleProps {
  /** The field that names the document. */
  of: string
  options: Record<string, Record<string, string>>
}

/** Titles a document with the words of the choice that names it. Shows nothing itself. */
export function ChoiceTitle({ of, options }: ChoiceTitleProps) {
  const { setDocumentTitle, title } = useDocumentTitle()
  const { i18n } = useTranslation()
  const value = useFormFields(([fields]) => fields[of]?.value)
  const words = typeof value === 'string' ? options[value]?.[i18n.language] : undefined
  useEffect(() => {
    if (!words || title === words) return
    // Payload sets its own title in an effect that runs after this one, and again after every save.
    const later = setTimeout(() => setDocumentTitle(words))
    return () => clearTimeout(later)
  }, [words, title, setDocumentTitle])
  return null
}
