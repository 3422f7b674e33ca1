'use client'

import { useLivePreviewContext } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { type EditedSpot, lineAt, SPOT_KEY, SPOT_MESSAGE } from '../domain/edited-spot'

const FIELD = '.field-type'
const AROUND = '.array-field__row, .blocks-field__row, .group-field, .collapsible, .row, .tabs-field__content-wrap'
const PICTURE = '.upload-relationship-details__filename, .file-details__main-detail'
const PREVIEW_BUTTON = '#preview-button'

type TextBox = HTMLInputElement | HTMLTextAreaElement

const isTextBox = (element: Element): element is TextBox =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text')

function textOf(box: TextBox): string {
  return lineAt(box.value, document.activeElement === box ? (box.selectionStart ?? 0) : 0)
}

const textsIn = (element: Element | null): string[] =>
  [...(element?.querySelectorAll('input, textarea') ?? [])].filter(isTextBox).map(textOf).filter(Boolean)

const picturesIn = (element: Element | null): string[] =>
  [...(element?.querySelectorAll(PICTURE) ?? [])].map((name) => name.textContent?.trim() ?? '').filter(Boolean)

/** What the form shows at an element: of its own field first, then of the row, group or tab around it. */
function spotAt(element: Element): EditedSpot | null {
  const field = element.closest(FIELD)
  if (!field) return null
  const around = field.parentElement?.closest(AROUND) ?? null
  const pictures = picturesIn(field)
  const own = isTextBox(element) ? [textOf(element)].filter(Boolean) : textsIn(field)
  // A picture is looked for by its file, not by words that stand next to it.
  const texts = pictures.length > 0 ? own : [...own, ...textsIn(around)]
  return texts.length + pictures.length > 0 ? { texts: [...new Set(texts)], pictures } : null
}

/** Tells the live preview what is being edited, also when it has just loaded, and a preview in a new tab where to open. */
export function FollowEditing() {
  const { iframeRef, popupRef } = useLivePreviewContext()
  const spot = useRef<EditedSpot | null>(null)
  useEffect(() => {
    const { origin } = window.location
    const tell = () => {
      if (!spot.current) return
      for (const preview of [iframeRef.current?.contentWindow, popupRef?.current])
        preview?.postMessage({ type: SPOT_MESSAGE, spot: spot.current }, origin)
    }
    const onEdit = ({ target }: Event) => {
      const found = target instanceof Element ? spotAt(target) : null
      if (!found) return
      spot.current = found
      tell()
    }
    const onClick = (event: MouseEvent) => {
      const isOpening = event.target instanceof Element && event.target.closest(PREVIEW_BUTTON)
      if (isOpening && spot.current)
        localStorage.setItem(SPOT_KEY, JSON.stringify({ at: Date.now(), spot: spot.current }))
      else onEdit(event)
    }
    const onReady = (event: MessageEvent<{ type?: unknown; ready?: unknown } | null>) => {
      if (event.origin === origin && event.data?.type === 'payload-live-preview' && event.data.ready === true) tell()
    }
    document.addEventListener('click', onClick)
    document.addEventListener('focusin', onEdit)
    window.addEventListener('message', onReady)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('focusin', onEdit)
      window.removeEventListener('message', onReady)
    }
  }, [iframeRef, popupRef])
  return null
}
