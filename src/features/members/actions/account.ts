'use server'

import { notFound } from 'next/navigation'
import { endAlertOfMember } from '@/features/alerts/server'
import { pagePath } from '@/features/routing'
import { TIME_ZONE } from '@/i18n/formats'
import { postedLocale } from '@/i18n/posted-locale'
import { words } from '@/i18n/words'
import { dayIn } from '@/kernel/calendar-day'
import { VERSION_FIELD, versionOf } from '@/kernel/form/form-version'
import { isTicked, postedExact, postedText } from '@/kernel/form/posted-form'
import { requireForm } from '@/platform/http/require-form'
import type { MemberState } from '../domain/form-state'
import { profileVersion } from '../domain/form-version'
import { readPreferences } from '../domain/questionnaire'
import { readProfile } from '../domain/read-profile'
import { answerQuestionnaire, changeProfile, findAccount } from '../operations/account'
import { chooseNews } from '../operations/news-choice'
import { changeSavedHomes } from '../operations/saved-homes'
import { noticed, refused } from './answer-form'
import { asMember } from './as-member'
import { leadTo, signingIn } from './browser'
import { madeFrom, standingPreferences, standingProfile } from './what-stands'

/** The profile form. */
export async function saveProfile(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const posted = {
      name: postedText(data, 'name'),
      phone: postedText(data, 'phone'),
      birthday: postedText(data, 'birthday'),
      address: postedText(data, 'address'),
      language: postedText(data, 'language'),
    }
    const read = readProfile(posted, dayIn(TIME_ZONE, ctx.now))
    if (!read.ok) return refused(data, read.refusal)
    const saved = await changeProfile(ctx, read.value, {
      version: postedExact(data, VERSION_FIELD),
      device: (await signingIn()).device,
    })
    if (saved.ok) return madeFrom(noticed(data, 'saved'), profileVersion(read.value))
    const stands = standingProfile(postedLocale(data), saved.refusal, read.value)
    return { ...madeFrom(noticed(data, 'changedElsewhere'), profileVersion(saved.refusal)), stands }
  })
}

/** The questionnaire after registering: answered or skipped, it is asked once. */
export async function sendQuestionnaire(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    await answerQuestionnaire(ctx, !isTicked(data, 'skip') ? readPreferences(data) : null)
    return leadTo(pagePath(postedLocale(data), 'register-success'))
  })
}

/** The same questions on the profile page. */
export async function savePreferences(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const typed = readPreferences(data)
    const saved = await answerQuestionnaire(ctx, typed, postedExact(data, VERSION_FIELD))
    if (saved.ok) return madeFrom(noticed(data, 'saved'), versionOf({ ...typed }))
    const stands = standingPreferences(postedLocale(data), saved.refusal, typed)
    return { ...madeFrom(noticed(data, 'changedElsewhere'), versionOf(saved.refusal && { ...saved.refusal })), stands }
  })
}

/** The switch of the newsletter. */
export async function saveNews(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const locale = postedLocale(data)
    const wording = words(locale, 'members')('account.subscription.news')
    await chooseNews(ctx, { isWanted: isTicked(data, 'news'), locale, wording })
    return noticed(data, 'saved')
  })
}

/** Removes one saved project. */
export async function removeSavedHome(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    await changeSavedHomes(ctx, { add: [], remove: [postedText(data, 'slug')] })
    return leadTo(`${pagePath(postedLocale(data), 'account-setting')}?page=saved`)
  })
}

/** Ends one saved search. That of another address does not exist. */
export async function endSearch(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const { email } = await findAccount(ctx)
    const posted = postedText(data, 'search')
    const id = /^\d{1,9}$/.test(posted) ? Number(posted) : 0
    const ended = await endAlertOfMember(ctx, { id, email })
    return ended.ok ? leadTo(`${pagePath(postedLocale(data), 'account-setting')}?page=saved`) : notFound()
  })
}
