'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import type { RowPart } from '@/kernel/desk/row-part'

const MOST_CHARACTERS = 80

const short = (text: string) => (text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).trimEnd()}…` : text)

function textOf({ kind, options }: RowPart, value: unknown, language: string): string {
  if (typeof value !== 'string' || value.trim() === '') return ''
  if (kind === 'choice') return options?.[value]?.[language] ?? options?.[value]?.en ?? value
  if (kind === 'text') return short(value.trim())
  const moment = new Date(value)
  const format = new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Bangkok',
  })
  return Number.isNaN(moment.getTime()) ? '' : format.format(moment)
}

/** The label of a row in the back office: its first text or choice, and its date; else its number. */
export function RowLabel({ parts }: { parts: readonly RowPart[] }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  const { i18n } = useTranslation()
  const said = (isDate: boolean) =>
    parts
      .filter(({ kind }) => (kind === 'date') === isDate)
      .map((part) => textOf(part, data?.[part.name], i18n.language))
      .find((text) => text !== '')
  const label = [said(false), said(true)].filter(Boolean).join(' · ')
  return <span>{label || String((rowNumber ?? 0) + 1)}</span>
}
