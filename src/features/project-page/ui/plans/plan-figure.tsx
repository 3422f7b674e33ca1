import type { CSSProperties, ReactNode } from 'react'
import type { PlanFloor, PlanName } from '../../domain/plans/plan-drawing'
import type { Box } from '../../domain/plans/plan-layout'
import { sheetBox, sheetHeight, sheetSpot, sheetWidth } from '../../domain/plans/plan-sheet'
import type { MicrositeWords } from '../microsite/words'

interface SheetProps {
  extent: Box
  /** Lines in centimetres of the plan. */
  drawing: ReactNode
  /** Overlays on the drawing, placed with `sheetSpot`. */
  children: ReactNode
}

/** A sheet to scale: all sheets of a page have the same scale. */
export function Sheet({ extent, drawing, children }: SheetProps) {
  const size = { '--plan-w': sheetWidth(extent), '--plan-h': sheetHeight(extent) }
  return (
    <div className="plan-sheet" style={size as CSSProperties}>
      <svg viewBox={sheetBox(extent)} aria-hidden="true" focusable="false">
        {drawing}
      </svg>
      {children}
    </div>
  )
}

/** Dimension lines end in a slanting stroke, as on a drawing board. */
export function tickedLine(points: readonly number[], at: number, axis: 'h' | 'v'): string {
  const cm = (metres: number) => Math.round(metres * 100)
  const [first = 0] = points
  const last = points.at(-1) ?? first
  const line = axis === 'h' ? `M${cm(first)} ${cm(at)}H${cm(last)}` : `M${cm(at)} ${cm(first)}V${cm(last)}`
  const ticks = points.map((point) =>
    axis === 'h' ? `M${cm(point) - 12} ${cm(at) + 12}l24 -24` : `M${cm(at) - 12} ${cm(point) + 12}l24 -24`,
  )
  return line + ticks.join('')
}

export const roomName = (t: MicrositeWords, { kind, number }: Pick<PlanName, 'kind' | 'number'>) =>
  kind === 'bedroom' ? t('rooms.bedroom', { n: number ?? 2 }) : t(`rooms.${kind}`)

const OVERALL = 1.35
const CHAIN = 0.6
const BESIDE = 0.85

function FloorDrawing({ floor }: { floor: PlanFloor }) {
  const { outline, extent } = floor
  const bays = [0, ...floor.bays.map((_, index) => floor.bays.slice(0, index + 1).reduce((sum, bay) => sum + bay, 0))]
  return (
    <>
      <g className="text-stone-200">
        <path d={floor.tiles} />
      </g>
      <g className="text-stone-400">
        <path d={floor.edges} />
        <path d={floor.furniture} className="plan-furniture" />
      </g>
      <g className="text-stone-600">
        <path d={floor.swings} />
      </g>
      <path d={floor.glass} />
      <path d={floor.walls} className="plan-walls" />
      <g className="text-accent">
        <path d={tickedLine([0, outline.w], extent.y - OVERALL, 'h')} />
        <path d={tickedLine([0, outline.h], -BESIDE, 'v')} />
        {bays.length > 2 ? <path className="plan-chain" d={tickedLine(bays, extent.y - CHAIN, 'h')} /> : null}
      </g>
    </>
  )
}

const DIMENSION = 'plan-name bg-paper px-1 text-accent tabular-nums'

function Dimensions({ floor, t }: { floor: PlanFloor; t: MicrositeWords }) {
  const { outline, extent, bays } = floor
  let from = 0
  const middles = bays.map((bay, index) => {
    from += bay
    return { key: `${index}-${bay}`, bay, middle: from - bay / 2 }
  })
  return (
    <>
      <span className={DIMENSION} style={sheetSpot(extent, outline.w / 2, extent.y - OVERALL)}>
        {t('types.dimension', { n: outline.w })}
      </span>
      <span className={`${DIMENSION} plan-upright`} style={sheetSpot(extent, -BESIDE, outline.h / 2)}>
        {t('types.dimension', { n: outline.h })}
      </span>
      {bays.length > 1
        ? middles.map(({ key, bay, middle }) => (
            <span key={key} className={`${DIMENSION} plan-chain`} style={sheetSpot(extent, middle, extent.y - CHAIN)}>
              {t('types.dimension', { n: bay })}
            </span>
          ))
        : null}
    </>
  )
}

/** The sheet of one storey: walls, glass, doors, furniture, names and measures. */
export function FloorSheet({ floor, t }: { floor: PlanFloor; t: MicrositeWords }) {
  const { extent, names } = floor
  return (
    <Sheet extent={extent} drawing={<FloorDrawing floor={floor} />}>
      <div aria-hidden="true">
        <Dimensions floor={floor} t={t} />
        {names.map((name, index) => {
          const width = Math.max(0.6, 2 * Math.min(name.at.x - name.x, name.x + name.w - name.at.x))
          return (
            <span
              key={`${name.kind}-${name.at.x}-${name.at.y}`}
              className="plan-name w-max"
              style={{
                ...sheetSpot(extent, name.at.x, name.at.y),
                maxWidth: `calc(var(--plan-m) * ${Math.round(width * 100) / 100} - 4px)`,
              }}
            >
              <span className="plan-word">{roomName(t, name)}</span>
              <span className="plan-number inline-block min-w-5 bg-paper tabular-nums">{index + 1}</span>
            </span>
          )
        })}
      </div>
    </Sheet>
  )
}

/** One storey with its caption. Narrow sheets are numbered and keyed. */
export function PlanFigure({
  floor,
  caption,
  label,
  t,
}: {
  floor: PlanFloor
  caption: string | null
  label: string
  t: MicrositeWords
}) {
  return (
    <figure aria-label={label} className="flex flex-col gap-2">
      <FloorSheet floor={floor} t={t} />
      {caption ? (
        <figcaption className="flex flex-col gap-2">
          <span className="plan-indent text-small text-stone-600">{caption}</span>
          <PlanKey floor={floor} t={t} />
        </figcaption>
      ) : (
        <PlanKey floor={floor} t={t} />
      )}
    </figure>
  )
}

/** The names of the numbered rooms of a narrow sheet. */
export function PlanKey({ floor, t }: { floor: PlanFloor; t: MicrositeWords }) {
  return (
    <ol className="plan-key grid list-inside list-decimal grid-cols-2 gap-x-4 text-small text-stone-600 tabular-nums">
      {floor.names.map((name) => (
        <li key={`${name.kind}-${name.at.x}-${name.at.y}`}>{roomName(t, name)}</li>
      ))}
    </ol>
  )
}
