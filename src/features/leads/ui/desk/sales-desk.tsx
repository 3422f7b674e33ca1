import type { StaffLanguage } from '@/i18n/staff-formats'
import type { CrmDelivery } from '../../domain/desk/crm'
import type { DeskLead, DeskLeadPage, Seller } from '../../domain/desk/desk-lead'
import type { Cursor, DeskFilter } from '../../domain/desk/desk-lists'
import type { Figures } from '../../domain/desk/figures'
import type { QuickAnswer } from '../../domain/desk/quick-answer'
import { Deliveries } from './deliveries'
import { type Counts, DeskShell } from './desk-shell'
import { type SalesWords, salesWords } from './desk-words'
import { FiguresPage } from './figures'
import { LeadList } from './lead-list'
import { LeadScreen } from './lead-screen'
import { MyWork } from './lead-table'
import { Team } from './team'

interface Named {
  id: number
  name: string
}

/** One page of the desk with what it shows. */
type Page =
  | { kind: 'home'; sections: readonly { list: 'late' | 'due' | 'new'; leads: readonly DeskLead[] }[] }
  | {
      kind: 'list'
      filter: DeskFilter
      leads: readonly DeskLead[]
      next: Cursor | null
      projects: readonly Named[]
      team: readonly Seller[]
    }
  | { kind: 'lead'; lead: DeskLeadPage; answers: readonly QuickAnswer[]; team: readonly Seller[] }
  | {
      kind: 'team'
      team: readonly Seller[]
      projects: readonly Named[]
      staff: readonly (Named & { isSupervisor: boolean })[]
    }
  | { kind: 'figures'; figures: Figures }
  | { kind: 'crm'; deliveries: readonly CrmDelivery[] }

interface Rights {
  work: boolean
  assign: boolean
  team: boolean
  deliveries: boolean
}

interface SalesDeskProps {
  language: StaffLanguage
  page: Page
  rights: Rights
  work: { late: number; new: number; nobody: number; duplicates: number; dueOfMine: number }
  now: Date
  fault: string
  typed: string
}

const dayIn = (now: Date) => new Date(now.getTime() + 7 * 3_600_000).toISOString().slice(0, 10)

/** The sales desk of the back office: the asked page in its frame. */
export function SalesDesk({ language, page, rights, work, now, fault, typed }: SalesDeskProps) {
  const t = salesWords(language)
  const { late, new: fresh, nobody, duplicates } = work
  const counts: Counts = { late, new: fresh, nobody, duplicates }
  return (
    <DeskShell
      t={t}
      rights={rights}
      counts={counts}
      at={page.kind === 'list' ? page.filter.list : page.kind}
      fault={fault}
      typed={typed}
    >
      <PageOf t={t} page={page} rights={rights} today={dayIn(now)} />
    </DeskShell>
  )
}

function PageOf({ t, page, rights, today }: { t: SalesWords; page: Page; rights: Rights; today: string }) {
  switch (page.kind) {
    case 'home':
      return <MyWork t={t} sections={page.sections} today={today} />
    case 'list':
      return <LeadList {...page} t={t} rights={rights} today={today} />
    case 'lead':
      return <LeadScreen {...page} t={t} rights={rights} today={today} />
    case 'team':
      return <Team {...page} t={t} rights={rights} today={today} />
    case 'figures':
      return <FiguresPage t={t} figures={page.figures} />
    case 'crm':
      return <Deliveries t={t} deliveries={page.deliveries} />
  }
}
