'use server'

import { postedLocale } from '@/i18n/posted-locale'
import { postedFile, postedText } from '@/kernel/form/posted-form'
import { requireForm } from '@/platform/http/require-form'
import { accountPath } from '../domain/account-pages'
import type { MemberState } from '../domain/form-state'
import { readCrop } from '../domain/picture'
import { removePicture, savePicture } from '../operations/own-picture'
import { noticed, refused } from './answer-form'
import { asMember } from './as-member'
import { leadTo } from './browser'

/** The picture of the account, cut as it was chosen. */
export async function saveOwnPicture(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const file = postedFile(data, 'picture')
    if (!file) return refused(data, [{ field: 'picture', fault: 'missing' }])
    const saved = await savePicture(ctx, { content: file.stream(), crop: readCrop((name) => postedText(data, name)) })
    if (saved.ok) return leadTo(accountPath(postedLocale(data), 'profile'))
    if (saved.refusal === 'tooMany') return noticed(data, 'tooMany')
    return refused(data, [{ field: 'picture', fault: saved.refusal }])
  })
}

/** Deletes the picture of the account. */
export async function removeOwnPicture(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    await removePicture(ctx)
    return leadTo(accountPath(postedLocale(data), 'profile'))
  })
}
