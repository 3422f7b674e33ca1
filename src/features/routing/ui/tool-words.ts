import en from '@messages/staff/en/redirects.json'
import th from '@messages/staff/th/redirects.json'

/** The texts of the tools beside the list of redirects. */
export const TOOL_WORDS = { en, th }

export type ToolWord = keyof typeof en
