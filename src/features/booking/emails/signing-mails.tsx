import { Line, MailButton, MailLayout, Small, Title } from '@/design/mail/mail-layout'
import { formatDate, formatTime } from '@/i18n/formats'
import { LANGUAGE_TAG } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Mail } from '@/platform/mail/mail'
import { mailOf } from '@/platform/mail/mail-of'
import type { SignedContract } from '../domain/booking'
import { clausesOf } from '../domain/contract-clauses'
import { ACCENT, type BookingMail } from './booking-mails'

/** The mail with the link by which a further buyer signs. It repeats nothing that the first buyer typed. */
export function signerLinkMail(content: BookingMail, { until }: { until: Date }): Promise<Mail> {
  const t = words(content.locale, 'booking')
  const { locale, brand, project, unit, reference, href } = content
  const subject = t('mail.co_sign.subject', { project })
  return mailOf(
    content.email,
    subject,
    <MailLayout locale={locale} subject={subject} brand={brand} accent={ACCENT[brand]}>
      <Title>{t('mail.co_sign.title')}</Title>
      <Line>{t('mail.co_sign.text', { project, unit, reference: reference.toUpperCase() })}</Line>
      <Line>{t('mail.co_sign.until', { time: formatTime(locale, until), date: formatDate(locale, until) })}</Line>
      <MailButton href={href} accent={ACCENT[brand]}>
        {t('mail.co_sign.open')}
      </MailButton>
      <Small>{t('mail.co_sign.secret')}</Small>
      <Small>{t('mail.co_sign.unknown')}</Small>
    </MailLayout>,
    {},
  )
}

/** A concluded contract; `payUntil` for who pays the fee: until when, while that is limited. */
export interface ContractCopy {
  contract: SignedContract
  payUntil: Date | null
}

/** The clauses of one language of the contract. */
const Clauses = ({ tag, text }: { tag: string; text: string }) => (
  <div lang={tag}>
    {clausesOf(text).map((clause) => (
      <div key={clause.title}>
        <Small>
          <strong>{clause.title}</strong>
          {clause.text.split('\n').flatMap((line) => [<br key={`break ${line}`} />, line])}
        </Small>
      </div>
    ))}
  </div>
)

/** The mail with a buyer's copy of the concluded contract: who signed and when, the whole text, and its fingerprint. */
export function contractCopyMail(content: BookingMail, { contract, payUntil }: ContractCopy): Promise<Mail> {
  const [t, p] = [words(content.locale, 'booking'), words(content.locale, 'purchase')]
  const { locale, brand, project, unit, reference, href } = content
  const subject = t('mail.contract.subject', { project })
  return mailOf(
    content.email,
    subject,
    <MailLayout locale={locale} subject={subject} brand={brand} accent={ACCENT[brand]} name={content.name}>
      <Title>{t('mail.contract.title')}</Title>
      <Line>{t('mail.contract.text', { project, unit, reference: reference.toUpperCase() })}</Line>
      {payUntil ? (
        <Line>
          {t('mail.contract.pay', { time: formatTime(locale, payUntil), date: formatDate(locale, payUntil) })}
        </Line>
      ) : null}
      <MailButton href={href} accent={ACCENT[brand]}>
        {t('mail.contract.open')}
      </MailButton>
      {contract.signatures.map(({ name, signedAt }) => (
        <Small key={name}>
          {p('contract.signed', {
            names: name,
            date: formatDate(locale, signedAt),
            time: formatTime(locale, signedAt),
          })}
        </Small>
      ))}
      <Clauses tag={LANGUAGE_TAG.th} text={contract.thai} />
      {contract.translated ? <Clauses tag={LANGUAGE_TAG[contract.locale]} text={contract.translated} /> : null}
      <Small>{p('contract.hash', { hash: contract.hash })}</Small>
      <Small>{t('mail.secret')}</Small>
    </MailLayout>,
    {},
  )
}
