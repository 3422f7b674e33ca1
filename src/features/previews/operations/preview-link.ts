import { previewPath } from '@/features/routing'
import { env } from '@/platform/process/env'
import { isValidToken, signToken } from '@/platform/sign-in/signed-token'
import { type Draft, wordsOf } from '../domain/preview'

const PURPOSE = 'preview'

/** `/th/home/preview?token=…`: the draft of the page at `path`, for anybody with the link, until it expires. */
export function previewLink(path: string, draft: Draft, until: Date): string {
  return `${previewPath(path)}?token=${signToken(env.PAYLOAD_SECRET ?? '', PURPOSE, wordsOf(draft), until)}`
}

/** Whether a token is signed for this draft in this language, and has not expired (C19). */
export function opensDraft(draft: Draft, token: string | undefined, now: Date): boolean {
  return isValidToken(env.PAYLOAD_SECRET ?? '', PURPOSE, wordsOf(draft), token, now)
}
