import type { MouseEvent } from 'react'
import type { ImageSource } from '@/kernel/media/image'
import { classNames } from '../show/class-names'
import { Icon } from '../show/icon'
import { ResponsiveImage } from './image'

interface PosterLinkProps {
  /** The link without scripts: the video itself. */
  href: string
  /** "Play the film". */
  text: string
  image: ImageSource | null
  sizes: string
  /** Sizing classes. */
  className?: string
  onOpen: () => void
}

/** An image in place of a video that loads on click. */
export function PosterLink({ href, text, image, sizes, className, onOpen }: PosterLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <a href={href} onClick={open} className={classNames('relative flex items-end bg-stone-200', className)}>
      <ResponsiveImage source={image} sizes={sizes} alt="" className="absolute inset-0 h-full" />
      <span className="relative m-4 inline-flex min-h-target items-center gap-3 bg-paper px-4 py-2 font-medium text-ink">
        <Icon name="play" />
        {text}
      </span>
    </a>
  )
}
