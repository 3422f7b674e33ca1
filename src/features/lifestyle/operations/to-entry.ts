import { toImage } from '@/features/media/server'
import { linkTarget } from '@/features/routing'
import { dayInBangkok } from '@/features/stories'
import { toPart } from '@/features/stories/server'
import type { Locale } from '@/i18n/locales'
import type { LivingEntry as Stored } from '@/payload-types'
import { type LivingAction, type LivingCard, type LivingEntry, shownParts, type WrittenPart } from '../domain/entry'

/** The parts as they were written, in one language. */
export const writtenParts = ({ body }: Pick<Stored, 'body'>, locale: Locale): WrittenPart[] =>
  (body ?? []).flatMap((stored) =>
    toPart(stored, locale).map((part) => ({ part, isForMembers: stored.isForMembers === true })),
  )

/** A stored entry as lists show it. */
export function toLivingCard(stored: Stored): LivingCard {
  const { id, kind, slug, title, lead, audience, day, cover, body, updatedAt } = stored
  return {
    id,
    kind,
    slug,
    title: title ?? '',
    lead: lead ?? '',
    audience: audience ?? '',
    day: kind === 'event' && day ? dayInBangkok(day) : null,
    cover: toImage(cover),
    hasMembersPart: (body ?? []).some(({ isForMembers }) => isForMembers === true),
    changedAt: updatedAt,
  }
}

/** A button without words or to nowhere is none. */
function toAction({ actionText, actionAddress }: Stored, locale: Locale): LivingAction | null {
  const target = actionText && actionAddress ? linkTarget(locale, [], actionAddress) : null
  return actionText && target?.isKnown ? { text: actionText, href: target.href } : null
}

/** A stored entry as its public page shows it: nothing for members is in it. */
export function toLivingEntry(stored: Stored, locale: Locale): LivingEntry {
  const card = toLivingCard(stored)
  return {
    ...card,
    coverCaption: stored.coverCaption ?? '',
    hours: stored.hours ?? '',
    place: stored.place ?? '',
    terms: stored.terms ?? '',
    action: toAction(stored, locale),
    parts: shownParts(writtenParts(stored, locale)),
    lock: { title: stored.lockTitle ?? '', text: stored.lockText ?? '' },
    meta: {
      title: stored.metaTitle || card.title,
      description: stored.metaDescription || card.lead,
      image: toImage(stored.metaImage) ?? card.cover,
    },
  }
}
