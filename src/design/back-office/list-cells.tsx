'use client'

import { useField, useTranslation } from '@payloadcms/ui'
import type { DateFieldClient, DefaultCellComponentProps, NumberFieldClient } from 'payload'
import { CellFrame } from './cell-frame'

const TAGS = { th: 'th-TH', en: 'en-GB' } as const
const TIME_ZONE = 'Asia/Bangkok'

function useLanguage(): 'th' | 'en' {
  const { i18n } = useTranslation()
  return i18n.language === 'th' ? 'th' : 'en'
}

interface DateField {
  admin?: Pick<NonNullable<DateFieldClient['admin']>, 'date'> | undefined
}

/** A date as the reader writes it: with the Buddhist year in Thai, and the time unless the field holds a day. */
function DateText({ value, field }: { value: unknown; field: DateField }) {
  const language = useLanguage()
  const moment = value ? new Date(value as string) : null
  if (!moment || Number.isNaN(moment.getTime())) return null
  const date = field.admin?.date as { pickerAppearance?: string } | null | undefined
  const isDay = date?.pickerAppearance === 'dayOnly'
  const format = new Intl.DateTimeFormat(TAGS[language], {
    dateStyle: 'medium',
    ...(!isDay && { timeStyle: 'short' }),
    timeZone: TIME_ZONE,
  })
  return <time dateTime={moment.toISOString()}>{format.format(moment)}</time>
}

/** A date of a list. */
export function DateCell(cell: DefaultCellComponentProps<DateFieldClient>) {
  const { cellData, field } = cell
  return <CellFrame cell={cell}>{cellData ? <DateText value={cellData} field={field} /> : '–'}</CellFrame>
}

/** The date that a picker holds, in words, under the picker: its own years are those of the common era alone. */
export function DateInWords({ path, field }: { path: string; field: DateField }) {
  const { value } = useField({ path })
  return (
    <p className="date-in-words">
      <DateText value={value} field={field} />
    </p>
  )
}

/** An amount of baht of a list, with separated thousands. */
export function MoneyCell(cell: DefaultCellComponentProps<NumberFieldClient>) {
  const language = useLanguage()
  const { cellData } = cell
  const format = new Intl.NumberFormat(TAGS[language], {
    style: 'currency',
    currency: 'THB',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
  return <CellFrame cell={cell}>{typeof cellData === 'number' ? format.format(cellData) : '–'}</CellFrame>
}
