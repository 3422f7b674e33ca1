'use server'

import { requireForm } from '@/platform/require-form'
import { accountPath } from '../domain/account-pages'
import type { FormState } from '../domain/form-state'
import { readCrop } from '../domain/picture'
import { removePicture, savePicture } from '../operations/own-picture'
import { localeOf, noticed, refused, textOf } from './answer-form'
import { asMember } from './as-member'
import { leadTo } from './browser'

/** The picture of the account, cut as it was chosen. */
export async function saveOwnPicture(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const file = data.get('picture')
    if (!(file instanceof File) || file.size === 0) return refused(data, [{ field: 'picture', code: 'missing' }])
    const saved = await savePicture(ctx, { content: file.stream(), crop: readCrop((name) => textOf(data, name)) })
    if (saved.ok) return leadTo(accountPath(localeOf(data), 'profile'))
    if (saved.refusal === 'tooMany') return noticed(data, 'tooMany')
    return refused(data, [{ field: 'picture', code: saved.refusal }])
  })
}

/** Deletes the picture of the account. */
export async function removeOwnPicture(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    await removePicture(ctx)
    return leadTo(accountPath(localeOf(data), 'profile'))
  })
}
