import type { MouseEvent } from 'react'
import type { PictureSource } from '@/kit/picture'
import { classNames } from './class-names'
import { Icon, type IconName } from './icon'
import { Picture } from './picture'

interface PosterLinkProps {
  /** Where it leads without scripts: the film, the map, the tour itself. */
  href: string
  icon: IconName
  /** What a press does: "Play the film". */
  text: string
  picture: PictureSource | null
  sizes: string
  /** Shape and place. */
  className?: string
  onOpen: () => void
}

/** A picture in place of something heavy, which is loaded when it is asked for and not before. */
export function PosterLink({ href, icon, text, picture, sizes, className, onOpen }: PosterLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <a href={href} onClick={open} className={classNames('relative flex items-end bg-stone-200', className)}>
      <Picture source={picture} sizes={sizes} alt="" className="absolute inset-0 h-full" />
      <span className="relative m-4 inline-flex min-h-target items-center gap-3 bg-paper px-4 py-2 font-medium text-ink">
        <Icon name={icon} />
        {text}
      </span>
    </a>
  )
}
