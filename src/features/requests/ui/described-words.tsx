'use client'

import { useFormFields, useLocale, useTranslation } from '@payloadcms/ui'

const HEADS = { en: 'If left empty:', th: 'หากเว้นว่าง:' }

/** Under a field of a form's setting: what the page says while the field is empty, in the language being edited. */
export function DescribedWords({ words }: { words: Readonly<Record<string, Readonly<Record<string, string>>>> }) {
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const form = useFormFields(([fields]) => fields.form?.value)
  const text = words[String(form)]?.[code]
  if (!text) return null
  return (
    <div className="field-description">
      {HEADS[i18n.language === 'th' ? 'th' : 'en']} {text}
    </div>
  )
}
