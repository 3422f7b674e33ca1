'use client'

import en from '@messages/staff/en/media.json'
import th from '@messages/staff/th/media.json'
import { useListDrawerContext, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClient } from 'payload'
import { CellFrame } from '@/design/back-office/cell-frame'
import { staffTexts } from '@/i18n/staff-texts'
import { PictureUses, useUses } from './picture-uses'
import './picture-cells.css'

const useWords = () => staffTexts({ en, th }, useTranslation().i18n.language).cells

interface Stored {
  filename?: string
  focalX?: number | null
  focalY?: number | null
  height?: number | null
  thumbnailURL?: string | null
  url?: string | null
  width?: number | null
}

/** In the grid of pictures: the whole picture, with the point that every crop keeps. */
export function PictureCell(cell: DefaultCellComponentProps<TextFieldClient>) {
  const words = useWords()
  const { filename, focalX, focalY, height, thumbnailURL, url, width } = cell.rowData as Stored
  const isPlaced = typeof focalX === 'number' && typeof focalY === 'number'
  return (
    <CellFrame cell={cell}>
      <span className="picture-cell">
        <span className="picture-cell__frame" style={{ aspectRatio: `${width || 1} / ${height || 1}` }}>
          <img src={thumbnailURL ?? url ?? undefined} alt="" loading="lazy" decoding="async" />
          {isPlaced ? (
            <span
              className="picture-cell__focus"
              title={words.focus}
              style={{ insetInlineStart: `${focalX}%`, insetBlockStart: `${focalY}%` }}
            />
          ) : null}
        </span>
      </span>
      <span className="picture-cell__name">{filename}</span>
    </CellFrame>
  )
}

/** In the grid of pictures: what the picture shows, or that nobody has said so. */
export function DescriptionCell({ cellData }: DefaultCellComponentProps<TextFieldClient>) {
  const words = useWords()
  const text = typeof cellData === 'string' ? cellData.trim() : ''
  return text ? <span>{text}</span> : <strong className="picture-cell__warning">{words.noWords}</strong>
}

/** In the grid of pictures: how often the picture is used, and where. */
export function UsesCell({ rowData }: DefaultCellComponentProps) {
  const { isInDrawer } = useListDrawerContext()
  const uses = useUses(rowData.id)
  return uses ? <PictureUses uses={uses} isLinked={!isInDrawer} isFolded /> : null
}
