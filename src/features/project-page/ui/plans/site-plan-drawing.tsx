import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '@/design/show/class-names'
import type { SitePlan, UnitPlace } from '../../domain/plans/site-plan/site-plan'

const percent = (share: number) => `${Math.round(share * 100_000) / 1000}%`

/** Where a unit is on the drawing. */
export function placeStyle({ extent }: SitePlan, { box }: UnitPlace): CSSProperties {
  return {
    left: percent((box.x - extent.x) / extent.w),
    top: percent((box.y - extent.y) / extent.h),
    width: percent(box.w / extent.w),
    height: percent(box.h / extent.h),
  }
}

/** The measures that scale a drawing: its own, and its shortest side, which has to stay large enough to press. */
export const siteScale = ({ extent, places }: SitePlan) =>
  ({
    '--site-w': extent.w,
    '--site-h': extent.h,
    '--site-side': Math.min(...places.map(({ box }) => Math.min(box.w, box.h))),
  }) as CSSProperties

const cm = (metres: number) => Math.round(metres * 100)

interface SitePlanDrawingProps {
  plan: SitePlan
  texts: { entrance: string; garden: string }
  /** The name of a street. */
  streetName: (name: string) => string
  /** The units: buttons or links, placed with `placeStyle`. */
  children: ReactNode
}

/** Corridors or roads, gardens and the way in, under the units. */
export function SitePlanDrawing({ plan, texts, streetName, children }: SitePlanDrawingProps) {
  const { extent, ways, gardens, entrance, streets } = plan
  const at = (x: number, y: number) => ({
    left: percent((x - extent.x) / extent.w),
    top: percent((y - extent.y) / extent.h),
  })
  const [largest] = gardens.toSorted((one, other) => other.w * other.h - one.w * one.h)
  return (
    <div className={classNames('site-plan', entrance !== null && 'site-estate')}>
      <svg
        viewBox={`${cm(extent.x)} ${cm(extent.y)} ${cm(extent.w)} ${cm(extent.h)}`}
        aria-hidden="true"
        focusable="false"
      >
        {gardens.map(({ x, y, w, h }) => (
          <rect key={`${x} ${y}`} x={cm(x)} y={cm(y)} width={cm(w)} height={cm(h)} className="site-garden" />
        ))}
        {ways.map(({ x, y, w, h }) => (
          <rect key={`${x} ${y}`} x={cm(x)} y={cm(y)} width={cm(w)} height={cm(h)} className="site-way" />
        ))}
      </svg>
      <div aria-hidden="true">
        {largest ? (
          <span className="site-word" style={at(largest.x + largest.w / 2, largest.y + largest.h / 2)}>
            {texts.garden}
          </span>
        ) : null}
        {streets.map(({ name, x, y }) => (
          <span key={name} className="site-word site-street" style={at(x, y)}>
            {streetName(name)}
          </span>
        ))}
        {entrance ? (
          <span className="site-word site-entrance" style={at(entrance.x, entrance.y)}>
            {texts.entrance}
          </span>
        ) : null}
      </div>
      {children}
    </div>
  )
}
