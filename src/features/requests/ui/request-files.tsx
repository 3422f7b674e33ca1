'use client'

import en from '@messages/staff/en/requests.json'
import th from '@messages/staff/th/requests.json'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { staffTexts } from '@/i18n/staff-texts'
import './request-files.css'

interface ListedFile {
  name: string
  kind: 'picture' | 'pdf'
  bytes: number
  href: string
}

const sizeOf = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** The files of a request: pictures to look at, PDFs to download. */
export function RequestFiles() {
  const { i18n } = useTranslation()
  const { id } = useDocumentInfo()
  const [files, setFiles] = useState<readonly ListedFile[]>([])
  const words = staffTexts({ en, th }, i18n.language).files
  useEffect(() => {
    const read = async () => {
      const answer = await fetch(`/api/requests/${id}/files`)
      if (answer.ok) setFiles(((await answer.json()) as { files: ListedFile[] }).files)
    }
    if (id !== undefined) void read().catch(() => setFiles([]))
  }, [id])
  if (files.length === 0) return null
  return (
    <section className="field-type request-files">
      <h3>{words.title}</h3>
      <ul>
        {files.map(({ name, kind, bytes, href }) => (
          <li key={href}>
            <a href={href} download>
              {kind === 'picture' ? <img src={href} alt="" loading="lazy" /> : null}
              {name} ({sizeOf(bytes)})
            </a>
          </li>
        ))}
      </ul>
      <small>{words.note}</small>
    </section>
  )
}
