import { DeskFacts } from '@/design/desk-facts'
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
      <ul className="desk-links">
        {FIGURE_DAYS.map((days) => (
          <li key={days}>
            <a
              className="desk-button"
              href={`/admin/sales?view=figures&days=${days}`}
              aria-current={days === figures.days ? 'page' : undefined}
            >
              {days} {o.days}
            </a>
          </li>
        ))}
      </ul>
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
        <table>
          <thead>
            <tr>
              <th scope="col">{o.of[group]}</th>
              {[o.asked, o.waiting, o.late].map((column) => (
                <th key={column} scope="col" data-number="">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {named
              .filter(({ asked }) => group !== 'day' || asked > 0)
              .map((row) => (
                <tr key={row.key}>
                  <th scope="row">{row.name}</th>
                  <td data-number="">{row.asked}</td>
                  <td data-number="">{row.waiting}</td>
                  <td data-number="">{row.late}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
