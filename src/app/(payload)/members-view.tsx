import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { maySeeMembers, readMemberForStaff, readMembersForStaff } from '@/features/members/queries/members-for-staff'
import { MemberView } from '@/features/members/ui/member-view'
import { MembersLink } from '@/features/members/ui/members-link'
import { MembersList } from '@/features/members/ui/members-list'
import { DeskFrame, languageOf, textOf } from './desk-frame'

/** The members in the back office. They are no collection of Payload: it does not know their tables. */
export async function MembersView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props
  const found = await readMembersForStaff(await headers(), searchParams ?? {})
  if (!found) redirect('/admin')
  const viewed = await readMemberForStaff(await headers(), searchParams?.member)
  const refused = { fault: textOf(searchParams?.fault), number: textOf(searchParams?.number) }
  const language = languageOf(initPageResult.req.i18n.language)
  return (
    <DeskFrame {...props}>
      {viewed ? (
        <MemberView language={language} member={viewed} refused={refused} />
      ) : (
        <MembersList language={language} {...found} />
      )}
    </DeskFrame>
  )
}

/** The link to the members in the menu, for the staff who may see them. */
export async function MembersNavLink({ i18n }: ServerProps) {
  return (await maySeeMembers(await headers())) ? <MembersLink language={languageOf(i18n.language)} /> : null
}
