import type { Ref } from 'react'

interface ErrorSummaryProps {
  title: string
  /** `href` is `#` and the id of the field. */
  items: readonly { href: string; text: string }[]
  id?: string
  /** Lets a client-side form focus the summary after a refused submit. */
  ref?: Ref<HTMLDivElement>
}

/** The errors of a form, each linking to its field. Renders nothing without errors. */
export function ErrorSummary({ title, items, id = 'error-summary', ref }: ErrorSummaryProps) {
  if (items.length === 0) return null
  return (
    <div ref={ref} id={id} role="alert" tabIndex={-1} className="border-s-4 border-danger bg-white p-5">
      <h2 className="font-semibold">{title}</h2>
      <ul className="pt-2">
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href} className="inline-block py-1 font-medium text-danger underline underline-offset-4">
              {item.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
