import type { UnitType } from '@/features/catalogue'
import { formatLand } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { drawParcel } from '../../domain/plans/parcel-drawing'
import { sheetSpot } from '../../domain/plans/plan-sheet'
import type { MicrositeWords } from '../microsite/words'
import { Sheet } from './plan-figure'

const SIDE = 'plan-name bg-paper px-1 text-accent tabular-nums'

interface ParcelSheetProps {
  locale: Locale
  type: UnitType
  t: MicrositeWords
}

/** A plot as it was surveyed: its sides, its corner stones, the street in front. */
export function ParcelFigure({ label, ...sheet }: ParcelSheetProps & { label: string }) {
  return (
    <figure aria-label={label}>
      <ParcelSheet {...sheet} />
    </figure>
  )
}

/** The drawing of a plot, without its frame. */
export function ParcelSheet({ locale, type, t }: ParcelSheetProps) {
  const parcel = drawParcel(type)
  const { outline, extent } = parcel
  const sides = [
    { key: 'back', x: outline.w / 2, y: 0, n: outline.w, upright: false },
    { key: 'front', x: outline.w / 2, y: outline.h, n: outline.w, upright: false },
    { key: 'left', x: 0, y: outline.h / 2, n: outline.h, upright: true },
    { key: 'right', x: outline.w, y: outline.h / 2, n: outline.h, upright: true },
  ]
  return (
    <Sheet
      extent={extent}
      drawing={
        <>
          <g className="text-stone-200">
            <path d={parcel.grid} />
          </g>
          <g className="text-stone-400">
            <path d={parcel.around} />
            <path d={parcel.trees} />
          </g>
          <path d={parcel.boundary} style={{ strokeWidth: '2.5px' }} />
          {parcel.stones.map((stone) => (
            <circle
              key={`${stone.x}-${stone.y}`}
              cx={stone.x * 100}
              cy={stone.y * 100}
              r="28"
              className="fill-paper stroke-current"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </>
      }
    >
      <div aria-hidden="true">
        {sides.map((side) => (
          <span
            key={side.key}
            className={side.upright ? `${SIDE} plan-upright` : SIDE}
            style={sheetSpot(extent, side.x, side.y)}
          >
            {t('types.dimension', { n: side.n })}
          </span>
        ))}
        <span
          className="plan-name w-max break-keep font-medium"
          style={{
            ...sheetSpot(extent, outline.w / 2, outline.h * 0.55),
            maxWidth: `calc(var(--plan-m) * ${outline.w - 1})`,
          }}
        >
          {type.landWah === null ? type.code : formatLand(locale, type.landWah)}
        </span>
        <span className="plan-name text-stone-600" style={sheetSpot(extent, outline.w / 2, outline.h + 3)}>
          {t('types.street')}
        </span>
      </div>
    </Sheet>
  )
}
