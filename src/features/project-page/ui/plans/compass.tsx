import type { SunPosition } from '../../domain/plans/sun/sun-position'

interface CompassProps {
  /** Where the top of the plan looks, in degrees from north. */
  up: number
  north: string
  /** Where the sun stands; null: not shown. */
  sun?: SunPosition | null
  className?: string
}

/** North, and the sun, as seen from a plan. */
export function Compass({ up, north, sun = null, className }: CompassProps) {
  const turn = (degrees: number) => ((degrees - up) * Math.PI) / 180
  const at = (degrees: number, radius: number) => ({
    x: 40 + Math.sin(turn(degrees)) * radius,
    y: 40 - Math.cos(turn(degrees)) * radius,
  })
  const label = at(0, 29)
  const spot = sun && sun.altitude > 0 ? at(sun.azimuth, 29) : null
  return (
    <svg viewBox="0 0 80 80" aria-hidden="true" focusable="false" className={className}>
      <circle cx="40" cy="40" r="39" className="fill-paper stroke-stone-400" />
      <g transform={`rotate(${-up} 40 40)`}>
        <path d="M40 18L45 40H35Z" className="fill-ink" />
        <path d="M40 62L45 40H35Z" className="fill-none stroke-ink" />
      </g>
      <text x={label.x} y={label.y} textAnchor="middle" dominantBaseline="central" className="fill-ink text-[14px]">
        {north}
      </text>
      {spot ? (
        <g>
          <path d={`M40 40L${spot.x} ${spot.y}`} className="stroke-[#b8860b]" strokeWidth="1.5" strokeDasharray="2 2" />
          <circle cx={spot.x} cy={spot.y} r="7" className="fill-[#ffc933] stroke-[#8a5a00]" />
        </g>
      ) : null}
    </svg>
  )
}
