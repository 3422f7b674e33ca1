import { formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Signer } from '../domain/co-signing'

/** Who has signed, and who has not. */
export function Signers({ locale, signers }: { locale: Locale; signers: readonly Signer[] }) {
  const t = words(locale, 'booking')
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-h3 font-medium">{t('pages.booking-summary.signatures')}</h2>
      <ol className="flex flex-col border-t border-stone-400">
        {signers.map(({ number, name, signedAt }) => (
          <li key={number} className="flex flex-col gap-1 border-b border-stone-400 py-3">
            <strong className="wrap-anywhere">{name}</strong>
            <span className={signedAt ? '' : 'text-stone-600'}>
              {signedAt
                ? t('pages.booking-summary.signedAt', {
                    time: formatTime(locale, signedAt),
                    date: formatDate(locale, signedAt),
                  })
                : t('pages.booking-summary.notSigned')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
