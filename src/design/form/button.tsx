import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../show/class-names'
import { Link } from '../show/link'

/** `primary` for the main action of a page, `quiet` beside it, `on-dark` on an ink or brand background. */
export type ButtonVariant = 'primary' | 'quiet' | 'on-dark'

const SHAPE =
  'inline-flex min-h-target items-center justify-center gap-2 rounded-control border px-5 py-2 text-center ' +
  'font-medium transition-colors disabled:cursor-not-allowed disabled:border-stone-200 disabled:bg-stone-200 ' +
  'disabled:text-stone-600 aria-disabled:opacity-60'

const VARIANT: Record<ButtonVariant, string> = {
  primary: 'border-accent bg-accent text-white hover:border-accent-strong hover:bg-accent-strong',
  quiet: 'border-current bg-transparent text-ink hover:border-ink hover:bg-ink hover:text-paper',
  'on-dark': 'border-paper bg-paper text-ink hover:border-white hover:bg-white',
}

interface Look {
  variant?: ButtonVariant
  children: ReactNode
}

/** The classes of a button. */
export const buttonClass = (variant: ButtonVariant): string => classNames(SHAPE, VARIANT[variant])

/** A button that acts on the page. `type` defaults to `button`. */
export function Button({ variant = 'primary', type = 'button', className, ...rest }: Look & ComponentProps<'button'>) {
  return <button type={type} className={classNames(buttonClass(variant), className)} {...rest} />
}

/** A link with the look of a button. */
export function ButtonLink({ variant = 'primary', className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className={classNames(buttonClass(variant), className)} {...rest} />
}
