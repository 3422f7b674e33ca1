import type { Metadata } from 'next'
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '@/design/show/icon'
import { formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { LiveRefresh } from './live-refresh'
import { ShowEdited } from './show-edited'

/** For every preview: not indexed, and no Referer to other sites, since its address may contain a token. */
export const PREVIEW_METADATA: Metadata = {
  robots: { index: false, follow: true },
  referrer: 'no-referrer',
}

// What is sticky below the header must be sticky below the preview bar too.
const HEIGHT_ABOVE = { '--above': 'var(--header-offset)' } as CSSProperties
const HEIGHT_WITH_LINE = { '--header-offset': 'calc(var(--above) + var(--spacing-target))' } as CSSProperties

interface PreviewFrameProps {
  locale: Locale
  /** ISO instant at which the draft was last saved. */
  savedAt: string
  /** The address of the published page, where closing the preview leads. */
  path: string
  children: ReactNode
}

/** A draft page under a thin bar that says so and links to the published page. */
export function PreviewFrame({ locale, savedAt, path, children }: PreviewFrameProps) {
  const t = words(locale, 'preview')
  const saved = new Date(savedAt)
  const time = `${formatDate(locale, saved)} ${formatTime(locale, saved)}`
  return (
    <div style={HEIGHT_ABOVE}>
      <ShowEdited />
      <LiveRefresh />
      <aside
        aria-label={t('label')}
        data-ground="dark"
        data-preview=""
        className="sticky top-[var(--header-offset)] z-30 flex h-target items-center justify-between gap-4 bg-ink px-gutter text-small text-paper"
      >
        <p className="min-w-0 truncate">
          <strong className="font-semibold">{t('label')}</strong>
          <span aria-hidden="true"> · </span>
          <time dateTime={savedAt}>{t('draftOf', { time })}</time>
        </p>
        <a
          href={path}
          data-whole-page=""
          className="inline-flex min-h-target shrink-0 items-center gap-2 underline-offset-4 hover:underline"
        >
          {t('close')}
          <Icon name="close" className="size-4" />
        </a>
      </aside>
      <div style={HEIGHT_WITH_LINE}>{children}</div>
    </div>
  )
}
