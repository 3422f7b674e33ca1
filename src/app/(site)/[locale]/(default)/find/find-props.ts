import type { Query } from '@/features/addresses'

/** What the two pages that find homes are asked with. */
export interface FindProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<Exclude<Query, string>>
}
