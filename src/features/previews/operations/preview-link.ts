import { previewPath } from '@/features/addresses'
import { env } from '@/platform/env'
import { isPassFor, passFor } from '@/platform/pass'
import { type Draft, wordsOf } from '../rules/preview'

const PURPOSE = 'preview'

/** `/th/home/preview?token=…`: the draft of the page at `path`, for whoever has the link, until a moment. */
export function previewLink(path: string, draft: Draft, until: Date): string {
  return `${previewPath(path)}?token=${passFor(env.PAYLOAD_SECRET ?? '', PURPOSE, wordsOf(draft), until)}`
}

/** Whether the `token` of an address is ours, for this draft in this language, and still good (C19). */
export function opensDraft(draft: Draft, token: string | undefined, now: Date): boolean {
  return isPassFor(env.PAYLOAD_SECRET ?? '', PURPOSE, wordsOf(draft), token, now)
}
