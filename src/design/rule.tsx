import { classNames } from './class-names'

/** A hairline. `strong` is ink: the line things stand on. */
export function Rule({ strong = false, className }: { strong?: boolean; className?: string }) {
  return (
    <hr
      className={classNames('m-0 border-0 border-t', strong ? 'border-ink' : 'border-stone-200', className)}
    />
  )
}
