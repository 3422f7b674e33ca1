import { readNamedCard } from '@/features/catalogue/queries/catalogue'
import { readLiveAvailability } from '@/features/catalogue/queries/live-availability'
import { namedEnquiries } from '@/features/leads'
import type { Locale } from '@/i18n/locales'
import { unitKey, unitOfKey } from '@/kernel/unit-key'

/** The unit of the address, as the project writes it; null where it has none of this name. */
export async function namedUnit(slug: string, key: unknown): Promise<string | null> {
  if (typeof key !== 'string' || key === '') return null
  const found = unitOfKey((await readLiveAvailability(slug))?.units ?? [], key)
  return found && unitKey(found)
}

/** What the address says was asked about: one project with its reference, or several `together` with theirs. */
export async function readEnquiries(locale: Locale, projects: unknown, references: unknown) {
  const named = namedEnquiries(projects, references)
  const cards = await Promise.all(named.map(({ slug }) => readNamedCard(locale, slug)))
  const known = named.flatMap(({ reference }, index) => {
    const card = cards[index]
    return card ? [{ card, title: card.title, reference }] : []
  })
  const isOne = named.length === 1
  return {
    project: isOne ? (known[0]?.card ?? null) : null,
    reference: isOne ? (named[0]?.reference ?? '') : '',
    together: isOne ? [] : known.map(({ title, reference }) => ({ title, reference })),
  }
}
