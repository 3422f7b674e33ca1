'use client'

import { type ReactNode, useCallback } from 'react'
import { classNames } from '@/design/class-names'
import { useAutoplay } from '@/design/use-autoplay'
import { useSnapTrack } from '@/design/use-snap-track'

/** How long a message stays before the next one takes its turn. */
const TURN_S = 7

interface MessageTrackProps {
  label: string
  items: readonly { id: string; body: ReactNode }[]
  /** The buttons: what each is called, and its icon as the server has drawn it. */
  buttons: Record<'previous' | 'next' | 'pause' | 'play', { label: string; icon: ReactNode }>
}

/** Messages side by side, as high as the highest: they take turns, unless the reader would rather not. */
export function MessageTrack({ label, items, buttons }: MessageTrackProps) {
  const { ref, isStart, isEnd, go, step } = useSnapTrack()
  const advance = useCallback(() => (isEnd ? go(0) : step(1)), [isEnd, go, step])
  const { isPaused, setPaused, hold } = useAutoplay(TURN_S, advance)
  const press = (turn: () => void) => () => {
    setPaused(true)
    turn()
  }
  // On a narrow window there is room for one way of moving: by itself, or by hand where motion is not wanted.
  const byHand = 'max-md:hidden max-md:motion-reduce:inline-flex'
  return (
    <>
      {/* biome-ignore-start lint/a11y: what scrolls has to be reachable by keyboard, and is no fieldset */}
      <div ref={ref} role="group" aria-label={label} tabIndex={0} className="snap-track min-w-0 grow" {...hold}>
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
