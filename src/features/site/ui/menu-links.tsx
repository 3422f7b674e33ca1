import { classNames } from '@/design/show/class-names'
import { Icon } from '@/design/show/icon'
import { Link } from '@/design/show/link'
import { HTML_LANG } from '@/i18n/locales'
import type { MenuEntry } from '../domain/menu'

/** A menu entry: a link, or plain text for a heading. */
export function MenuLink({ entry, className }: { entry: MenuEntry; className?: string }) {
  const { target, text } = entry
  const lang = HTML_LANG[entry.lang]
  if (!target) {
    return (
      <span lang={lang} className={className}>
        {text}
      </span>
    )
  }
  return (
    <Link
      href={target.href}
      lang={lang}
      data-for-members={entry.forMembers ?? undefined}
      {...(target.isExternal ? { target: '_blank', rel: 'noopener' } : {})}
      className={classNames('soft-link', className)}
    >
      {text}
      {target.isExternal ? <Icon name="external" className="ms-2 size-4 text-stone-600" /> : null}
    </Link>
  )
}

/** The entries of a group and their entries: a heading with links below it wherever there is a third level (A4.3). */
export function MenuLinks({ entry }: { entry: MenuEntry }) {
  const plain = entry.list.filter((child) => child.list.length === 0)
  const deep = entry.list.filter((child) => child.list.length > 0)
  return (
    <div className="flex flex-col gap-6">
      {entry.target || plain.length > 0 ? (
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {entry.target ? <Entry entry={{ ...entry, list: [] }} isStrong /> : null}
          {plain.map((child) => (
            <Entry key={child.text} entry={child} />
          ))}
        </ul>
      ) : null}
      {deep.map((child) => (
        <div key={child.text} className="border-t border-stone-200 pt-4">
          <MenuLink entry={child} className="inline-flex min-h-target items-center text-h3 font-medium" />
          <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
            {child.list.map((leaf) => (
              <Entry key={leaf.text} entry={leaf} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Entry({ entry, isStrong = false }: { entry: MenuEntry; isStrong?: boolean }) {
  return (
    <li>
      <MenuLink entry={entry} className={classNames('menu-link', isStrong && 'font-semibold')} />
    </li>
  )
}
