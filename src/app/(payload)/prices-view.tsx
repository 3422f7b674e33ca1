import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { maySeePrices, readPlanForDesk, readPricesDesk, readUnitForDesk } from '@/features/prices/queries/desk'
import { PlanDesk, UnitPrices } from '@/features/prices/ui/plan-desk'
import { PricesDesk } from '@/features/prices/ui/prices-desk'
import { PricesLink } from '@/features/prices/ui/prices-link'
import { DeskFrame, languageOf, textOf } from './desk-frame'

/** The units that were ticked when something was refused; null before anything was. */
const tickedOf = (value: unknown) =>
  typeof value === 'string' ? new Set(value.split(' ').filter(Boolean).map(Number)) : null

/** Planned prices in the back office: all of them, one plan, or every price of a unit. */
export async function PricesView(props: AdminViewServerProps) {
  const { initPageResult, searchParams = {} } = props
  const desk = await readPricesDesk(await headers(), searchParams)
  if (!desk) redirect('/admin')
  const language = languageOf(initPageResult.req.i18n.language)
  const page = await readPlanForDesk(await headers(), searchParams.plan)
  const unit = page ? null : await readUnitForDesk(await headers(), searchParams.unit)
  const fault = textOf(searchParams.fault)
  const refused = {
    fault,
    units: tickedOf(searchParams.units),
    typed: (name: string) => textOf(searchParams[name]),
  }
  return (
    <DeskFrame {...props}>
      {page ? <PlanDesk language={language} page={page} refused={{ fault, reason: refused.typed('reason') }} /> : null}
      {unit ? <UnitPrices language={language} unit={unit} /> : null}
      {page || unit ? null : <PricesDesk language={language} {...desk} refused={refused} />}
    </DeskFrame>
  )
}

/** The link to planned prices in the menu, for the staff who may see them. */
export async function PricesNavLink({ i18n }: ServerProps) {
  return (await maySeePrices(await headers())) ? <PricesLink language={languageOf(i18n.language)} /> : null
}
