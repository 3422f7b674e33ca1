import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'

interface AccordionProps {
  items: readonly { id: string; title: ReactNode; body: ReactNode; open?: boolean }[]
  /** Items with the same name: opening one closes the others. */
  name?: string
  className?: string
}

/** Native disclosure items. They work without scripts, and find-in-page finds closed text. */
export function Accordion({ items, name, className }: AccordionProps) {
  return (
    <div className={classNames('border-b border-stone-200', className)}>
      {items.map((item) => (
        <details
          key={item.id}
          id={item.id}
          name={name}
          open={item.open}
          className="group/item border-t border-stone-200"
        >
          <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-5 py-4 text-h3 [&::-webkit-details-marker]:hidden">
            <span>{item.title}</span>
            <Icon name="plus" className="size-5 group-open/item:hidden" />
            <Icon name="minus" className="hidden size-5 group-open/item:block" />
          </summary>
          <div className="max-w-prose pe-7 pb-5">{item.body}</div>
        </details>
      ))}
    </div>
  )
}
