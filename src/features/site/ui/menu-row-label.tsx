'use client'

import { useRowLabel } from '@payloadcms/ui'

interface Row {
  Title?: string
  Title_en?: string
  Slug?: string
}

/** The row label in the back office's menu editor: title and address of the entry. */
export function MenuRowLabel() {
  const { data, rowNumber } = useRowLabel<Row>()
  const title = [data.Title, data.Title_en].filter(Boolean).join(' · ') || String((rowNumber ?? 0) + 1)
  return <span>{data.Slug ? `${title} → ${data.Slug}` : title}</span>
}
