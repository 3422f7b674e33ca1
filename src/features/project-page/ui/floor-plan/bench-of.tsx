import type { UnitType } from '@/features/catalogue'
import { formatMonthName } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { ORIENTATIONS, type Orientation } from '@/kernel/vocabulary'
import { FURNITURE_KINDS, type FurnitureKind, sizeOf } from '../../domain/plans/furniture'
import { drawParcel } from '../../domain/plans/parcel-drawing'
import { drawPlan } from '../../domain/plans/plan-drawing'
import { table } from '../microsite/availability-texts'
import { micrositeWords } from '../microsite/words'
import { ParcelSheet } from '../plans/parcel-figure'
import { FloorSheet, PlanKey } from '../plans/plan-figure'
import type { BenchTexts } from './bench-texts'
import type { BenchFloor } from './use-bench'
import { planWords } from './words'

const PLAIN = [
  ...(['label', 'floors', 'zoomIn', 'zoomOut', 'whole', 'print', 'look', 'ruler', 'area', 'tools'] as const),
  ...(['start', 'end', 'hint'] as const),
]

/** The texts of the plan tools in one language. */
export function benchTexts(locale: Locale): BenchTexts {
  const [t, m] = [planWords(locale), micrositeWords(locale)]
  const pieces = table<FurnitureKind>(FURNITURE_KINDS, (kind) =>
    t('furniture.size', { name: t(`furniture.kinds.${kind}`), ...sizeOf(kind) }),
  )
  return {
    ...table(PLAIN, (key) => t(`bench.${key}`)),
    sun: {
      ...table(['title', 'show', 'month', 'time', 'down', 'isIn', 'isOut', 'north'] as const, (key) => t(`sun.${key}`)),
      stands: t('sun.stands', { altitude: '{altitude}', orientation: '{orientation}' }),
      months: Array.from({ length: 12 }, (_, index) => formatMonthName(locale, index + 1)),
      orientations: table<Orientation>(ORIENTATIONS, (key) => m(`orientations.${key}`)),
    },
    furniture: {
      ...table(['title', 'drawn', 'add', 'kind', 'turn', 'remove', 'clear', 'kept'] as const, (key) =>
        t(`furniture.${key}`),
      ),
      placed: t('furniture.placed', { name: '{name}' }),
      names: pieces,
    },
  }
}

/** The storeys of a type, or its plot, as they lie on the bench. */
export function benchFloors(locale: Locale, type: UnitType): BenchFloor[] {
  const [t, m] = [planWords(locale), micrositeWords(locale)]
  if (type.kind === 'plot') {
    const { outline, extent } = drawParcel(type)
    return [
      {
        label: type.code,
        outline,
        extent,
        panes: [],
        sheet: <ParcelSheet locale={locale} type={type} t={m} />,
        names: null,
      },
    ]
  }
  return drawPlan(type).map((floor, index) => ({
    label: t('bench.floor', { n: index + 1 }),
    outline: floor.outline,
    extent: floor.extent,
    panes: floor.panes,
    sheet: <FloorSheet floor={floor} t={m} />,
    names: <PlanKey floor={floor} t={m} />,
  }))
}
