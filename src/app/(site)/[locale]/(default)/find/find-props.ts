import type { Query } from '@/features/routing'

/** Props of the two finder pages. */
export interface FindProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<Exclude<Query, string>>
}
