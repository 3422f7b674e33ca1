import { classNames } from '../show/class-names'
import { Icon, type IconName } from '../show/icon'

interface IconButtonProps {
  icon: IconName
  label: string
  onPress: () => void
  /** Disabled at the end of a sequence, but still focusable. */
  isOff?: boolean
  className?: string
}

/** A square arrow button in the current text colour. */
export function IconButton({ icon, label, onPress, isOff = false, className }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
      className={classNames(
        'inline-flex size-target shrink-0 items-center justify-center border border-current transition-opacity aria-disabled:opacity-30',
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  )
}
