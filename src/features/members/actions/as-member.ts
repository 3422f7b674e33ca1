import { pagePath } from '@/features/routing'
import type { Context } from '@/platform/context'
import type { FormState } from '../domain/form-state'
import { answerForm, localeOf } from './answer-form'
import { contextOfBrowser, leadTo } from './browser'

/** Runs a form of a signed-in member; anybody else is led to the sign-in page. */
export const asMember = (data: FormData, work: (ctx: Context) => Promise<FormState>): Promise<FormState> =>
  answerForm(data, async () => {
    const ctx = await contextOfBrowser()
    return ctx.actor.kind === 'member' ? work(ctx) : leadTo(pagePath(localeOf(data), 'login'))
  })
