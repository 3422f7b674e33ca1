import { DefaultTemplate } from '@payloadcms/next/templates'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { maySeeLaunches, readLaunchesForStaff } from '@/features/launches/queries/launches-for-staff'
import { LaunchesBoard } from '@/features/launches/ui/launches-board'
import { LaunchesLink } from '@/features/launches/ui/launches-link'

const languageOf = (language: string) => (language === 'th' ? 'th' : 'en')

/** The launches in the back office. Their tables are not Payload's. */
export async function LaunchesView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  const found = await readLaunchesForStaff(await headers())
  if (!found) redirect('/admin')
  const answer = { code: searchParams?.code, answer: searchParams?.answer }
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <LaunchesBoard language={languageOf(req.i18n.language)} {...found} answer={answer} />
    </DefaultTemplate>
  )
}

/** The link to the launches in the menu, for the staff who may see them. */
export async function LaunchesNavLink({ i18n }: ServerProps) {
  return (await maySeeLaunches(await headers())) ? <LaunchesLink language={languageOf(i18n.language)} /> : null
}
