/**
 * What a button needs to open a dialog or a drawer: `<Button {...opens('ask')}>`. The browser does it by itself,
 * before any script has arrived; where it cannot yet, the layer listens for its buttons (`useModal`).
 */
export function opens(layerId: string) {
  return { command: 'show-modal', commandfor: layerId, 'aria-haspopup': 'dialog' } as const
}

/** What a button inside a layer needs to close it. */
export function closes(layerId: string) {
  return { command: 'close', commandfor: layerId } as const
}
