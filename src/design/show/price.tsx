import { classNames } from './class-names'

interface PriceProps {
  /** "From", "Monthly"… */
  label?: string
  /** The formatted amount with its unit, or the text for "on request". */
  value: string
  /** What it was before a promotion, in words, on a line of its own. Empty: nothing. */
  before?: string
  size?: 'body' | 'h3' | 'h2'
  className?: string
}

const SIZE = { body: 'text-body', h3: 'text-h3', h2: 'text-h2' } as const

/** An amount with tabular figures that never breaks over two lines. */
export function Price({ label, value, before, size = 'body', className }: PriceProps) {
  return (
    <span className={classNames('inline-flex flex-wrap items-baseline gap-x-2', className)}>
      {label ? <span className="text-small text-stone-600">{label}</span> : null}
      <span className={classNames('font-semibold whitespace-nowrap tabular-nums', SIZE[size])}>{value}</span>
      {before ? <span className="w-full text-small text-stone-600 tabular-nums">{before}</span> : null}
    </span>
  )
}
