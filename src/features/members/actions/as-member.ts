import { pagePath } from '@/features/routing'
import { postedLocale } from '@/i18n/posted-locale'
import type { Context } from '@/platform/database/context'
import type { MemberState } from '../domain/form-state'
import { answerForm } from './answer-form'
import { contextOfBrowser, leadTo } from './browser'

/** Runs a form of a signed-in member; anybody else is led to the sign-in page. */
export const asMember = (data: FormData, work: (ctx: Context) => Promise<MemberState>): Promise<MemberState> =>
  answerForm(data, async () => {
    const ctx = await contextOfBrowser()
    return ctx.actor.kind === 'member' ? work(ctx) : leadTo(pagePath(postedLocale(data), 'login'))
  })
