import type { PictureSource } from '@/kit/picture'
import type { LinkTarget } from './menu-address'

/** Where a popup shows, as editors choose it. */
export type PopupPages = 'all' | 'home' | 'projects'

/** What kind of page asks. */
export type PopupPage = 'home' | 'project' | 'other'

/** A full-screen message in one language, as plain data: the browser's clock decides whether it is time. */
export interface Popup {
  id: number
  /** Shown once to each browser. */
  campaign: string
  /** Moments in ISO 8601. From the first one on, up to but not at the second. */
  startsAt: string
  endsAt: string
  pages: PopupPages
  title: string
  text: string
  picture: PictureSource | null
  pictureTall: PictureSource | null
  button: { label: string; target: LinkTarget } | null
}

/** A popup as editors keep it, in one language; where its button leads still as they wrote it. */
export interface StoredPopup extends Omit<Popup, 'button'> {
  buttonLabel: string
  address: string
}

const CAMPAIGN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a text may name a campaign: `songkran-2027`. */
export const isCampaign = (text: string): boolean => text.length <= 60 && CAMPAIGN.test(text)

/** Whether a popup's time has passed. */
export const isOver = (popup: Pick<Popup, 'endsAt'>, now: Date): boolean => Date.parse(popup.endsAt) <= now.getTime()

const SHOWS_ON: Record<PopupPages, (page: PopupPage) => boolean> = {
  all: () => true,
  home: (page) => page === 'home',
  projects: (page) => page === 'project',
}

/** The popup a page shows now: of those whose time it is and that this browser has not seen, the newest. */
export function popupFor(
  now: Date,
  page: PopupPage,
  popups: readonly Popup[],
  seen: readonly string[] = [],
): Popup | null {
  const due = popups.filter(
    (popup) =>
      Date.parse(popup.startsAt) <= now.getTime() &&
      !isOver(popup, now) &&
      SHOWS_ON[popup.pages](page) &&
      !seen.includes(popup.campaign),
  )
  return due.reduce<Popup | null>(
    (newest, popup) => (newest && Date.parse(newest.startsAt) >= Date.parse(popup.startsAt) ? newest : popup),
    null,
  )
}
