import { MarkButton } from '@/design/form/mark-button'
import { classNames } from '@/design/show/class-names'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

interface SaveButtonProps {
  locale: Locale
  project: { slug: string; title: string }
  /** `heart` alone over an image, `words` with its label. */
  look: 'heart' | 'words'
  className?: string
}

const LOOK = {
  heart: 'card-heart',
  words:
    'inline-flex min-h-target items-center gap-2 font-medium underline-offset-8 hover:underline print:hidden noscript:hidden',
}

/** Saves a project on this device, or removes it. Hidden without scripts. */
export function SaveButton({ locale, project, look, className }: SaveButtonProps) {
  const t = words(locale, 'shortlist')
  return (
    <MarkButton
      mark={project.slug}
      aria-label={t('save.name', { name: project.title })}
      className={classNames(LOOK[look], className)}
    >
      {look === 'words' ? t('save.short') : null}
    </MarkButton>
  )
}
