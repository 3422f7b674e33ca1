import { SelectField, type SelectOption } from '@/design/form/field'
import { controlClass } from '@/design/form/field-frame'
import { CHOICE_LINKS, ChoiceLink } from '@/design/show/choice-link'
import { Icon } from '@/design/show/icon'
import type { Choice } from '@/features/catalogue'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** Links under a common heading. */
export interface BrowseGroup {
  label: string
  choices: readonly (Pick<Choice, 'value' | 'label' | 'url' | 'isOutside'> & { id: number | string })[]
}

interface BrowseMenuProps {
  locale: Locale
  /** The search parameter that this menu sets. */
  name: 'place' | 'line'
  label: string
  empty: string
  options: readonly SelectOption[]
  groups: readonly BrowseGroup[]
}

/** Marks a closed menu whose filter is set. */
const CHOSEN =
  'group-has-[option:checked:not([value=""])]/menu:border-2 group-has-[option:checked:not([value=""])]/menu:font-semibold'

/** A menu of the filter bar: values that narrow the search, and links to landing pages. */
export function BrowseMenu({ locale, name, label, empty, options, groups }: BrowseMenuProps) {
  const t = words(locale, 'results')
  return (
    <details name="site-search-menu" data-menu className="group/menu min-w-0">
      <summary className="flex cursor-pointer list-none flex-col gap-1 [&::-webkit-details-marker]:hidden">
        <span className="font-medium">{label}</span>
        <span className={`${controlClass(null)} ${CHOSEN} group-open/menu:border-ink`}>
          <span className="flex items-center justify-between gap-3">
            <span className="truncate">{t('menu.choose')}</span>
            <Icon name="down" className="size-4 group-open/menu:rotate-180" />
          </span>
        </span>
      </summary>
      <div className="mt-1 flex max-h-dropdown flex-col gap-4 overflow-y-auto border border-ink bg-paper p-4 sm:absolute sm:inset-x-0 sm:top-full sm:z-20">
        <SelectField
          name={name}
          id={`site-search-${name}`}
          label={label}
          empty={empty}
          options={options}
          className="shrink-0"
        />
        {groups.map((group) => (
          <Group key={group.label} locale={locale} group={group} />
        ))}
      </div>
    </details>
  )
}

function Group({ locale, group: { label, choices } }: { locale: Locale; group: BrowseGroup }) {
  const outside = words(locale, 'landing')('outside')
  if (choices.length === 0) return null
  return (
    <nav aria-label={label} className="border-t border-stone-200 pt-2">
      <p aria-hidden="true" className="text-small text-stone-600">
        {label}
      </p>
      <ul className={`grid gap-x-6 sm:grid-cols-2 ${CHOICE_LINKS}`}>
        {choices.map(({ id, url, label: text, isOutside }) => (
          <li key={id}>
            <ChoiceLink href={url} outside={isOutside ? outside : null}>
              {text}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
