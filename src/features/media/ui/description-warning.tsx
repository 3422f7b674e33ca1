'use client'

import { useDocumentInfo, useField, useLocale, useTranslation } from '@payloadcms/ui'
import { LANGUAGES, useTextCount } from '@/design/back-office/languages'
import './picture-uses.css'

const WORDS = {
  th: (languages: string) =>
    `ยังไม่มีคำบรรยายภาพ (${languages}) ผู้ที่ใช้โปรแกรมอ่านหน้าจอจะไม่ทราบว่าเป็นภาพอะไร เว้นว่างได้เฉพาะภาพตกแต่ง`,
  en: (languages: string) =>
    `No description in ${languages}: people who use a screen reader are not told what this picture shows. Leave it empty for decoration only.`,
}

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
      {WORDS[i18n.language === 'th' ? 'th' : 'en'](languages.join(', '))}
    </p>
  )
}
