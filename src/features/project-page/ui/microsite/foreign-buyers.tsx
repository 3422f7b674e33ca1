import { Container } from '@/design/show/container'
import { phrased } from '@/design/show/phrased'
import type { ProjectPage, UnitType } from '@/features/catalogue'
import { buildingText, dayText, foreignWords, lettingText } from '@/features/catalogue/ui'
import type { Locale } from '@/i18n/locales'
import { isForSale } from './stage'

type Facts = Pick<ProjectPage, 'group' | 'quotas' | 'unitTypes' | 'badge' | 'isCurrent'>

const lettable = (types: readonly UnitType[]) =>
  types.flatMap(({ rent, price }) => (rent ? [{ rent: rent.monthly, price }] : []))

/** What is left of the quota of each building under its law, or how a house can be held instead. */
function tenure(locale: Locale, { group, quotas }: Facts): { facts: string[]; note: string } | null {
  const t = foreignWords(locale)
  if (group !== 'Condominium') return { facts: [], note: t(group === 'Land' ? 'foreign.land' : 'foreign.house') }
  if (quotas.length === 0) return null
  const facts = quotas.map((quota) => {
    const text = buildingText(locale, quota)
    return quotas.length === 1 ? text : t('foreign.inBuilding', { building: quota.building, text })
  })
  return { facts, note: t('foreign.law') }
}

/** The rents of a project in one line, with their source, their day and what the yield leaves out. */
function letting(locale: Locale, { unitTypes }: Facts): { facts: string[]; note: string } | null {
  const [known] = unitTypes.flatMap(({ rent }) => rent ?? [])
  if (!known) return null
  const { source, asOf } = known
  const note = foreignWords(locale)('foreign.source', { source, date: dayText(locale, asOf) })
  return { facts: [lettingText(locale, lettable(unitTypes))], note }
}

/**
 * What buyers from abroad and investors ask first: the quota left with its day, rent and yield with their source, each with
 * its condition. Nothing where nothing is known.
 */
export function ForeignBuyers({ locale, project }: { locale: Locale; project: Facts }) {
  const [held, rents] = [tenure(locale, project), letting(locale, project)]
  const parts = [held, rents].filter((part) => part !== null)
  const kind = held && rents ? 'both' : held ? 'foreign' : 'letting'
  if (!isForSale(project) || parts.length === 0) return null
  return (
    <Container>
      <section aria-labelledby="foreign-buyers" className="flex flex-col gap-4 border-t border-stone-200 py-5">
        <h2 id="foreign-buyers" className="text-h3 font-semibold">
          {phrased(foreignWords(locale)('foreign.title', { kind }))}
        </h2>
        <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
          {parts.map(({ facts, note }) => (
            <div key={note} className="flex flex-col gap-1">
              {facts.map((fact) => (
                <p key={fact} className="tabular-nums">
                  {fact}
                </p>
              ))}
              <p className="max-w-prose text-small text-stone-600">{note}</p>
            </div>
          ))}
        </div>
      </section>
    </Container>
  )
}
