import { classNames } from './class-names'

export const ALERT = 'M12 3L2.5 20h19zM12 10v4M12 17h.01'
export const ARROW = 'M4 12h16M14 6l6 6-6 6'
export const CLOSE = 'M6 6l12 12M18 6L6 18'
export const DOWN = 'M6 9l6 6 6-6'
export const MINUS = 'M5 12h14'
export const PLUS = 'M12 5v14M5 12h14'
export const HEART = 'M12 20.5C6 16.5 3 13 3 9a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 4-3 7.5-9 11.5z'
export const MICROPHONE = 'M12 3a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM5 11v1a7 7 0 0 0 14 0v-1M12 19v3'
export const SEARCH = 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5'

/**
 * One line icon by its drawing. Components in the script of every page use this with a drawing of this file, as `Icon`
 * brings all of them.
 */
export function Glyph({ path, className }: { path: string; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={classNames('glyph', className ?? 'size-5')} aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
