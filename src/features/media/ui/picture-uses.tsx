'use client'

import en from '@messages/staff/en/media.json'
import th from '@messages/staff/th/media.json'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { readOfRow } from '@/design/back-office/read-of-row'
import { fillText, staffTexts } from '@/i18n/staff-texts'
import './picture-uses.css'

/** A document that shows the picture. */
export interface Use {
  kind: string
  title: string
  href: string
}

/** Where a picture is used; undefined until that is known. */
export function useUses(id: number | string | undefined): readonly Use[] | undefined {
  const [uses, setUses] = useState<readonly Use[]>()
  useEffect(() => {
    let isCurrent = true
    if (id !== undefined)
      void readOfRow<Use[]>('/api/media/uses', String(id)).then((found) => {
        if (isCurrent) setUses(found)
      })
    return () => {
      isCurrent = false
    }
  }, [id])
  return uses
}

interface PictureUsesProps {
  uses: readonly Use[]
  /** Not where a picture is being chosen: a link would lead away from the form. */
  isLinked: boolean
  isFolded?: boolean
}

export function PictureUses({ uses, isLinked, isFolded = false }: PictureUsesProps) {
  const { i18n } = useTranslation()
  const words = staffTexts({ en, th }, i18n.language).uses
  if (uses.length === 0) return <span className="picture-uses__none">{words.none}</span>
  const list = (
    <ul className="picture-uses">
      {uses.map(({ kind, title, href }) => {
        const text = [kind, title].filter(Boolean).join(': ')
        return <li key={href}>{isLinked ? <a href={href}>{text}</a> : text}</li>
      })}
    </ul>
  )
  if (!isFolded) return list
  return (
    <details>
      <summary>{fillText(words.count, { count: uses.length })}</summary>
      {list}
    </details>
  )
}

/** Beside the form of a picture: where it is used. */
export function UsesField() {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const uses = useUses(id)
  if (!uses) return null
  const words = staffTexts({ en, th }, i18n.language).uses
  return (
    <div className="field-type picture-uses-field">
      <strong>{uses.length > 0 ? `${words.title} (${uses.length})` : words.title}</strong>
      <PictureUses uses={uses} isLinked />
    </div>
  )
}
