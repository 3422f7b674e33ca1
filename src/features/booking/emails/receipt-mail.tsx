import { Facts, Line, MailButton, MailLayout, Small, Title } from '@/design/mail/mail-layout'
import type { Receipt } from '@/features/payments'
import { bahtInWords } from '@/formats/baht-in-words'
import { formatBaht, formatDate } from '@/i18n/formats'
import { LANGUAGE_TAG, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Mail } from '@/platform/mail/mail'
import { mailOf } from '@/platform/mail/mail-of'
import { ACCENT, type BookingMail } from './booking-mails'

/** The facts of a receipt that is mailed; `href` opens its page, `file` is the same as PDF. */
export interface ReceiptMail extends BookingMail {
  /** The name of the project in each language. */
  title: Readonly<Record<Locale, string>>
  receipt: Receipt
  file: string
}

function rowsOf(locale: Locale, { receipt, unit, title, reference }: ReceiptMail): [string, string][] {
  const t = words(locale, 'payments')
  const rows: [string, string][] = [
    [t('receipt.number'), receipt.number],
    [t('receipt.date'), formatDate(locale, receipt.paidAt)],
    [t('receipt.for'), t('receipt.forText', { unit, project: title[locale] })],
    [t('receipt.reference'), reference.toUpperCase()],
    [t('receipt.method'), t(`receipt.${receipt.method}`)],
    [t('receipt.amount'), formatBaht(receipt.amount / 100)],
  ]
  return locale === 'th' ? [...rows, [t('receipt.words'), bahtInWords(receipt.amount)]] : rows
}

function Sheet({ locale, of }: { locale: Locale; of: ReceiptMail }) {
  const t = words(locale, 'payments')
  return (
    <div lang={LANGUAGE_TAG[locale]}>
      <Title>{t('receipt.title')}</Title>
      <Line>{t('receipt.company')}</Line>
      <Facts locale={locale} rows={rowsOf(locale, of)} />
      <Small>{t(of.receipt.isRefunded ? 'receipt.owed' : 'receipt.vat')}</Small>
    </div>
  )
}

/**
 * The receipt of one payment: in Thai, and below it in the buyer's language. Who paid is on the page alone, the greeting
 * aside, and the subject has neither number nor amount.
 */
export function receiptMail(content: ReceiptMail): Promise<Mail> {
  const t = words(content.locale, 'booking')
  const { locale, brand, project } = content
  const subject = t('mail.receipt.subject', { project })
  const locales: readonly Locale[] = locale === 'th' ? ['th'] : ['th', locale]
  return mailOf(
    content.email,
    subject,
    <MailLayout locale={locale} subject={subject} brand={brand} accent={ACCENT[brand]} name={content.name}>
      {content.isTrial ? <Small>{t('mail.trial')}</Small> : null}
      {locales.map((each) => (
        <Sheet key={each} locale={each} of={content} />
      ))}
      <MailButton href={content.href} accent={ACCENT[brand]}>
        {t('mail.receipt.open')}
      </MailButton>
      <Line>
        <a href={content.file}>{words(locale, 'payments')('receipt.pdf')}</a>
      </Line>
      <Small>{t('mail.secret')}</Small>
    </MailLayout>,
    {},
  )
}
