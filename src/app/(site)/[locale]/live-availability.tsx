import type { ComponentProps } from 'react'
import { AvailabilitySection } from '@/features/catalogue/ui/microsite/availability-section'
import { readOfferLines } from './offer-lines'

type Shown = ComponentProps<typeof AvailabilitySection>

/** The units of a project with what promotions give on them. */
export async function liveAvailability(
  locale: Shown['locale'],
  project: Shown['project'],
  bookingPath: Shown['bookingPath'],
) {
  const offers = await readOfferLines(locale, project.slug)
  return <AvailabilitySection {...{ locale, project, bookingPath, offers }} />
}
