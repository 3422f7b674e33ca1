import { classNames } from './class-names'

interface PriceProps {
  /** "From", "Monthly"… */
  label?: string
  /** The formatted amount with its unit, or the text for "on request". */
  value: string
  size?: 'body' | 'h3' | 'h2'
  className?: string
}

const SIZE = { body: 'text-body', h3: 'text-h3', h2: 'text-h2' } as const

/** An amount with tabular figures that never breaks over two lines. */
export function Price({ label, value, size = 'body', className }: PriceProps) {
  return (
    <span className={classNames('inline-flex flex-wrap items-baseline gap-x-2', className)}>
      {label ? <span className="text-small text-stone-600">{label}</span> : null}
      <span className={classNames('font-semibold whitespace-nowrap tabular-nums', SIZE[size])}>{value}</span>
    </span>
  )
}
