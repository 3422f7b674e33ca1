import { type PostedLists, postedTexts } from '@/kernel/form/posted-form'
import { BRANDS, type Brand, GROUPS, type Group } from '@/kernel/vocabulary'

/** What a member looks for: the answers of the questionnaire. */
export interface Preferences {
  brands: Brand[]
  groups: Group[]
  /** The highest price in baht; null when it was left open. */
  budget: number | null
  when: When | null
}

/** When somebody wants to move. */
export const WHENS = ['now', 'half-year', 'year', 'later'] as const
export type When = (typeof WHENS)[number]

/** The budgets to choose from, in baht. */
export const BUDGETS = [3_000_000, 5_000_000, 10_000_000, 20_000_000] as const

/** The choices that the form posts. Anything that was not offered is dropped. */
export function readPreferences(data: PostedLists): Preferences {
  const posted = (name: string) => postedTexts(data, name)
  return {
    brands: BRANDS.filter((brand) => posted('brands').includes(brand)),
    groups: GROUPS.filter((group) => posted('groups').includes(group)),
    budget: BUDGETS.find((budget) => posted('budget').includes(String(budget))) ?? null,
    when: WHENS.find((when) => posted('when').includes(when)) ?? null,
  }
}
