import { Container } from '@/design/show/container'
import { LinkForm, type LinkTexts } from '@/features/consent/ui'
import { homePath, pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { confirmSavedSearch, leaveSavedSearch } from '../actions/answer-alert-link'

interface LinkPageProps {
  locale: Locale
  token: string
}

/** Why no answer came to the button of a mailed link. */
const noticesOf = (t: ReturnType<typeof words<'alerts'>>): LinkTexts['notices'] => ({
  unavailable: t('link.unavailable'),
  tooMany: t('link.tooMany'),
  timedOut: t('link.timedOut'),
  offline: t('link.offline'),
  outdated: t('link.outdated'),
})

function confirmTexts(locale: Locale): LinkTexts {
  const t = words(locale, 'alerts')
  const [title, text] = [t('confirm.title'), t('confirm.text')]
  const onward = { href: pagePath(locale, 'search-result'), text: t('link.search') }
  return {
    asked: { title, text, button: t('confirm.button'), pending: t('confirm.pending') },
    done: {
      title: t('confirm.done.title'),
      text: t('confirm.done.text'),
      onward: { href: homePath(locale), text: t('link.home') },
    },
    ended: { title: t('confirm.ended.title'), text: t('confirm.ended.text'), onward },
    notices: noticesOf(t),
  }
}

function leaveTexts(locale: Locale): LinkTexts {
  const t = words(locale, 'alerts')
  const [title, text] = [t('leave.title'), t('leave.text')]
  const onward = { href: pagePath(locale, 'search-result'), text: t('link.search') }
  return {
    asked: { title, text, button: t('leave.button'), pending: t('leave.pending') },
    done: { title: t('leave.done.title'), text: t('leave.done.text'), onward },
    all: {
      button: t('leave.all'),
      done: { title: t('leave.allDone.title'), text: t('leave.allDone.text'), onward },
    },
    ended: { title: t('leave.ended.title'), text: t('leave.ended.text'), onward },
    notices: noticesOf(t),
  }
}

/** The page behind the link of the confirmation mail. Only the button confirms: mail scanners visit links. */
export function ConfirmAlertPage({ locale, token }: LinkPageProps) {
  return (
    <Container width="prose" className="py-8 md:py-9">
      <LinkForm action={confirmSavedSearch} token={token} texts={confirmTexts(locale)} />
    </Container>
  )
}

/**
 * The page behind the unsubscribe link of every alert mail: ends this alert or all of them, without login or questions.
 */
export function LeaveAlertPage({ locale, token }: LinkPageProps) {
  return (
    <Container width="prose" className="py-8 md:py-9">
      <LinkForm action={leaveSavedSearch} token={token} texts={leaveTexts(locale)} />
    </Container>
  )
}
