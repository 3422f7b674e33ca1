'use client'

import '../layer/layers.css'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { IconButton } from '../form/icon-button'
import { useModal } from '../layer/use-modal'
import { ResponsiveImage } from './image'
import type { LightboxItem, LightboxShow, LightboxWords } from './lightbox-show'
import { useSnapTrack } from './use-snap-track'

interface LightboxWindowProps extends LightboxShow {
  /** Index of the image it opens at; null while it is closed. */
  opened: number | null
  onClose: () => void
}

/** The images one at a time over the whole window, with buttons, arrow keys and swipes. */
export function LightboxWindow({ label, items, words, opened, onClose }: LightboxWindowProps) {
  const { layer, close } = useModal({ isOpen: opened !== null, onClose })
  const { ref, index, isStart, isEnd, go, step } = useSnapTrack()

  useEffect(() => {
    if (opened !== null) go(opened, 'instant')
  }, [opened, go])

  const move = (event: KeyboardEvent) => {
    const moves: Record<string, () => void> = {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      Home: () => go(0),
      End: () => go(items.length - 1),
    }
    const wanted = moves[event.key]
    if (!wanted) return
    event.preventDefault()
    wanted()
  }

  return (
    <dialog
      aria-label={label}
      data-ground="dark"
      onKeyDown={move}
      className="layer m-0 h-dvh max-h-none w-full max-w-none overflow-hidden border-0 bg-ink p-0 text-paper"
      {...layer}
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-3 p-3">
          <p aria-live="polite" className="me-auto text-small tabular-nums">
            {items[index]?.position}
            <span className="sr-only">{items[index]?.caption}</span>
          </p>
          <ShareButton id={items[index]?.id} words={words} />
          <IconButton icon="back" label={words.previous} isOff={isStart} onPress={() => step(-1)} />
          <IconButton icon="arrow" label={words.next} isOff={isEnd} onPress={() => step(1)} />
          <IconButton icon="close" label={words.close} onPress={close} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
        <div ref={ref} tabIndex={0} className="snap-track min-h-0 grow">
          {items.map((item) => (
            <Slide key={item.id} item={item} />
          ))}
        </div>
      </div>
    </dialog>
  )
}

/** Shares the picture that is shown, by its own address: with the device's sheet, or copied. */
function ShareButton({ id, words }: { id: string | undefined; words: LightboxWords }) {
  const [said, setSaid] = useState('')
  if (!words.share || !id) return null
  const share = async () => {
    const url = `${location.origin}${location.pathname}#${id}`
    try {
      if (typeof navigator.share === 'function') await navigator.share({ url })
      else {
        await navigator.clipboard.writeText(url)
        setSaid(words.shared ?? '')
      }
    } catch {
      // Dismissing the sheet rejects, and so does a browser that denies the clipboard.
      setSaid('')
    }
  }
  return (
    <>
      <p role="status" className="text-small">
        {said}
      </p>
      <IconButton icon="share" label={words.share} onPress={share} />
    </>
  )
}

function Slide({ item }: { item: LightboxItem }) {
  return (
    <figure className="flex h-full w-full flex-col">
      <ResponsiveImage
        source={item.image}
        sizes="100vw"
        className="min-h-0 grow basis-0 bg-transparent! bg-none! object-contain!"
      />
      {item.caption ? <figcaption className="p-4 text-center text-small">{item.caption}</figcaption> : null}
    </figure>
  )
}
