'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DateFieldClient, DefaultCellComponentProps, NumberFieldClient } from 'payload'
import { CellFrame } from './cell-frame'

const TAGS = { th: 'th-TH', en: 'en-GB' } as const
const TIME_ZONE = 'Asia/Bangkok'

function useLanguage(): 'th' | 'en' {
  const { i18n } = useTranslation()
  return i18n.language === 'th' ? 'th' : 'en'
}

/** A date of a list: with the Buddhist year in Thai, and the time unless it is a day. */
export function DateCell(cell: DefaultCellComponentProps<DateFieldClient>) {
  const language = useLanguage()
  const { cellData, field } = cell
  const moment = cellData ? new Date(cellData as string) : null
  if (!moment || Number.isNaN(moment.getTime())) return <CellFrame cell={cell}>–</CellFrame>
  const date = field.admin?.date as { pickerAppearance?: string } | null | undefined
  const isDay = date?.pickerAppearance === 'dayOnly'
  const format = new Intl.DateTimeFormat(TAGS[language], {
    dateStyle: 'medium',
    ...(!isDay && { timeStyle: 'short' }),
    timeZone: TIME_ZONE,
  })
  return (
    <CellFrame cell={cell}>
      <time dateTime={moment.toISOString()}>{format.format(moment)}</time>
    </CellFrame>
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
