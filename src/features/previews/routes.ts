import { type Route, STAFF_PAGE } from '@/kernel/route'

/** The way in to all previews (S2§2.5). */
export const routes = [
  { name: 'all-previews-preview', pattern: 'preview', ...STAFF_PAGE },
] as const satisfies readonly Route[]
