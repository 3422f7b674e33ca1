import { type DeskColumn, DeskTable } from '@/design/back-office/desk-table'
import { staffTime } from '@/i18n/staff-formats'
import { takeDeskStep } from '../../actions/desk-steps'
import type { CrmDelivery } from '../../domain/desk/crm'
import { type OfficeWords, officeWords, type SalesWords } from './desk-words'
import { leadPath } from './lead-table'

/** What the CRM was told, those that wait on top, each to be sent again. */
export function Deliveries({ t, deliveries }: { t: SalesWords; deliveries: readonly CrmDelivery[] }) {
  const o = officeWords(t.language)
  return (
    <>
      <h1>{o.deliveries}</h1>
      <p>{deliveries.length > 0 ? o.deliveriesNote : o.noDeliveries}</p>
      {deliveries.length > 0 ? (
        <DeskTable columns={deliveryColumns(t, o)} rows={deliveries} keyOf={({ id }) => id} />
      ) : null}
    </>
  )
}

const deliveryColumns = (t: SalesWords, o: OfficeWords): readonly DeskColumn<CrmDelivery>[] => [
  { key: 'when', head: o.when, cell: ({ at }) => staffTime(t.language, at) },
  { key: 'event', head: o.event, cell: ({ event }) => o.events[event] },
  { key: 'lead', head: o.lead, isName: true, cell: ({ lead }) => <a href={leadPath(lead)}>{lead}</a> },
  { key: 'result', head: o.result, cell: (delivery) => outcomeOf(o, t, delivery) },
  { key: 'attempts', head: o.attempts, cell: ({ attempts }) => attempts },
  {
    key: 'replay',
    head: o.replay,
    cell: ({ id, lead }) => (
      <form action={takeDeskStep}>
        <input type="hidden" name="back" value="/admin/sales?view=crm" />
        <input type="hidden" name="delivery" value={id} />
        <button type="submit" name="step" value="replay" aria-label={`${o.replay}: ${lead}`}>
          {o.replay}
        </button>
      </form>
    ),
  },
]

function outcomeOf(o: OfficeWords, t: SalesWords, { deliveredAt, lastFault, lastStatus }: CrmDelivery): string {
  if (deliveredAt) return `${o.delivered} · ${staffTime(t.language, deliveredAt)}`
  if (!lastFault) return o.waits
  return `${o.waits} · ${o.faults[lastFault]}${lastStatus ? ` (${lastStatus})` : ''}`
}
