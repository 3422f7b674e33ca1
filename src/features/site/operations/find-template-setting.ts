import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import { isDue, type StoredMessage, type StoredSetting } from '../domain/template-setting'

const plain = ({ th, en, cht, chs, address, tone }: StoredMessage): StoredMessage => ({
  th,
  en,
  cht,
  chs,
  address,
  tone,
})

/** The template setting as stored, without the messages that do not show now; its contact facts in one language. */
export async function findTemplateSetting(ctx: Context, locale: Locale): Promise<StoredSetting> {
  requireActor(ctx, may.findTemplateSetting)

  const { Notification, contact, social, sites } = await localApi(ctx, 'everything').findGlobal({
    slug: 'template-setting',
    locale,
    depth: 0,
  })
  return {
    notification: {
      Show_notification: Notification?.Show_notification,
      messages: (Notification?.messages ?? []).filter((message) => isDue(message, ctx.now)).map(plain),
    },
    contact: contact ?? {},
    social: (social ?? []).map(({ network, address, languages }) => ({ network, address, languages })),
    sites: sites ?? {},
  }
}
