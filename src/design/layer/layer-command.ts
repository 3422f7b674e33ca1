/**
 * Attributes of a button that opens a dialog or drawer: `<Button {...opens('ask')}>`. Invoker commands work before
 * hydration; for browsers without them the layer listens for its buttons (`useModal`).
 */
export function opens(layerId: string) {
  return { command: 'show-modal', commandfor: layerId, 'aria-haspopup': 'dialog' } as const
}

/** Attributes of a button inside a layer that closes it. */
export function closes(layerId: string) {
  return { command: 'close', commandfor: layerId } as const
}
