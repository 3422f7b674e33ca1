import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { newsTexts } from './news-texts'
import { NewsletterOpener } from './newsletter-opener'

/** The footer's way to the news (A4.7): a link that opens the panel, `className` its look. */
export function NewsletterPanel({ locale, className }: { locale: Locale; className?: string }) {
  const t = words(locale, 'newsletter')
  return <NewsletterOpener locale={locale} text={t('opener')} texts={newsTexts(locale)} className={className} />
}
