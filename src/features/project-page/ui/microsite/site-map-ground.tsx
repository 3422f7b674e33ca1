import type { MapPoint, SiteMap } from '@/features/catalogue'

const pathOf = (points: readonly MapPoint[]) =>
  points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`).join('')

/** What lies under the marks of a project's map: water, main roads, walking circles, railways. */
export function SiteMapGround({ map }: { map: SiteMap }) {
  const { halfWidth: w, halfHeight: h } = map
  const water = (kind: 'river' | 'canal') =>
    map.water
      .filter((course) => course.kind === kind)
      .map(({ points }) => pathOf(points))
      .join('')
  const roads = map.roads.map(({ points }) => pathOf(points)).join('')
  return (
    <svg
      viewBox={`${-w} ${-h} ${w * 2} ${h * 2}`}
      aria-hidden="true"
      focusable="false"
      className="block h-full w-full"
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={water('river')} stroke="#c9d6d8" strokeWidth="260" />
      <path d={water('canal')} stroke="#c9d6d8" strokeWidth="4" vectorEffect="non-scaling-stroke" />
      <path d={roads} className="stroke-stone-400" strokeWidth="7" vectorEffect="non-scaling-stroke" />
      <path d={roads} className="stroke-stone-100" strokeWidth="5" vectorEffect="non-scaling-stroke" />
      {map.circles.map(({ minutes, metres }) => (
        <circle
          key={minutes}
          r={metres}
          className="stroke-stone-600"
          strokeWidth="1"
          strokeDasharray="3 5"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {map.rails.map(({ slug, colour, points }) => (
        <path
          key={`${slug}-${points[0]?.x}`}
          d={pathOf(points)}
          stroke={colour}
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}
