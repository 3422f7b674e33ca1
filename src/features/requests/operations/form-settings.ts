import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { env } from '@/platform/process/env'
import { FORM_NAMES, type FormName } from '../domain/form-descriptions'
import { AS_DESCRIBED, type FormSettings, settingOf } from '../domain/form-setting'
import { may } from '../domain/permissions'

/**
 * What staff changed of the forms, in one language. No language borrows from another: what is not written there is as
 * described in it.
 */
export async function findFormSettings(ctx: Context, locale: Locale): Promise<FormSettings> {
  requireActor(ctx, may.findFormSettings)

  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'form-settings',
    locale,
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    select: {
      form: true,
      isOff: true,
      title: true,
      lead: true,
      submit: true,
      sentTitle: true,
      offNote: true,
      question: true,
    },
  })
  const settings = FORM_NAMES.map((form) => {
    const stored = docs.find((doc) => doc.form === form)
    return [form, stored ? settingOf(stored) : AS_DESCRIBED] as const
  })
  return Object.fromEntries(settings) as FormSettings
}

const settingOfForm = (ctx: Context, form: FormName) =>
  localApi(ctx, 'everything').find({
    collection: 'form-settings',
    where: { form: { equals: form } },
    depth: 0,
    limit: 1,
    select: { isOff: true, recipients: true },
  })

/** Whether staff have switched a form off. Part of the operation that takes a form. */
export async function isSwitchedOff(ctx: Context, form: FormName): Promise<boolean> {
  requireActor(ctx, may.isSwitchedOff)

  const { docs } = await settingOfForm(ctx, form)
  return docs[0]?.isOff === true
}

/**
 * Who is notified of a form: the recipients of its setting, of which some read only what is written to their department;
 * `REQUESTS_EMAIL` where none is left. `department` is null for a form that asks for none.
 */
export async function findRecipients(ctx: Context, form: FormName, department: string | null): Promise<string[]> {
  requireActor(ctx, may.findRecipients)

  const { docs } = await settingOfForm(ctx, form)
  const readers = (docs[0]?.recipients ?? []).filter((one) => !one.department || one.department === department)
  const chosen = readers.map(({ email }) => email)
  return chosen.length > 0 ? chosen : [env.REQUESTS_EMAIL]
}
