import type { ReactNode } from 'react'
import { EventLayout } from '@/features/content/ui/layouts/event-layout'
import { pageLocale } from '@/i18n/page-locale'
import { SERVED_LOCALES } from '@/platform/served-locales'

interface Props {
  children: ReactNode
  params: Promise<{ locale: string }>
}

/** The layout of event registrations (A4.1). */
export default async function EventRegister({ children, params }: Props) {
  return (
    <EventLayout locale={await pageLocale(params)} locales={SERVED_LOCALES}>
      {children}
    </EventLayout>
  )
}
