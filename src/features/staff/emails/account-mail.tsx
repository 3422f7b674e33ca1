import { Line, MailButton, MailLayout, Title } from '@/design/mail/mail-layout'
import { formatDate, formatTime } from '@/i18n/formats'
import type { Mail } from '@/platform/mail/mail'
import { mailOf } from '@/platform/mail/mail-of'
import type { MailedEvent } from '../domain/account-events'
import { BACK_OFFICE } from './back-office'

/** What happened, in the two languages of the back office. */
const HAPPENED: Record<MailedEvent, { th: string; en: string }> = {
  password_changed: { th: 'รหัสผ่านของคุณถูกเปลี่ยนแล้ว', en: 'Your password was changed' },
  email_changed: { th: 'อีเมลสำหรับเข้าสู่ระบบของคุณถูกเปลี่ยนแล้ว', en: 'Your sign-in email was changed' },
  second_factor_set: {
    th: 'ตั้งค่าการยืนยันตัวตนขั้นที่สองของคุณแล้ว',
    en: 'Two-step verification was set up for your account',
  },
  second_factor_reset: {
    th: 'ผู้ดูแลระบบรีเซ็ตการยืนยันตัวตนขั้นที่สองของคุณแล้ว',
    en: 'An admin reset the two-step verification of your account',
  },
  recovery_codes_made: { th: 'สร้างรหัสกู้คืนชุดใหม่ของคุณแล้ว', en: 'New recovery codes were made for your account' },
  recovery_code_used: { th: 'มีการเข้าสู่ระบบด้วยรหัสกู้คืนของคุณ', en: 'A recovery code was used to sign in to your account' },
  passkey_added: { th: 'เพิ่มพาสคีย์ในบัญชีของคุณแล้ว', en: 'A passkey was added to your account' },
  passkey_removed: { th: 'ลบพาสคีย์ออกจากบัญชีของคุณแล้ว', en: 'A passkey was removed from your account' },
  role_changed: { th: 'บทบาทของบัญชีคุณถูกเปลี่ยนแล้ว', en: 'The role of your account was changed' },
  identity_refused: {
    th: 'มีผู้ใช้เซสชันที่เข้าสู่ระบบด้วยบัญชีของคุณ แต่ยืนยันตัวตนซ้ำผิดหลายครั้ง',
    en: 'Somebody in a session of your account failed several times to confirm that it is you',
  },
  wrong_codes: {
    th: 'มีผู้กรอกรหัสผ่านของคุณถูกต้อง แต่ยืนยันตัวตนขั้นที่สองผิดหลายครั้ง',
    en: 'Somebody entered your right password, but failed the second step several times',
  },
}

const ADVICE = {
  th: 'หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านทันทีและแจ้งผู้ดูแลระบบ',
  en: 'If this was not you, change your password now and tell an admin.',
} as const

const OPEN = { th: 'เปิดระบบหลังบ้าน', en: 'Open the back office' } as const

interface AccountMailContent {
  event: MailedEvent
  to: string
  name: string
  /** The language in which the person reads the back office. */
  locale: 'th' | 'en'
  at: Date
  backOffice: string
}

/** Tells a person of staff, in their language, what happened to their account. */
export function accountMail({ event, to, name, locale, at, backOffice }: AccountMailContent): Promise<Mail> {
  const subject = HAPPENED[event][locale]
  return mailOf(
    to,
    subject,
    <MailLayout locale={locale} reader="staff" name={name} subject={subject} {...BACK_OFFICE}>
      <Title>{subject}</Title>
      <Line>{`${formatDate(locale, at)} ${formatTime(locale, at)}`}</Line>
      <Line>{ADVICE[locale]}</Line>
      <MailButton href={backOffice} accent={BACK_OFFICE.accent}>
        {OPEN[locale]}
      </MailButton>
    </MailLayout>,
    {},
  )
}
