import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { maySeeNobleIdDesk, readNobleIdDesk } from '@/features/rewards/queries/desk'
import { NobleIdLink } from '@/features/rewards/ui/desk-link'
import { NobleIdDesk } from '@/features/rewards/ui/noble-id-desk'
import { DeskFrame, languageOf, textOf } from './desk-frame'

/** The desk of noble ID in the back office. */
export async function NobleIdView(props: AdminViewServerProps) {
  const { initPageResult, searchParams = {} } = props
  const language = languageOf(initPageResult.req.i18n.language)
  const desk = await readNobleIdDesk(await headers(), language, searchParams)
  if (!desk) redirect('/admin')
  const answer = {
    fault: textOf(searchParams.fault),
    done: textOf(searchParams.done),
    points: textOf(searchParams.points),
    reason: textOf(searchParams.reason),
  }
  return (
    <DeskFrame {...props}>
      <NobleIdDesk language={language} {...desk} answer={answer} />
    </DeskFrame>
  )
}

/** The link to the desk in the menu, for the staff who may use it. */
export async function NobleIdNavLink() {
  return (await maySeeNobleIdDesk(await headers())) ? <NobleIdLink /> : null
}
