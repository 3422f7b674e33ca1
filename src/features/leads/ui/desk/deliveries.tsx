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
        <table>
          <thead>
            <tr>
              {[o.when, o.event, o.lead, o.result, o.attempts, o.replay].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {deliveries.map((delivery) => (
              <tr key={delivery.id}>
                <td>{staffTime(t.language, delivery.at)}</td>
                <td>{o.events[delivery.event]}</td>
                <th scope="row">
                  <a href={leadPath(delivery.lead)}>{delivery.lead}</a>
                </th>
                <td>{outcomeOf(o, t, delivery)}</td>
                <td>{delivery.attempts}</td>
                <td>
                  <form action={takeDeskStep}>
                    <input type="hidden" name="back" value="/admin/sales?view=crm" />
                    <input type="hidden" name="delivery" value={delivery.id} />
                    <button type="submit" name="step" value="replay" aria-label={`${o.replay}: ${delivery.lead}`}>
                      {o.replay}
                    </button>
                  </form>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </>
  )
}

function outcomeOf(o: OfficeWords, t: SalesWords, { deliveredAt, lastFault, lastStatus }: CrmDelivery): string {
  if (deliveredAt) return `${o.delivered} · ${staffTime(t.language, deliveredAt)}`
  if (!lastFault) return o.waits
  return `${o.waits} · ${o.faults[lastFault]}${lastStatus ? ` (${lastStatus})` : ''}`
}
