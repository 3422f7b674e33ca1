import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { maySeeLaunches, readLaunchesForStaff } from '@/features/launches/queries/launches-for-staff'
import { LaunchesBoard } from '@/features/launches/ui/launches-board'
import { LaunchesLink } from '@/features/launches/ui/launches-link'
import { DeskFrame, languageOf } from './desk-frame'

/** The launches in the back office. Their tables are not Payload's. */
export async function LaunchesView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props
  const found = await readLaunchesForStaff(await headers())
  if (!found) redirect('/admin')
  const answer = { code: searchParams?.code, answer: searchParams?.answer }
  return (
    <DeskFrame {...props}>
      <LaunchesBoard language={languageOf(initPageResult.req.i18n.language)} {...found} answer={answer} />
    </DeskFrame>
  )
}

/** The link to the launches in the menu, for the staff who may see them. */
export async function LaunchesNavLink({ i18n }: ServerProps) {
  return (await maySeeLaunches(await headers())) ? <LaunchesLink language={languageOf(i18n.language)} /> : null
}
