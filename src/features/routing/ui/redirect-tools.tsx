'use client'

import { useTranslation } from '@payloadcms/ui'
import { staffTexts } from '@/i18n/staff-texts'
import { RedirectFile } from './redirect-file'
import { RedirectTrace } from './redirect-trace'
import './redirect-tools.css'
import { TOOL_WORDS, type ToolWord } from './tool-words'

/** Above the list of redirects: the trace form, and import and export. */
export function RedirectTools() {
  const { i18n } = useTranslation()
  const say = (word: ToolWord) => staffTexts(TOOL_WORDS, i18n.language)[word]
  return (
    <div className="redirect-tools">
      <RedirectTrace say={say} />
      <RedirectFile say={say} />
    </div>
  )
}
