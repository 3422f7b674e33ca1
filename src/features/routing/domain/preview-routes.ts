import { STAFF_PAGE } from '@/kernel/route'

const preview = <Name extends string, Pattern extends string>(name: Name, pattern: Pattern, ...aliases: string[]) => ({
  name,
  pattern,
  aliases,
  ...STAFF_PAGE,
})

/**
 * Drafts of pages that are not built yet (S2§2.3, S2§2.4) answer 404. Whoever builds such a page gives its row a page.
 * Each name ends in `-preview`: by it the gateway knows what staff may open while the site is closed.
 */
export const PREVIEW_ROUTES = [
  preview('mainpage-preview', 'mainpage/preview'),
  preview('questionnaires-preview', 'questionnaires/preview'),
  preview('responsibility-preview', 'about/responsibility/preview', 'responsibility/preview'),
  { ...preview('event-preview', 'events/{code=}/preview', 'event/{code=}/preview'), layout: 'event' },
  preview('landing-page-preview', 'landing-page/{id}/preview'),
  preview('register-page-preview', 'register-page/{id}/preview'),
] as const
