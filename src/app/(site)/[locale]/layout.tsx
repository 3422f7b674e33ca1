import '@/design/style/base.css'
import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { ReplayEarlyPresses } from '@/design/form/early-presses'
import { SoftNavigation } from '@/design/layer/soft-navigation'
import { markOfDrawings } from '@/design/media/drawings'
import { WordMarkShapes } from '@/design/show/word-mark'
import { RaiseEvents } from '@/features/analytics/ui/raise-events'
import { KeepSourceCopy } from '@/features/routing/ui/keep-source-copy'
import { readFullReloadPages } from '@/features/transit/queries/map-setting'
import { HTML_LANG, isLocale } from '@/i18n/locales'
import { rememberLocale } from '@/i18n/request-locale'
import { RECORD_EARLY_PRESSES } from '@/kernel/form/early-presses'
import { env } from '@/platform/process/env'

export const metadata: Metadata = {
  metadataBase: new URL(env.publicUrl),
  title: { default: 'noble & nue', template: '%s · noble & nue' },
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/favicon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
  formatDetection: { telephone: false },
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#fbf9f5' }

export const dynamicParams = true

/** Nothing is made when building: the content is in the database, and pages are made when first asked for. */
export const generateStaticParams = () => []

interface Props {
  children: ReactNode
  params: Promise<{ locale: string }>
}

export default async function SiteLayout({ children, params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  rememberLocale(locale)
  return (
    <html lang={HTML_LANG[locale]} style={markOfDrawings(locale)}>
      <body>
        <script>{RECORD_EARLY_PRESSES}</script>
        <WordMarkShapes />
        {children}
        <SoftNavigation apart={readFullReloadPages(locale)} />
        <KeepSourceCopy />
        <RaiseEvents />
        <ReplayEarlyPresses />
      </body>
    </html>
  )
}
