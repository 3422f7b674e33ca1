import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { anonymousContext } from '@/platform/database/payload'
import { LINE_COOKIE, PENDING_LINE_COOKIE } from '../domain/cookies'
import { isShut } from '../domain/standing'
import { beginLine, connectLine, finishLine, languageOfState } from '../operations/line-login'
import {
  contextOfBrowser,
  cookieOf,
  keepLine,
  shutPath,
  signingIn,
  storeBackLink,
  storeSession,
  takeBackLink,
} from './browser'

const LINE_PAGE = 'line-login'

const problemPage = (locale: Locale, problem: string) => `${pagePath(locale, LINE_PAGE)}?problem=${problem}`

/** Begins signing in with LINE: where the browser goes. */
export async function startLine(locale: Locale, { back, isRetry }: { back: string; isRetry: boolean }) {
  const begun = await beginLine(await anonymousContext(), { locale, isRetry })
  if (!begun) return pagePath(locale, 'login')
  await keepLine(LINE_COOKIE, begun.kept)
  await storeBackLink(back)
  return begun.url
}

/** Ends signing in with LINE: where the browser goes, in the language in which the round began. */
export async function returnFromLine(query: URLSearchParams, fallback: Locale) {
  const [state = '', code = '', error = ''] = ['state', 'code', 'error'].map(
    (name) => query.get(name)?.slice(0, 500) ?? '',
  )
  const ctx = await anonymousContext()
  const locale = languageOfState(state, ctx.now) ?? fallback
  const kept = (await cookieOf(LINE_COOKIE)) ?? ''
  const finished = await finishLine(ctx, { state, code, error, kept, ...(await signingIn()) })
  await keepLine(LINE_COOKIE, null)
  if (!finished.ok)
    return isShut(finished.refusal) ? shutPath(locale, finished.refusal) : problemPage(locale, finished.refusal)
  if (finished.value.kind === 'pending') {
    await keepLine(PENDING_LINE_COOKIE, finished.value.pending)
    return pagePath(locale, LINE_PAGE)
  }
  await storeSession(finished.value.token)
  return (await takeBackLink()) ?? pagePath(locale, 'account-setting')
}

/** Connects the LINE account that waits in this browser with the member who signed in just now. */
export async function connectWaitingLine(token: string): Promise<void> {
  const pending = await cookieOf(PENDING_LINE_COOKIE)
  if (!pending) return
  await keepLine(PENDING_LINE_COOKIE, null)
  const ctx = await contextOfBrowser(token)
  if (ctx.actor.kind === 'member') await connectLine(ctx, pending, (await signingIn()).device)
}
