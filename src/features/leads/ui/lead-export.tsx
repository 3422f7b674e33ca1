'use client'

import en from '@messages/staff/en/leads-export.json'
import th from '@messages/staff/th/leads-export.json'
import { useTranslation } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { staffTexts } from '@/i18n/staff-texts'
import './lead-export.css'

const FORMATS = [
  ['xlsx', 'Excel'],
  ['csv', 'CSV'],
] as const

/** Above the list of leads: the list, as it is filtered, as a file. */
export function LeadExport() {
  const { i18n } = useTranslation()
  const shown = useSearchParams()
  const words = staffTexts({ en, th }, i18n.language)
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
