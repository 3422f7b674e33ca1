import { Container } from '@/design/show/container'
import { LinkForm, type LinkTexts } from '@/features/consent/ui'
import { homePath, newsletterPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { confirmNews, leaveNews } from '../actions/answer-link'

interface LinkPageProps {
  locale: Locale
  token: string
}

/** Why no answer came to the button of a mailed link. */
const noticesOf = (t: ReturnType<typeof words<'newsletter'>>): LinkTexts['notices'] => ({
  unavailable: t('link.unavailable'),
  tooMany: t('link.tooMany'),
  timedOut: t('link.timedOut'),
  offline: t('link.offline'),
  outdated: t('link.outdated'),
})

/** The page behind the link of the confirmation mail. Only the button confirms: mail scanners visit links. */
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
          notices: noticesOf(t),
        }}
      />
    </Container>
  )
}

/** The page behind the unsubscribe link of every mail: one button, no login, no question. */
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
          notices: noticesOf(t),
        }}
      />
    </Container>
  )
}
