import { DeskFacts } from '@/design/back-office/desk-facts'
import { DeskTabs } from '@/design/back-office/desk-list'
import { DeskTable } from '@/design/back-office/desk-table'
import { FIGURE_DAYS, type Figure, type Figures } from '../../domain/desk/figures'
import { BarChart } from './bar-chart'
import { type OfficeWords, officeWords, type SalesWords } from './desk-words'
import { staffDay } from './lead-table'

const GROUPS = ['day', 'project', 'source', 'language'] as const
type Group = (typeof GROUPS)[number]

/** How the desk does, each chart with the table of its figures beside it. */
export function FiguresPage({ t, figures }: { t: SalesWords; figures: Figures }) {
  const o = officeWords(t.language)
  const { total } = figures
  const share = total.contacted > 0 ? Math.round((total.inTime / total.contacted) * 100) : null
  return (
    <>
      <h1>{t.figures}</h1>
      <DeskTabs
        tabs={FIGURE_DAYS.map((days) => ({
          href: `/admin/sales?view=figures&days=${days}`,
          text: `${days} ${o.days}`,
          isShown: days === figures.days,
        }))}
      />
      <DeskFacts
        facts={[
          [o.asked, total.asked],
          [o.waiting, total.waiting],
          [o.late, total.late],
          [o.contacted, share === null ? total.contacted : `${total.contacted} (${share}% ${o.inTime})`],
        ]}
      />
      <p>{o.note}</p>
      {GROUPS.map((group) => (
        <FigureGroup key={group} {...{ t, o, group }} rows={figures.by[group]} />
      ))}
    </>
  )
}

function FigureGroup({ t, o, group, rows }: { t: SalesWords; o: OfficeWords; group: Group; rows: readonly Figure[] }) {
  const nameOf = ({ name }: Figure) => (group === 'day' ? staffDay(t.language, name) : name || o.unknown)
  const named = rows.map((row) => ({ ...row, name: nameOf(row) }))
  return (
    <section aria-labelledby={`by-${group}`}>
      <h2 id={`by-${group}`}>{o.by[group]}</h2>
      <div className="sales-desk-figure">
        <BarChart title={`${o.by[group]}: ${o.chart}`} rows={named.slice(0, 31)} />
        <DeskTable
          columns={[
            { key: 'name', head: o.of[group], isName: true, cell: ({ name }) => name },
            { key: 'asked', head: o.asked, isNumber: true, cell: ({ asked }) => asked },
            { key: 'waiting', head: o.waiting, isNumber: true, cell: ({ waiting }) => waiting },
            { key: 'late', head: o.late, isNumber: true, cell: ({ late }) => late },
          ]}
          rows={named.filter(({ asked }) => group !== 'day' || asked > 0)}
          keyOf={({ key }) => key}
        />
      </div>
    </section>
  )
}
