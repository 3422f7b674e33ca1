import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** Says that payments move no money here. */
export function TrialNotice({ locale }: { locale: Locale }) {
  const t = words(locale, 'payments')
  return (
    <div className="flex flex-col gap-1 border-2 border-dashed border-warning bg-white p-4">
      <p className="font-semibold">{t('trial.title')}</p>
      <p className="max-w-prose text-small">{t('trial.text')}</p>
    </div>
  )
}
