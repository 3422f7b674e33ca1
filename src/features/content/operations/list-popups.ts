import { PICTURE_SELECT, toPicture } from '@/features/catalogue/server'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import type { StoredPopup } from '../rules/popup'

/** Every published popup of a language whose time is not over, soonest first. No text comes from another language. */
export async function listPopups(ctx: Context, locale: Locale): Promise<StoredPopup[]> {
  const { docs } = await ctx.payload.find({
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
    populate: { media: PICTURE_SELECT },
    req: ctx.req,
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
        picture: toPicture(popup.picture),
        pictureTall: toPicture(popup.pictureTall),
        buttonLabel: buttonLabel ?? '',
        address: address ?? '',
      },
    ]
  })
}
