import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { newsTexts } from './news-texts'
import { NewsletterOpener } from './newsletter-opener'

/** The footer's newsletter link (A4.7), which opens the panel; `className` styles it. */
export function NewsletterPanel({ locale, className }: { locale: Locale; className?: string }) {
  const t = words(locale, 'newsletter')
  return <NewsletterOpener locale={locale} text={t('opener')} texts={newsTexts(locale)} className={className} />
}
