import { IMAGE_SELECT, toImage } from '@/features/media/server'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import type { StoredPopup } from '../domain/popup'

/** Every published popup of a language that has not ended, earliest first. Texts have no language fallback. */
export async function listPopups(ctx: Context, locale: Locale): Promise<StoredPopup[]> {
  requireActor(ctx, may.listPopups)

  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'popups',
    where: {
      and: [
        { _status: { equals: 'published' } },
        { endsAt: { greater_than: ctx.now.toISOString() } },
        { languages: { in: [locale] } },
      ],
    },
    locale,
    fallbackLocale: false,
    sort: ['startsAt', 'id'],
    depth: 1,
    pagination: false,
    populate: { media: IMAGE_SELECT },
  })
  return docs.flatMap((popup) => {
    const { id, campaign, startsAt, endsAt, pages, title, text, buttonLabel, address } = popup
    if (!title || !endsAt) return []
    return [
      {
        id,
        campaign,
        startsAt,
        endsAt,
        pages,
        title,
        text: text ?? '',
        image: toImage(popup.picture),
        imageTall: toImage(popup.pictureTall),
        buttonLabel: buttonLabel ?? '',
        address: address ?? '',
      },
    ]
  })
}
