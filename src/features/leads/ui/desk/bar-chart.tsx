import type { Figure } from '../../domain/desk/figures'

const ROW = 26
const NAME = 190
const WIDTH = 620
const COUNT = 60

/** Horizontal bars: all who asked, of them who wait, of them who are late. The table beside it says the same in figures. */
export function BarChart({ title, rows }: { title: string; rows: readonly Figure[] }) {
  const most = Math.max(1, ...rows.map(({ asked }) => asked))
  const widthOf = (count: number) => (count / most) * (WIDTH - NAME - COUNT)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${Math.max(1, rows.length) * ROW}`} role="img" aria-label={title}>
      {rows.map((row, index) => {
        const y = index * ROW
        return (
          <g key={row.key}>
            <text x={NAME - 8} y={y + 18} textAnchor="end">
              {row.name.length > 24 ? `${row.name.slice(0, 23)}…` : row.name}
            </text>
            <rect className="sales-desk-bar-asked" x={NAME} y={y + 4} width={widthOf(row.asked)} height={ROW - 8} />
            <rect className="sales-desk-bar-waiting" x={NAME} y={y + 4} width={widthOf(row.waiting)} height={ROW - 8} />
            <rect className="sales-desk-bar-late" x={NAME} y={y + 4} width={widthOf(row.late)} height={ROW - 8} />
            <text x={NAME + widthOf(row.asked) + 8} y={y + 18}>
              {row.asked}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
