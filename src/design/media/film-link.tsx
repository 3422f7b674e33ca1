import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import type { ShownFilm } from '@/kernel/media/film'
import { classNames } from '../show/class-names'
import { Icon } from '../show/icon'
import { filmPlay } from './film-play'

interface FilmLinkProps {
  locale: Locale
  film: ShownFilm
  /** The name of a film that has none. */
  title: string
  /** "Watch the film". */
  text: string
  /** The poster; without one the link is a button of its own. */
  children?: ReactNode
  className?: string
}

const LABEL = 'inline-flex min-h-target items-center gap-3 bg-paper px-4 py-2 font-medium text-ink'

/**
 * Plays a film over the page (`OpenFilms`). Nothing of the film, and nothing of a provider, is asked for before. Without
 * scripts it leads to the file, or to the page of the provider.
 */
export function FilmLink({ locale, film, title, text, children, className }: FilmLinkProps) {
  const { href, play } = filmPlay(locale, film, title)
  return (
    <a
      href={href}
      data-film={JSON.stringify(play)}
      className={classNames(children ? 'relative flex items-end' : LABEL, className)}
    >
      {children}
      {children ? (
        <span className={classNames(LABEL, 'absolute start-4 bottom-4')}>
          <Icon name="play" />
          {text}
        </span>
      ) : (
        <>
          <Icon name="play" />
          {text}
        </>
      )}
    </a>
  )
}
