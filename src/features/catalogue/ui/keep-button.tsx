import { classNames } from '@/design/class-names'
import { Icon } from '@/design/icon'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

interface KeepButtonProps {
  locale: Locale
  project: { slug: string; title: string }
  /** `heart` alone over a picture, `words` with what it does beside it. */
  look: 'heart' | 'words'
  className?: string
}

const LOOK = {
  heart: 'size-target justify-center bg-paper text-ink',
  words: 'min-h-target gap-2 font-medium underline-offset-8 hover:underline',
}

/**
 * Keeps a home on this device, or lets it go: pressed or not is the device's to say, so the page has it unpressed
 * for everybody. Not there without scripts, which do the keeping.
 */
export function KeepButton({ locale, project, look, className }: KeepButtonProps) {
  const t = words(locale, 'shortlist')
  return (
    <button
      type="button"
      data-keep={project.slug}
      aria-pressed="false"
      aria-label={t('keep.name', { name: project.title })}
      className={classNames('group/keep inline-flex items-center print:hidden noscript:hidden', LOOK[look], className)}
    >
      <Icon name="heart" className="size-5 group-aria-pressed/keep:fill-current" />
      {look === 'words' ? t('keep.short') : null}
    </button>
  )
}
