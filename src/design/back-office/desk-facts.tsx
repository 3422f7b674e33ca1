import type { ReactNode } from 'react'

interface DeskFactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[]
  children?: ReactNode
}

/** Facts with their names on a page of the back office. */
export function DeskFacts({ facts, children }: DeskFactsProps) {
  return (
    <dl className="desk-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {children}
    </dl>
  )
}
