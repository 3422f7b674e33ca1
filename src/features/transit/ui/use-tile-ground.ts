import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Locale } from '@/i18n/locales'
import type { MapCamera } from '../domain/map-camera'
import type { MoveTiles } from './tile-ground'

/** A tile map that replaces the drawn map once it is loaded, and the notes for both states. */
export interface Tiles {
  style: string
  library: string
  texts: Record<TilesState, string> & { attribution: string }
}

/** Whether the tiles are loading, visible, or failed. */
type TilesState = 'waiting' | 'shown' | 'failed'

/** Maximum time from the start of loading to the first complete image, in ms. */
const MOST_WAIT_MS = 8_000

/**
 * Loads tiles into `place` and keeps them in sync with the camera. Without `tiles` nothing is loaded, not even the map
 * library. On any error the state is `failed` and the drawn map stays.
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
