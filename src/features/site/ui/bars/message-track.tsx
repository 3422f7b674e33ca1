'use client'

import { type ReactNode, useCallback, useEffect } from 'react'
import { useAutoplay } from '@/design/media/use-autoplay'
import { useSnapTrack } from '@/design/media/use-snap-track'
import { classNames } from '@/design/show/class-names'

/** How long a message is shown before the next one, in seconds. */
const TURN_S = 7

interface MessageTrackProps {
  label: string
  items: readonly { id: string; tone: string; body: ReactNode }[]
  /** The label of each button, and its icon rendered by the server. */
  buttons: Record<'previous' | 'next' | 'pause' | 'play', { label: string; icon: ReactNode }>
}

/** Messages in a row of equal height, rotating unless the reader prefers reduced motion. */
export function MessageTrack({ label, items, buttons }: MessageTrackProps) {
  const { ref, index, isStart, isEnd, go, step } = useSnapTrack()
  const advance = useCallback(() => (isEnd ? go(0) : step(1)), [isEnd, go, step])
  const { isPaused, setPaused, hold } = useAutoplay(TURN_S, advance)
  const tone = items[index]?.tone
  useEffect(() => {
    // The bar around the track takes the colour of the message that is shown.
    const bar = ref.current?.closest<HTMLElement>('[data-tone]')
    if (bar && tone) bar.dataset.tone = tone
  }, [ref, tone])
  const press = (turn: () => void) => () => {
    setPaused(true)
    turn()
  }
  // Narrow windows have room for either the pause button, or the arrows when motion is reduced.
  const byHand = 'max-md:hidden max-md:motion-reduce:inline-flex'
  return (
    <>
      {/* biome-ignore-start lint/a11y: scrollable content must be focusable by keyboard, and is not a fieldset */}
      {/* The gap keeps the next message out of sight where the width is no whole number of pixels. */}
      <div ref={ref} role="group" aria-label={label} tabIndex={0} className="snap-track min-w-0 grow gap-4" {...hold}>
        {items.map(({ id, body }) => (
          <div key={id} className="flex w-full items-center">
            {body}
          </div>
        ))}
      </div>
      {/* biome-ignore-end lint/a11y: as above */}
      <div className="flex shrink-0 noscript:hidden">
        <BarButton
          {...(isPaused ? buttons.play : buttons.pause)}
          onPress={() => setPaused(!isPaused)}
          className="motion-reduce:hidden"
        />
        <BarButton
          {...buttons.previous}
          onPress={press(() => (isStart ? go(items.length - 1) : step(-1)))}
          className={byHand}
        />
        <BarButton {...buttons.next} onPress={press(advance)} className={byHand} />
      </div>
    </>
  )
}

interface BarButtonProps {
  icon: ReactNode
  label: string
  onPress: () => void
  className: string
}

function BarButton({ icon, label, onPress, className }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={classNames('inline-flex size-target items-center justify-center', className)}
    >
      {icon}
    </button>
  )
}
