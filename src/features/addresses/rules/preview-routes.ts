/** What all drafts have in common: made anew for each member of staff, in no index, kept by nobody (A2.12). */
export const STAFF_PAGE = { reads: ['token'], tags: [], isShared: false, audience: 'staff', isIndexed: false } as const

const preview = <Name extends string, Pattern extends string>(name: Name, pattern: Pattern, ...twins: string[]) => ({
  name,
  pattern,
  twins,
  ...STAFF_PAGE,
})

/**
 * The drafts of pages that are not built yet (S2§2.3, S2§2.4): nothing may be seen of them, so they answer 404. Whoever
 * builds such a page gives its row a page of its own. Each name ends with `-preview`: by that the front door knows
 * what staff may open while the site is closed.
 */
export const PREVIEW_ROUTES = [
  preview('all-previews-preview', 'preview'),
  preview('mainpage-preview', 'mainpage/preview'),
  preview('promotions-preview', 'promotion/preview'),
  preview('promotion-page-preview', 'promotion/{slug}/preview'),
  preview('questionnaires-preview', 'questionnaires/preview'),
  preview('responsibility-preview', 'about/responsibility/preview', 'responsibility/preview'),
  preview('noble-id-preview', 'noble-id/preview'),
  { ...preview('event-preview', 'events/{code=}/preview', 'event/{code=}/preview'), layout: 'event' },
  preview('landing-page-preview', 'landing-page/{id}/preview'),
  preview('register-page-preview', 'register-page/{id}/preview'),
] as const
