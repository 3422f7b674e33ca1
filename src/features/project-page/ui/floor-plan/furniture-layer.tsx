import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import { outlinesOf, type PlacedPiece, pieceOf } from '../../domain/plans/furniture'
import type { Box } from '../../domain/plans/plan-layout'
import { sheetSpot, sheetWidth } from '../../domain/plans/plan-sheet'
import { fill } from '../microsite/availability-texts'
import type { BenchTexts } from './bench-texts'
import { useDragging } from './use-dragging'
import type { Furniture } from './use-furniture'

interface FurnitureLayerProps {
  extent: Box
  floor: number
  furniture: Furniture
  chosen: number | null
  onChoose: (id: number | null) => void
  texts: BenchTexts['furniture']
}

/** The pieces that stand on one storey. */
export function FurnitureLayer({ floor, furniture, ...rest }: FurnitureLayerProps) {
  return furniture.pieces
    .filter((piece) => piece.floor === floor)
    .map((piece) => <Placed key={piece.id} piece={piece} furniture={furniture} {...rest} />)
}

type PlacedProps = Omit<FurnitureLayerProps, 'floor'> & { piece: PlacedPiece }

function Placed({ piece, extent, furniture, chosen, onChoose, texts }: PlacedProps) {
  const own = useRef<HTMLButtonElement>(null)
  const shape = pieceOf(piece.kind)
  const perMetre = () => (own.current?.parentElement?.clientWidth ?? 0) / sheetWidth(extent)
  const drag = useDragging((dx, dy) => furniture.move(piece.id, dx, dy), perMetre)
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key.toLowerCase() === 'r') furniture.turn(piece.id)
    else if (event.key === 'Delete' || event.key === 'Backspace') furniture.remove(piece.id)
    else return drag.onKeyDown(event)
    event.preventDefault()
  }
  const size = { '--piece-w': shape.w, '--piece-d': shape.d, rotate: `${piece.turn}deg` }
  return (
    <button
      ref={own}
      type="button"
      data-piece={piece.kind}
      aria-label={fill(texts.placed, { name: texts.names[piece.kind] })}
      aria-pressed={piece.id === chosen}
      className="bench-piece"
      style={{ ...sheetSpot(extent, piece.x, piece.y), ...size } as CSSProperties}
      {...drag}
      onKeyDown={press}
      onFocus={() => onChoose(piece.id)}
      onClick={() => onChoose(piece.id)}
    >
      <svg viewBox={`0 0 ${shape.w * 100} ${shape.d * 100}`} aria-hidden="true" focusable="false">
        <path d={outlinesOf(shape)} />
      </svg>
    </button>
  )
}
