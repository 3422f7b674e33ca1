import { Container } from '@/design/container'
import { LinkForm } from '@/design/link-form'
import { homePath, newsletterPath } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { confirmNews, leaveNews } from '../actions/answer-link'

interface LinkPageProps {
  locale: Locale
  token: string
}

/** Behind the button of the confirmation mail. The proof is the press here, not the visit: mail scanners visit. */
export function ConfirmNewsPage({ locale, token }: LinkPageProps) {
  const t = words(locale, 'newsletter')
  return (
    <Container width="prose" className="py-8 md:py-9">
      <LinkForm
        action={confirmNews}
        token={token}
        texts={{
          asked: {
            title: t('confirm.title'),
            text: t('confirm.text'),
            button: t('confirm.button'),
            pending: t('confirm.pending'),
          },
          done: {
            title: t('confirm.done.title'),
            text: t('confirm.done.text'),
            onward: { href: homePath(locale), text: t('link.home') },
          },
          ended: {
            title: t('confirm.ended.title'),
            text: t('confirm.ended.text'),
            onward: { href: newsletterPath(locale), text: t('confirm.again') },
          },
          unavailable: t('link.unavailable'),
        }}
      />
    </Container>
  )
}

/** Behind the link to leave that every mail carries: one press, no login, no question. */
export function LeaveNewsPage({ locale, token }: LinkPageProps) {
  const t = words(locale, 'newsletter')
  const onward = { href: homePath(locale), text: t('link.home') }
  return (
    <Container width="prose" className="py-8 md:py-9">
      <LinkForm
        action={leaveNews}
        token={token}
        texts={{
          asked: {
            title: t('leave.title'),
            text: t('leave.text'),
            button: t('leave.button'),
            pending: t('leave.pending'),
          },
          done: { title: t('leave.done.title'), text: t('leave.done.text'), onward },
          ended: { title: t('leave.ended.title'), text: t('leave.ended.text'), onward },
          unavailable: t('link.unavailable'),
        }}
      />
    </Container>
  )
}
