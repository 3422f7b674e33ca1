'use client'

import { useState } from 'react'
import { SmallDialog } from '@/design/layer/dialog'
import type { Locale } from '@/i18n/locales'
import { hideSmallModal, type SmallModalRequest } from '@/kernel/media/small-modal'
import type { ShellTexts } from './bar-texts'

interface SmallModalProps {
  locale: Locale
  /** null while it is closed. */
  request: SmallModalRequest | null
  texts: ShellTexts['modal']
}

/** The title that shows a spinner instead of text (A4.9). */
const LOADING = 'loading'

/** One message and one button over any page; closing it may follow a link. */
export function SmallModal({ locale, request, texts }: SmallModalProps) {
  const [last, setLast] = useState(request)
  // Keeps content and link while it fades out.
  if (request && request !== last) setLast(request)
  const isBusy = last?.title === LOADING
  return (
    <SmallDialog
      id="small-modal"
      title={isBusy ? texts.loading : last?.title}
      confirm={texts.confirm}
      isBusy={isBusy}
      isOpen={request !== null}
      leadsTo={last?.url && `/${locale}/${last.url.replace(/^\/+/, '')}`}
      onClose={hideSmallModal}
    />
  )
}
