import { Combobox } from '@/design/form/combobox'
import { DatePicker } from '@/design/form/date-picker'
import { FileField } from '@/design/form/file-field'
import { MoneyField, NumberField } from '@/design/form/number-field'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { fileSize } from '@/kernel/media/file-size'
import { Sample } from './sample'

interface SampleProps {
  locale: Locale
}

/** Amounts and measures. */
export function FigureSample({ locale }: SampleProps) {
  const t = words(locale, 'styleguide')
  const baht = t('inputs.numbers.baht')
  return (
    <Sample title={t('inputs.numbers.title')}>
      <MoneyField
        name="sample-budget"
        label={t('inputs.numbers.budget')}
        hint={t('inputs.numbers.budgetHint')}
        unit={baht}
      />
      <MoneyField name="sample-budget-full" label={t('inputs.numbers.budget')} unit={baht} defaultValue="4990000" />
      <MoneyField
        name="sample-income"
        label={t('inputs.numbers.income')}
        error={t('inputs.numbers.incomeWrong')}
        unit={baht}
      />
      <NumberField
        name="sample-area"
        label={t('inputs.numbers.area')}
        unit={t('inputs.numbers.squareMetres')}
        decimals={2}
        defaultValue="34.5"
      />
      <MoneyField
        name="sample-budget-off"
        label={t('inputs.numbers.budget')}
        unit={baht}
        defaultValue="4990000"
        disabled
      />
    </Sample>
  )
}

const STATIONS = ['asok', 'phromPhong', 'thongLo', 'ekkamai', 'ploenchit', 'siam', 'onNut', 'ari'] as const

/** A searchable select. */
export function FindSample({ locale }: SampleProps) {
  const t = words(locale, 'styleguide')
  const station = {
    label: t('inputs.find.station'),
    empty: t('inputs.find.empty'),
    texts: { none: t('inputs.find.none') },
    options: STATIONS.map((value) => ({ value, text: t(`inputs.find.stations.${value}`), note: 'BTS' })),
  }
  return (
    <Sample title={t('inputs.find.title')}>
      <Combobox name="sample-station" hint={t('inputs.find.hint')} {...station} />
      <Combobox name="sample-station-full" defaultValue="thongLo" {...station} />
      <Combobox name="sample-station-wrong" error={t('inputs.find.wrong')} {...station} />
      <Combobox name="sample-station-off" defaultValue="ari" disabled {...station} />
    </Sample>
  )
}

/** Dates, in either era. */
export function DateSample({ locale }: SampleProps) {
  const t = words(locale, 'styleguide')
  const texts = {
    open: t('inputs.date.open'),
    calendar: t('inputs.date.calendar'),
    notADate: t('inputs.date.notADate'),
    tooEarly: t('inputs.date.tooEarly'),
    tooLate: t('inputs.date.tooLate'),
    previousMonth: t('inputs.date.previousMonth'),
    nextMonth: t('inputs.date.nextMonth'),
    previousYear: t('inputs.date.previousYear'),
    nextYear: t('inputs.date.nextYear'),
  }
  return (
    <Sample title={t('inputs.date.title')}>
      <DatePicker
        name="sample-visit"
        locale={locale}
        label={t('inputs.date.visit')}
        hint={t('inputs.date.visitHint')}
        min="today"
        texts={texts}
      />
      <DatePicker
        name="sample-transfer"
        locale={locale}
        label={t('inputs.date.transfer')}
        defaultValue="2027-03-05"
        max="2030-12-31"
        texts={texts}
      />
      <DatePicker
        name="sample-birth"
        locale={locale}
        label={t('inputs.date.birth')}
        defaultValue="31/4/2530"
        error={t('inputs.date.notADate')}
        max="today"
        texts={texts}
      />
      <DatePicker
        name="sample-transfer-off"
        locale={locale}
        label={t('inputs.date.transfer')}
        defaultValue="2027-03-05"
        texts={texts}
        disabled
      />
    </Sample>
  )
}

const MAX_BYTES = 10_000_000

/** File uploads. */
export function FileSample({ locale }: SampleProps) {
  const t = words(locale, 'styleguide')
  const texts = {
    choose: t('inputs.file.choose'),
    remove: t('inputs.file.remove'),
    tooLarge: t('inputs.file.tooLarge'),
  }
  return (
    <Sample title={t('inputs.file.title')}>
      <FileField
        name="sample-papers"
        label={t('inputs.file.label')}
        hint={t('inputs.file.hint', { size: fileSize(MAX_BYTES) })}
        accept="image/*,application/pdf"
        maxBytes={MAX_BYTES}
        multiple
        texts={texts}
      />
      <FileField name="sample-contract" label={t('inputs.file.off')} texts={texts} disabled />
    </Sample>
  )
}
