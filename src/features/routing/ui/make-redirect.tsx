'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { staffTexts } from '@/i18n/staff-texts'
import { newRedirectPath } from '../domain/unknown-address'
import { TOOL_WORDS } from './tool-words'

function MakeRedirect({ path }: { path: unknown }) {
  const { i18n } = useTranslation()
  const href = typeof path === 'string' ? newRedirectPath(path) : null
  if (href === null) return null
  return <a href={href}>{staffTexts(TOOL_WORDS, i18n.language).makeRedirect}</a>
}

/** In the list of unknown addresses: opens the form of a new redirect for this one. */
export function MakeRedirectCell({ rowData }: { rowData?: { path?: string } }) {
  return <MakeRedirect path={rowData?.path} />
}

/** The same on the page of one unknown address. */
export function MakeRedirectField() {
  const { savedDocumentData } = useDocumentInfo()
  return <MakeRedirect path={savedDocumentData?.path} />
}
