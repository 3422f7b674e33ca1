'use client'

import '@/design/layer/layers.css'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { ButtonLink } from '@/design/form/button'
import { useModal } from '@/design/layer/use-modal'
import { ResponsiveImage } from '@/design/media/image'
import { recall, remember } from '@/design/show/browser-memory'
import { classNames } from '@/design/show/class-names'
import { CLOSE, Glyph } from '@/design/show/glyph'
import { type Popup, popupFor } from '../../domain/popup'
import { popupPage } from '../../domain/popup-page'
import { whenQuiet } from './when-quiet'

const keyOf = (campaign: string) => `popup:${campaign}`
const wasShown = (campaign: string) =>
  recall('browser', keyOf(campaign)) !== null || recall('session', keyOf(campaign)) !== null
/** Without storage no popup is shown: it would appear again on every page. */
const canRemember = (campaign: string) =>
  remember('browser', keyOf(campaign), '1') || remember('session', keyOf(campaign), '1')

/** Shows the due popup, by the browser's clock, once the page is idle. Each campaign is shown once. */
export function FullPopup({ popups, close }: { popups: readonly Popup[]; close: string }) {
  const path = usePathname()
  const [popup, setPopup] = useState<Popup | null>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(
    () =>
      whenQuiet(() => {
        const seen = popups.map(({ campaign }) => campaign).filter(wasShown)
        const due = popupFor(new Date(), popupPage(path), popups, seen)
        if (!due || !canRemember(due.campaign)) return
        setPopup(due)
        setOpen(true)
      }),
    [popups, path],
  )
  return popup ? <PopupLayer popup={popup} isOpen={isOpen} close={close} onClose={() => setOpen(false)} /> : null
}

interface PopupLayerProps {
  popup: Popup
  isOpen: boolean
  close: string
  onClose: () => void
}

/** The full-window popup: image, title, text, one button. The page below keeps its scroll position. */
function PopupLayer({ popup, isOpen, close, onClose }: PopupLayerProps) {
  const { layer, close: end } = useModal({ isOpen, onClose })
  const { title, text, image, imageTall, button } = popup
  return (
    <dialog
      aria-labelledby="popup-title"
      className="layer m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto border-0 bg-paper p-0 text-ink"
      {...layer}
    >
      <div className="sticky top-0 z-10 flex h-0 justify-end">
        <button
          type="button"
          aria-label={close}
          onClick={end}
          className="inline-flex size-target shrink-0 items-center justify-center bg-paper"
        >
          <Glyph path={CLOSE} />
        </button>
      </div>
      <div className={classNames('grid min-h-dvh', image && 'lg:grid-cols-[3fr_2fr]')}>
        {image ? (
          <ResponsiveImage
            source={image}
            tall={imageTall}
            sizes="(min-width: 971px) 60vw, 100vw"
            className="h-[60svh] lg:h-dvh"
          />
        ) : null}
        <div className="flex max-w-prose flex-col items-start justify-center gap-5 px-gutter py-6 lg:px-8">
          <h2 id="popup-title" className="type-display text-h1">
            {title}
          </h2>
          {text ? <p className="whitespace-pre-line text-stone-600">{text}</p> : null}
          {button ? (
            <ButtonLink href={button.target.href} rel={button.target.isExternal ? 'noopener' : undefined}>
              {button.label}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </dialog>
  )
}
