import { DataTable } from '@/design/show/data-table'
import { phrased } from '@/design/show/phrased'
import type { UnitType } from '@/features/catalogue'
import { formatMeasuredArea, formatMonthName } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import type { Orientation } from '@/kernel/vocabulary'
import { drawPlan } from '../../domain/plans/plan-drawing'
import { azimuthOf, clockOf, opposite, type SunOfMonth, sunThroughTheYear } from '../../domain/plans/sun/sun-on-side'
import { micrositeWords } from '../microsite/words'
import { roomName } from '../plans/plan-figure'
import { type PlanWords, planWords } from './words'

/** Every room of a type with its clear measures and its area. */
export function RoomTable({ locale, type }: { locale: Locale; type: UnitType }) {
  const [t, m] = [planWords(locale), micrositeWords(locale)]
  const floors = drawPlan(type)
  const rows = floors.flatMap(({ rooms }, index) =>
    rooms
      .filter(({ kind, w, h }) => kind !== 'stair' && w > 0.5 && h > 0.5)
      .map((room, order) => {
        const name = roomName(m, room)
        return {
          id: `${index}-${order}`,
          room: floors.length > 1 ? t('rooms.onFloor', { name, n: index + 1 }) : name,
          size: t('rooms.sizeValue', { width: room.w, depth: room.h }),
          area: formatMeasuredArea(locale, room.w * room.h),
        }
      }),
  )
  return (
    <section aria-labelledby="rooms-title" className="flex min-w-0 flex-col gap-4">
      <h2 id="rooms-title" className="type-display text-h2">
        {phrased(t('rooms.title'))}
      </h2>
      <DataTable
        id="rooms-table"
        caption={<span className="font-normal text-stone-600">{t('rooms.caption')}</span>}
        columns={[
          { key: 'room', title: t('rooms.room') },
          { key: 'size', title: t('rooms.size'), isNumeric: true },
          { key: 'area', title: t('rooms.area'), isNumeric: true },
        ]}
        rows={rows}
      />
      <p className="text-small text-stone-600">{t('rooms.note')}</p>
    </section>
  )
}

const shinesText = (t: PlanWords, { shines }: SunOfMonth): string =>
  shines.length === 0 ? t('year.none') : shines.map(({ from, to }) => `${clockOf(from)}–${clockOf(to)}`).join(', ')

interface SunTableProps {
  locale: Locale
  facing: Orientation
  /** A house has a front and a garden side, a flat has windows. */
  isHouse: boolean
  year: number
}

/** The sun of every month in words: when it rises and sets, how high it stands, when it shines on which side. */
export function SunTable({ locale, facing, isHouse, year }: SunTableProps) {
  const t = planWords(locale)
  const front = sunThroughTheYear(azimuthOf(facing), year)
  const garden = sunThroughTheYear(opposite(azimuthOf(facing)), year)
  return (
    <section aria-labelledby="year-title" className="grid min-w-0 gap-x-6 gap-y-4 pt-6 lg:grid-cols-12">
      <div className="flex flex-col gap-4 lg:col-span-4">
        <h2 id="year-title" className="type-display text-h2">
          {phrased(t('year.title'))}
        </h2>
        <p className="max-w-prose text-small text-stone-600">{t('year.note')}</p>
      </div>
      <div className="min-w-0 lg:col-span-8">
        <DataTable
          id="sun-table"
          caption={<span className="font-normal text-stone-600">{t('year.caption')}</span>}
          columns={[
            { key: 'month', title: t('year.month') },
            { key: 'front', title: t(isHouse ? 'year.front' : 'year.windows'), isNumeric: true },
            ...(isHouse ? [{ key: 'garden' as const, title: t('year.garden'), isNumeric: true }] : []),
            { key: 'noon', title: t('year.noon'), isNumeric: true },
            { key: 'day', title: t('year.day'), isNumeric: true },
          ]}
          rows={front.map((sun, index) => ({
            id: String(sun.month),
            month: formatMonthName(locale, sun.month),
            front: shinesText(t, sun),
            garden: shinesText(t, garden[index] ?? sun),
            noon: t('year.noonValue', { altitude: sun.highest, isNorthern: String(sun.isNorthern) }),
            day: `${clockOf(sun.rise)}–${clockOf(sun.set)}`,
          }))}
        />
      </div>
    </section>
  )
}
