import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react'
import { watchCovering } from './covering-layers'

interface ModalOptions {
  /** Controlled by its owner; without it, its buttons open and close it (`opens`, `closes`). */
  isOpen?: boolean
  /** Only the owner closes it: Escape and a click outside do nothing. */
  isHeld?: boolean
  onClose?: () => void
}

interface CommandEvent extends Event {
  command: string
  source: HTMLElement | null
}

const hasCommands = () => 'commandForElement' in HTMLButtonElement.prototype

/** A click on a button of this layer, for browsers without invoker commands. */
function pressedCommand(event: Event, dialog: HTMLDialogElement) {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button[commandfor]') : null
  return button?.getAttribute('commandfor') === dialog.id ? { button, command: button.getAttribute('command') } : null
}

/** Browsers without the `toggle` event on dialogs do not report a dialog opened by script. */
function showModal(dialog: HTMLDialogElement): void {
  dialog.showModal()
  watchCovering()
}

function isBeside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom
}

/** A click that navigates, to another page or a fragment. */
function leaves(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || event.defaultPrevented) return false
  return link.protocol.startsWith('http') && link.target === '' && !link.hasAttribute('download')
}

function useCommands(ref: { current: HTMLDialogElement | null }) {
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const stop = new AbortController()
    const { signal } = stop
    let opener: HTMLElement | null = null
    const show = (button: HTMLElement | null) => {
      opener = button
      if (!dialog.open) showModal(dialog)
    }
    if (hasCommands()) {
      const remember = (event: Event) => {
        if ((event as CommandEvent).command === 'show-modal') opener = (event as CommandEvent).source
      }
      dialog.addEventListener('command', remember, { signal })
    } else {
      const follow = (event: Event) => {
        const pressed = pressedCommand(event, dialog)
        if (pressed?.command === 'show-modal') show(pressed.button)
        if (pressed?.command === 'close') dialog.close()
      }
      document.addEventListener('click', follow, { signal })
    }
    // Browsers restore the focus themselves, but not to a button that never had it: Safari focuses none on click.
    const giveBack = () => {
      if (document.activeElement === document.body) opener?.focus()
      opener = null
    }
    dialog.addEventListener('close', giveBack, { signal })
    return () => stop.abort()
  }, [ref])
}

/** Modal behaviour on a native `<dialog>`: spread `layer` over it. */
export function useModal({ isOpen, isHeld = false, onClose }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null)
  const startedBeside = useRef(false)
  useCommands(ref)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || isOpen === undefined || isOpen === dialog.open) return
    if (isOpen) showModal(dialog)
    else dialog.close()
  }, [isOpen])

  const close = useCallback(() => ref.current?.close(), [])
  return {
    close,
    layer: {
      ref,
      closedby: isHeld ? ('none' as const) : ('any' as const),
      onClose,
      onCancel: (event: { preventDefault: () => void }) => isHeld && event.preventDefault(),
      onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
        startedBeside.current = isBeside(event)
      },
      onClick: (event: MouseEvent<HTMLDialogElement>) => {
        if (leaves(event) || (startedBeside.current && isBeside(event) && !isHeld)) close()
      },
    },
  }
}
