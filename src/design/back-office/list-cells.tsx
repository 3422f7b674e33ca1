'use client'

import { Link, useTranslation } from '@payloadcms/ui'
import type { DateFieldClient, DefaultCellComponentProps, NumberFieldClient } from 'payload'
import type { ReactNode } from 'react'

const TAGS = { th: 'th-TH', en: 'en-GB' } as const
const TIME_ZONE = 'Asia/Bangkok'

function useLanguage(): 'th' | 'en' {
  const { i18n } = useTranslation()
  return i18n.language === 'th' ? 'th' : 'en'
}

/** The first column of a list leads to its row, or chooses it where a row is being chosen. */
function CellFrame({ cell, children }: { cell: DefaultCellComponentProps; children: ReactNode }) {
  const { cellData, className, collectionSlug, link, linkURL, onClick, rowData } = cell
  if (onClick)
    return (
      <button className={className} type="button" onClick={() => onClick({ cellData, collectionSlug, rowData })}>
        {children}
      </button>
    )
  if (!link) return <span className={className}>{children}</span>
  return (
    <Link className={className} href={linkURL ?? `/admin/collections/${collectionSlug}/${rowData.id}`} prefetch={false}>
      {children}
    </Link>
  )
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
