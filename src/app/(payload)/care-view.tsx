import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { maySeeCare, readCareDesk, readCaseForDesk } from '@/features/care/queries/desk'
import { CareDesk } from '@/features/care/ui/care-desk'
import { CareLink } from '@/features/care/ui/care-link'
import { CaseDesk } from '@/features/care/ui/case-desk'
import { DeskFrame, languageOf, textOf } from './desk-frame'

/** The care desk in the back office: the complaints, or one of them. */
export async function CareView(props: AdminViewServerProps) {
  const { initPageResult, searchParams = {} } = props
  const desk = await readCareDesk(await headers(), searchParams.list)
  if (!desk) redirect('/admin')
  const language = languageOf(initPageResult.req.i18n.language)
  const page = await readCaseForDesk(await headers(), searchParams.case)
  return (
    <DeskFrame {...props}>
      {page ? (
        <CaseDesk language={language} page={page} fault={textOf(searchParams.fault)} />
      ) : (
        <CareDesk language={language} {...desk} />
      )}
    </DeskFrame>
  )
}

/** The link to complaints in the menu, for the staff who may see them. */
export async function CareNavLink({ i18n }: ServerProps) {
  return (await maySeeCare(await headers())) ? <CareLink language={languageOf(i18n.language)} /> : null
}
