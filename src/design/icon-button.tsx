import { classNames } from './class-names'
import { Icon, type IconName } from './icon'

interface IconButtonProps {
  icon: IconName
  label: string
  onPress: () => void
  /** Nothing further this way. It keeps the focus all the same. */
  isOff?: boolean
  className?: string
}

/** A square with an arrow, in the colour of the text around it. */
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
