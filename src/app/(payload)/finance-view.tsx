import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { maySeeFinance, readFinanceDesk, readPaymentForDesk, readSlipForDesk } from '@/features/payments/queries/desk'
import { FinanceDesk } from '@/features/payments/ui/finance-desk'
import { FinanceLink } from '@/features/payments/ui/finance-link'
import { PaymentDesk } from '@/features/payments/ui/payment-desk'
import { SlipDesk } from '@/features/payments/ui/slip-desk'
import { readOverdueHomes } from '@/features/purchases/queries/desk'
import { OverdueHomes } from '@/features/purchases/ui/overdue-homes'
import { DeskFrame, languageOf, textOf } from './desk-frame'

/** The desk of finance in the back office. Payments are no collection of Payload: it does not know their tables. */
export async function FinanceView(props: AdminViewServerProps) {
  const { initPageResult, searchParams = {} } = props
  const desk = await readFinanceDesk(await headers(), searchParams)
  if (!desk) redirect('/admin')
  const page = await readPaymentForDesk(await headers(), searchParams.payment)
  const language = languageOf(initPageResult.req.i18n.language)
  const slip = page ? null : await readSlipForDesk(await headers(), searchParams.slip)
  const { fault, amount, reason, line, note } = searchParams
  const refused = { fault: textOf(fault), amount: textOf(amount), reason: textOf(reason) }
  return (
    <DeskFrame {...props}>
      {page ? <PaymentDesk language={language} page={page} refused={refused} /> : null}
      {slip ? (
        <SlipDesk
          language={language}
          page={slip}
          refused={{ fault: textOf(fault), line: textOf(line), note: textOf(note) }}
        />
      ) : null}
      {page || slip ? null : <OverdueHomes language={language} payments={await readOverdueHomes(await headers())} />}
      {page || slip ? null : <FinanceDesk language={language} {...desk} />}
    </DeskFrame>
  )
}

/** The link to finance in the menu, for the staff who may see it. */
export async function FinanceNavLink({ i18n }: ServerProps) {
  return (await maySeeFinance(await headers())) ? <FinanceLink language={languageOf(i18n.language)} /> : null
}
