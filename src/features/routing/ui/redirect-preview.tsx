import type { ToolWord } from './tool-words'

/** One row of an import preview. */
export interface PreviewedRow {
  row: number
  from: string
  locale: string
  kind: 'redirect' | 'removed'
  to: string | null
  isActive: boolean
  fate: 'new' | 'changed' | 'same' | 'refused'
  fault: string | null
}

/** The preview of an import, row by row. */
export function RedirectPreview({ rows, say }: { rows: PreviewedRow[]; say: (word: ToolWord) => string }) {
  return (
    <div className="redirect-tools__table">
      <table>
        <thead>
          <tr>
            <th scope="col">{say('columnRow')}</th>
            <th scope="col">{say('columnFrom')}</th>
            <th scope="col">{say('columnLocale')}</th>
            <th scope="col">{say('columnTo')}</th>
            <th scope="col">{say('columnFate')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, from, locale, kind, to, isActive, fate, fault }) => (
            <tr data-fate={fate} key={row}>
              <td>{row}</td>
              <td>{from}</td>
              <td>{locale}</td>
              <td>{kind === 'removed' ? say('removed') : to}</td>
              <td>
                {say(fate)}
                {!isActive && `, ${say('off')}`}
                {fault !== null && `: ${fault}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
