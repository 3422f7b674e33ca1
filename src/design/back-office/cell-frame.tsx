'use client'

import { Link } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import type { ReactNode } from 'react'

interface CellFrameProps {
  cell: Omit<DefaultCellComponentProps, 'cellData' | 'field'> & { cellData: unknown }
  children: ReactNode
}

/** The first column of a list leads to its row, or chooses it where a row is being chosen. */
export function CellFrame({ cell, children }: CellFrameProps) {
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
