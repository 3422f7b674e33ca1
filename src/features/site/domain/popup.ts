import type { LinkTarget } from '@/features/routing'
import type { ImageSource } from '@/kernel/media/image'

/** The pages a popup is shown on, as editors choose. */
export type PopupPages = 'all' | 'home' | 'projects'

/** The type of the current page. */
export type PopupPage = 'home' | 'project' | 'other'

/** A full-screen popup in one language, as plain data: whether it is due is decided by the browser's clock. */
export interface Popup {
  id: number
  /** Shown once per browser. */
  campaign: string
  /** ISO 8601; the start is included, the end is not. */
  startsAt: string
  endsAt: string
  pages: PopupPages
  title: string
  text: string
  image: ImageSource | null
  imageTall: ImageSource | null
  button: { label: string; target: LinkTarget } | null
}

/** A popup as stored, in one language; the address of its button is not resolved yet. */
export interface StoredPopup extends Omit<Popup, 'button'> {
  buttonLabel: string
  address: string
}

const CAMPAIGN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a text is a valid campaign name: `songkran-2027`. */
export const isCampaign = (text: string): boolean => text.length <= 60 && CAMPAIGN.test(text)

/** Whether a popup's end has passed. */
export const isOver = (popup: Pick<Popup, 'endsAt'>, now: Date): boolean => Date.parse(popup.endsAt) <= now.getTime()

const SHOWS_ON: Record<PopupPages, (page: PopupPage) => boolean> = {
  all: () => true,
  home: (page) => page === 'home',
  projects: (page) => page === 'project',
}

/** The popup to show now: the newest that is due and that this browser has not seen. */
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
