'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { newRedirectPath } from '../rules/unknown-address'
import { TOOL_WORDS } from './tool-words'

function MakeRedirect({ path }: { path: unknown }) {
  const { i18n } = useTranslation()
  const href = typeof path === 'string' ? newRedirectPath(path) : null
  if (href === null) return null
  return <a href={href}>{TOOL_WORDS.makeRedirect[i18n.language === 'th' ? 'th' : 'en']}</a>
}

/** In the list of unknown addresses: opens the form of a redirect for this one. */
export function MakeRedirectCell({ rowData }: { rowData?: { path?: string } }) {
  return <MakeRedirect path={rowData?.path} />
}

/** The same beside one unknown address. */
export function MakeRedirectField() {
  const { savedDocumentData } = useDocumentInfo()
  return <MakeRedirect path={savedDocumentData?.path} />
}
