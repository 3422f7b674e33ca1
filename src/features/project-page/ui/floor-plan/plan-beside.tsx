import type { CSSProperties } from 'react'
import { ArrowLink } from '@/design/show/link'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { fromOf } from '@/kernel/price'
import { unitKey } from '@/kernel/unit-key'
import type { FloorPlan } from '../../domain/chosen-plan'
import { formOf } from '../microsite/stage'
import { TypePlans, widestOf } from '../microsite/unit-types'
import { micrositeWords } from '../microsite/words'
import { CostLink } from './plan-facts'
import { planWords } from './words'
import '../microsite/plans.css'

/** The plan of a unit beside its price, with the ways to all its costs and to the plan to measure and furnish. */
export function PlanBeside({ locale, plan }: { locale: Locale; plan: FloorPlan }) {
  const { project, type, unit } = plan
  const query = unit ? `?unit=${encodeURIComponent(unitKey(unit))}` : ''
  const size = { '--plan-widest': widestOf([type]) } as CSSProperties
  return (
    <div className="flex flex-col gap-5" style={size}>
      <div className="[container:plan/inline-size]">
        <TypePlans locale={locale} type={type} t={micrositeWords(locale)} />
      </div>
      <CostLink locale={locale} plan={plan} price={unit && fromOf(unit.price)} />
      <p className="print:hidden">
        <ArrowLink href={pagePath(locale, 'floor-plan', { slug: project.slug }) + query}>
          {planWords(locale)('site.openType', { kind: formOf(project) })}
        </ArrowLink>
      </p>
    </div>
  )
}
