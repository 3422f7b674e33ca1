import type { ReactNode } from 'react'
import { readLanguages } from '@/features/site/queries/languages'
import { EventLayout } from '@/features/site/ui/layouts/event-layout'
import { pageLocale } from '@/i18n/page-locale'

interface Props {
  children: ReactNode
  params: Promise<{ locale: string }>
}

/** The layout of event registrations (A4.1). */
export default async function EventRegister({ children, params }: Props) {
  return (
    <EventLayout locale={await pageLocale(params)} languages={readLanguages()}>
      {children}
    </EventLayout>
  )
}
