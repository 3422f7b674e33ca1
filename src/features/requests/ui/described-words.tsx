'use client'

import en from '@messages/staff/en/requests.json'
import th from '@messages/staff/th/requests.json'
import { useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { staffTexts } from '@/i18n/staff-texts'

/** Under a field of a form's setting: what the page says while the field is empty, in the language being edited. */
export function DescribedWords({ words }: { words: Readonly<Record<string, Readonly<Record<string, string>>>> }) {
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const form = useFormFields(([fields]) => fields.form?.value)
  const text = words[String(form)]?.[code]
  if (!text) return null
  return (
    <div className="field-description">
      {staffTexts({ en, th }, i18n.language).described} {text}
    </div>
  )
}
