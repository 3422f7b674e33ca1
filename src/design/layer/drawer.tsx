'use client'

import { Layer, type LayerProps } from './layer'

/** `bottom` is a bottom sheet on mobile and slides in from the inline end on wide windows. */
type DrawerSide = 'start' | 'end' | 'bottom'

const PLACE: Record<DrawerSide, string> = {
  start: 'me-auto h-dvh w-[calc(100%-48px)]',
  end: 'ms-auto h-dvh w-[calc(100%-48px)]',
  bottom: 'ms-auto max-md:mt-auto max-md:max-h-[85dvh] w-full md:h-dvh',
}

/** A modal that slides in from an edge of the window, with the behaviour of a dialog. */
export function Drawer({ side = 'end', close, ...rest }: LayerProps & { close: string; side?: DrawerSide }) {
  const width = side === 'bottom' ? 'max-w-none md:max-w-modal' : 'max-w-modal'
  return <Layer close={close} side={side} className={`m-0 max-h-none ${width} ${PLACE[side]}`} {...rest} />
}
