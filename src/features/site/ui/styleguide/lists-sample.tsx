import { DataTable } from '@/design/show/data-table'
import { FilterChip } from '@/design/show/filter-chip'
import { Pagination } from '@/design/show/pagination'
import { listingPath } from '@/features/routing'
import { formatArea, formatBaht } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { Sample } from './sample'
import { ToastButtons } from './toast-buttons'

interface SampleProps {
  locale: Locale
}

const TYPES = [
  { id: 'one', area: 34.5, price: 4_990_000 },
  { id: 'two', area: 61, price: 9_450_000 },
  { id: 'loft', area: 112.25, price: 21_900_000 },
] as const

/** Rows, pagination and active filters. */
export function ListSample({ locale }: SampleProps) {
  const t = words(locale, 'styleguide')
  const c = words(locale, 'catalogue')
  const all = listingPath(locale, 'condominium')
  const pages = { label: t('inputs.lists.pages'), previous: t('inputs.lists.previous'), next: t('inputs.lists.next') }
  return (
    <Sample title={t('inputs.lists.title')} className="lg:col-span-2">
      <DataTable
        id="sample-table"
        caption={t('inputs.lists.caption')}
        columns={[
          { key: 'type', title: t('inputs.lists.type') },
          { key: 'area', title: t('inputs.lists.area'), isNumeric: true },
          { key: 'price', title: t('inputs.lists.price'), isNumeric: true },
        ]}
        rows={TYPES.map(({ id, area, price }) => ({
          id,
          type: t(`inputs.lists.${id}`),
          area: formatArea(locale, area),
          price: formatBaht(price),
        }))}
      />
      <div className="flex flex-wrap gap-2">
        {(['New_Project', 'Ready_to_Move'] as const).map((badge) => (
          <FilterChip key={badge} href={all} remove={t('inputs.lists.remove')}>
            {c(`badge.${badge}`)}
          </FilterChip>
        ))}
      </div>
      <Pagination current={9} total={20} hrefOf={() => all} texts={pages} />
    </Sample>
  )
}

/** Toasts. */
export function ToastSample({ locale }: SampleProps) {
  const t = words(locale, 'styleguide')
  return (
    <Sample title={t('inputs.toast.title')}>
      <ToastButtons
        texts={{ label: t('inputs.toast.label'), close: t('inputs.toast.close') }}
        toasts={(['plain', 'success', 'danger'] as const).map((tone) => ({
          tone,
          button: t(`inputs.toast.${tone}`),
          text: t(`inputs.toast.${tone}Text`),
        }))}
      />
    </Sample>
  )
}
