import type { ProjectPage } from '@/features/catalogue'
import { qrCode, qrPath } from '@/formats/qr-code'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { micrositeWords } from './words'

interface PrintFootProps {
  locale: Locale
  project: Pick<ProjectPage, 'title'>
  /** Full address of the page. */
  address: string
}

/** On paper alone: the code and the address of the page, where prices and units are those of today. */
export function PrintFoot({ locale, project, address }: PrintFootProps) {
  const t = micrositeWords(locale)
  const matrix = qrCode(address)
  return (
    <div className="print-foot">
      {matrix ? (
        <svg viewBox={`-2 -2 ${matrix.length + 4} ${matrix.length + 4}`} aria-hidden="true">
          <path d={qrPath(matrix)} />
        </svg>
      ) : null}
      <div>
        <p>
          {words(locale, 'brochure')('sheets.today')} <strong>{project.title}</strong>
          <br />
          {address}
        </p>
        <p className="text-small text-stone-600">
          {t('gallery.note')} {t('types.note')}
        </p>
      </div>
    </div>
  )
}
