'use client'

import { useMemo } from 'react'
import { qrCode, qrPath } from '@/formats/qr-code'

interface AddressCodeProps {
  address: string
  label: string
  hint: string
  /** Shown instead when no QR code can hold the address. */
  tooLong: string
}

/** ISO/IEC 18004: a quiet zone of four modules on each side. */
const QUIET = 4

/** An address as a QR code: dark on white on any background. A long address loses its query. */
export function AddressCode({ address, label, hint, tooLong }: AddressCodeProps) {
  const matrix = useMemo(() => qrCode(address) ?? qrCode(address.replace(/[?#].*$/, '')), [address])
  if (!matrix) return <p className="w-full pt-3 text-small">{tooLong}</p>
  const size = matrix.length + 2 * QUIET
  return (
    <div className="flex w-full flex-wrap items-center gap-4 py-3">
      <svg
        viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
        className="w-[200px] bg-white text-ink"
      >
        <path d={qrPath(matrix)} fill="currentColor" />
      </svg>
      <p className="text-small text-stone-600">{hint}</p>
    </div>
  )
}
