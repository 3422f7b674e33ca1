'use client'

import en from '@messages/staff/en/media.json'
import th from '@messages/staff/th/media.json'
import { useDocumentInfo, useField, useLocale, useTranslation } from '@payloadcms/ui'
import { LANGUAGES, useTextCount } from '@/design/back-office/languages'
import { fillText, staffTexts } from '@/i18n/staff-texts'
import './picture-uses.css'

/** Over the description of a picture: the languages in which it is empty, as saved, and in this one as typed. */
export function DescriptionWarning() {
  const { id, lastUpdateTime } = useDocumentInfo()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { value } = useField<string>()
  const saved = useTextCount('media', id === undefined ? '' : String(id), lastUpdateTime)
  const lacks = (language: string) => (language === code ? !value?.trim() : Boolean(saved?.missing[language]))
  const languages = LANGUAGES.filter(([language]) => lacks(language)).map(([, name]) => name)
  if (languages.length === 0) return null
  return (
    <p className="description-warning" role="status">
      {fillText(staffTexts({ en, th }, i18n.language).warning, { languages: languages.join(', ') })}
    </p>
  )
}
