import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { maySeeDesk, readSalesDesk } from '@/features/leads/queries/desk'
import { SalesDesk } from '@/features/leads/ui/desk/sales-desk'
import { SalesLink } from '@/features/leads/ui/desk/sales-link'
import { DeskFrame, languageOf, textOf } from './desk-frame'

/** The sales desk in the back office: my work first, then lists, one lead, the team, figures and deliveries. */
export async function SalesView(props: AdminViewServerProps) {
  const { initPageResult, searchParams = {} } = props
  const desk = await readSalesDesk(await headers(), searchParams)
  if (!desk) redirect('/admin')
  return (
    <DeskFrame {...props}>
      <SalesDesk
        language={languageOf(initPageResult.req.i18n.language)}
        {...desk}
        fault={textOf(searchParams.fault)}
        typed={textOf(searchParams.typed)}
      />
    </DeskFrame>
  )
}

/** The link to the sales desk in the menu, for the staff who work there. */
export async function SalesNavLink({ i18n }: ServerProps) {
  return (await maySeeDesk(await headers())) ? <SalesLink language={languageOf(i18n.language)} /> : null
}
