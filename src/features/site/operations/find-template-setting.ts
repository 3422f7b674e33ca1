import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import { localApi } from '@/platform/local-api'
import { requireActor } from '@/platform/require-actor'
import { may } from '../domain/permissions'
import type { StoredMessage, StoredSetting } from '../domain/template-setting'

const plain = (rows: readonly StoredMessage[] | null | undefined) =>
  (rows ?? []).map(({ text, address }) => ({ text, address }))

/** The template setting as stored; its contact facts in one language. */
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
      Message_TH: plain(Notification?.Message_TH),
      Message_EN: plain(Notification?.Message_EN),
      Message_CHT: plain(Notification?.Message_CHT),
      Message_CHS: plain(Notification?.Message_CHS),
    },
    contact: contact ?? {},
    social: (social ?? []).map(({ network, address, languages }) => ({ network, address, languages })),
    sites: sites ?? {},
  }
}
