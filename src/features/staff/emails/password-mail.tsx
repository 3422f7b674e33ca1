import { Line, MailButton, MailLayout, Small, Title } from '@/design/mail/mail-layout'
import type { Mail } from '@/platform/mail/mail'
import { mailOf } from '@/platform/mail/mail-of'
import { BACK_OFFICE } from './back-office'

/** The back office has two languages; its texts are not part of the site's messages. */
const WORDS = {
  th: {
    subject: 'ตั้งรหัสผ่านใหม่สำหรับระบบหลังบ้าน',
    text: 'มีการขอตั้งรหัสผ่านใหม่ให้บัญชีของคุณ กดปุ่มด้านล่างเพื่อตั้งรหัสผ่าน',
    button: 'ตั้งรหัสผ่านใหม่',
    ends: 'ลิงก์นี้ใช้ได้ครั้งเดียวภายในหนึ่งชั่วโมง หลังตั้งรหัสผ่านแล้วยังต้องยืนยันตัวตนขั้นที่สองตามปกติ',
    notYou: 'หากคุณไม่ได้เป็นผู้ขอ ไม่ต้องดำเนินการใด ๆ รหัสผ่านเดิมยังใช้ได้ หากได้รับอีเมลนี้ซ้ำ กรุณาแจ้งผู้ดูแลระบบ',
  },
  en: {
    subject: 'Set a new back office password',
    text: 'A new password was requested for your account. Use the button below to set it.',
    button: 'Set a new password',
    ends: 'The link works once, within one hour. You will still be asked for the second step when you sign in.',
    notYou:
      'If you did not ask for this, you need do nothing: your password has not changed. If it happens again, tell an admin.',
  },
} as const

/** The mail with the link by which a person of staff sets a new password. The link is not in the subject. */
export function passwordMail(
  { email, name, locale }: { email: string; name: string; locale: 'th' | 'en' },
  href: string,
): Promise<Mail> {
  const { subject, text, button, ends, notYou } = WORDS[locale]
  return mailOf(
    email,
    subject,
    <MailLayout locale={locale} reader="staff" name={name} subject={subject} {...BACK_OFFICE}>
      <Title>{subject}</Title>
      <Line>{text}</Line>
      <MailButton href={href} accent={BACK_OFFICE.accent}>
        {button}
      </MailButton>
      <Small>{ends}</Small>
      <Small>{notYou}</Small>
    </MailLayout>,
    {},
  )
}
