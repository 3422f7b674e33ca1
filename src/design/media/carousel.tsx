'use client'

import { type ReactNode, useCallback } from 'react'
import { IconButton } from '../form/icon-button'
import { useAutoplay } from './use-autoplay'
import { useSnapTrack } from './use-snap-track'

interface CarouselProps {
  /** Accessible name of the carousel. */
  label: string
  /** `position` is "2 of 5" in the language of the page. */
  items: readonly { id: string; position: string; body: ReactNode }[]
  words: { previous: string; next: string; pause: string; play: string }
  /** Advances by itself, with a visible pause button. */
  autoplaySeconds?: number
  /** Width of a slide; the full track by default. */
  slideClassName?: string
  className?: string
}

/** A row of slides. Swipes, the wheel and arrow keys work without scripts; scripts add buttons and announcements. */
export function Carousel({ label, items, words, autoplaySeconds, slideClassName, className }: CarouselProps) {
  const { ref, index, isStart, isEnd, go, step } = useSnapTrack()
  const advance = useCallback(() => (isEnd ? go(0) : step(1)), [isEnd, go, step])
  const { isPaused, setPaused, hold } = useAutoplay(autoplaySeconds, advance)
  const isMoving = autoplaySeconds !== undefined && !isPaused
  const press = (by: 1 | -1) => {
    setPaused(true)
    step(by)
  }
  return (
    <section aria-label={label} className={className}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: slides are no fieldset */}
      <div ref={ref} role="group" aria-label={label} tabIndex={0} className="snap-track gap-4" {...hold}>
        {items.map((item) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
          <div key={item.id} role="group" aria-label={item.position} className={slideClassName ?? 'w-full'}>
            {item.body}
          </div>
        ))}
      </div>
      <div className="flex items-center gap-2 pt-2 noscript:hidden">
        <p aria-live={isMoving ? 'off' : 'polite'} className="me-auto text-small text-stone-600 tabular-nums">
          {items[isEnd ? items.length - 1 : index]?.position}
        </p>
        {autoplaySeconds === undefined ? null : (
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? words.play : words.pause}
            onPress={() => setPaused(!isPaused)}
            className="motion-reduce:hidden"
          />
        )}
        <IconButton icon="back" label={words.previous} isOff={isStart} onPress={() => press(-1)} />
        <IconButton icon="arrow" label={words.next} isOff={isEnd} onPress={() => press(1)} />
      </div>
    </section>
  )
}
