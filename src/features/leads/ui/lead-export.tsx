'use client'

import { useTranslation } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import './lead-export.css'

const WORDS = {
  en: { title: 'Download this list', note: 'Your name, the time and the leads you take are recorded.' },
  th: { title: 'ดาวน์โหลดรายการนี้', note: 'ระบบบันทึกชื่อของคุณ เวลา และรายชื่อที่ดาวน์โหลด' },
}

const FORMATS = [
  ['xlsx', 'Excel'],
  ['csv', 'CSV'],
] as const

/** Above the list of leads: the list, as it is filtered, as a file. */
export function LeadExport() {
  const { i18n } = useTranslation()
  const shown = useSearchParams()
  const words = WORDS[i18n.language === 'th' ? 'th' : 'en']
  const hrefOf = (format: string) => {
    const query = new URLSearchParams([...shown].filter(([name]) => name === 'search' || name.startsWith('where')))
    query.set('format', format)
    return `/api/leads/export?${query}`
  }
  return (
    <div className="lead-export">
      <strong>{words.title}</strong>
      {FORMATS.map(([format, name]) => (
        <a download href={hrefOf(format)} key={format}>
          {name}
        </a>
      ))}
      <small>{words.note}</small>
    </div>
  )
}
