/** Our cookies as the browser shows them, by row of the policy. Dots stand for what differs from case to case. */
export const COOKIE_NAMES = {
  form: ['form_opened'],
  choice: ['cookie_choice'],
  language: ['locale'],
  source: ['adsrcid'],
  browser: ['browser'],
  session: ['member-session', 'NBHA'],
  known: ['member-known'],
  rounds: [
    'member-challenge',
    'member-passkey',
    'member-line',
    'member-line-pending',
    'member-invitation',
    'member-probe',
  ],
  back: ['NBH_BACKLINK'],
  booking: ['booking', 'booking_here'],
  turn: ['launch-turn'],
  staff: ['staff-token', 'staff-device-…', 'staff-passkey', 'staff-lng', 'staff-theme'],
} as const

/** Our own `localStorage` and `sessionStorage` keys, and those of the back office for staff. */
export const STORAGE_NAMES = {
  saved: ['shortlist'],
  searches: ['recent_searches'],
  toPlace: ['to_place'],
  visits: ['project_visits'],
  furniture: ['plan:…'],
  kept: ['kept-pages', 'kept-private', 'kept-files'],
  popup: ['popup:…'],
  bars: ['closed_bars'],
  offer: ['language_offer_closed'],
  banner: ['register_floating_text', 'register_floating_background'],
  reload: ['reloaded-at'],
  typed: ['typed_before'],
  member: ['NBHA', 'NBH_OLMID', 'NBH_OLAID', 'NBH_OLMIMG'],
  source: ['adsrcid', 'adsrcid_until'],
  staff: ['edited-spot', '_payloadClipboard', 'payload-pending-success-toast', 'payload-forgot-password:staff'],
} as const
