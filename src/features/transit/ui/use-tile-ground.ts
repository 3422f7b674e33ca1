import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Locale } from '@/i18n/locales'
import type { MapCamera } from '../rules/map-camera'
import type { MoveTiles } from './tile-ground'

/** A map of tiles that takes the drawing's place once it is there, and what is said of the map until and after that. */
export interface Tiles {
  style: string
  library: string
  texts: Record<TilesState, string> & { attribution: string }
}

/** Whether tiles are still to come, are shown, or will not be. */
type TilesState = 'waiting' | 'shown' | 'failed'

/** From the first byte of the program to the first picture; nobody waits for a map longer than this. */
const MOST_WAIT_MS = 8_000

/**
 * Lays tiles into `place` and keeps them where the camera looks. Without `tiles` nothing happens, and no byte of the
 * map's program is asked for. Whatever goes wrong, the answer is `failed`, and the drawing stays.
 */
export function useTileGround(
  tiles: Tiles | undefined,
  place: RefObject<HTMLElement | null>,
  locale: Locale,
  { lng, lat, zoom }: MapCamera,
): TilesState {
  const [state, setState] = useState<TilesState>('waiting')
  const move = useRef<MoveTiles | null>(null)
  const latest = useRef<MapCamera>({ lng, lat, zoom })
  useEffect(() => {
    latest.current = { lng, lat, zoom }
    move.current?.(latest.current)
  }, [lng, lat, zoom])

  const { style, library } = tiles ?? {}
  const attribution = tiles?.texts.attribution ?? ''
  useEffect(() => {
    if (style === undefined || library === undefined || !place.current) return
    const stop = new AbortController()
    const { signal } = stop
    const end = () => {
      stop.abort()
      move.current = null
    }
    const fail = () => {
      if (signal.aborted) return
      end()
      setState('failed')
    }
    const lay = async (container: HTMLElement) => {
      const { layTiles } = await import('./tile-ground')
      const camera = latest.current
      move.current = await layTiles({ container, style, library, locale, attribution, camera, signal, onLost: fail })
      move.current(latest.current)
      setState('shown')
    }
    const timer = setTimeout(fail, MOST_WAIT_MS)
    lay(place.current)
      .catch(fail)
      .finally(() => clearTimeout(timer))
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [style, library, attribution, locale, place])
  return state
}
