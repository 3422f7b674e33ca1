import '../style/motion.css'
import { classNames } from './class-names'

/** A loading spinner. The text beside it says what is loading. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className={classNames('turning shrink-0', className ?? 'size-6')}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="12" cy="12" r="10" className="opacity-25" />
      <path d="M12 2a10 10 0 0 1 10 10" />
    </svg>
  )
}
