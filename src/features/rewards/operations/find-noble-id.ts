import { IMAGE_SELECT, toImage } from '@/features/media/server'
import type { SavedDraft } from '@/features/previews'
import type { Locale } from '@/i18n/locales'
import type { NobleId as Stored } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { inOrder } from '../domain/level'
import { type Benefit, type NobleId, type PointRules, USUAL_RULES } from '../domain/noble-id'
import { may } from '../domain/permissions'

const toRules = (stored: Stored): PointRules => ({
  visit: stored.visitPoints ?? USUAL_RULES.visit,
  contract: stored.contractPoints ?? USUAL_RULES.contract,
  months: stored.expiryMonths ?? USUAL_RULES.months,
  codeDays: stored.codeDays ?? USUAL_RULES.codeDays,
})

const toBenefits = (rows: Stored['benefits']): Benefit[] =>
  (rows ?? []).flatMap(({ code, title, text, terms, points, level }) =>
    title ? [{ code, title, text: text ?? '', terms: terms ?? '', points, level }] : [],
  )

function toNobleId(stored: Stored): NobleId {
  const [title, lead, image] = [stored.title || 'noble ID', stored.lead ?? '', toImage(stored.picture)]
  const levels = (stored.levels ?? []).map(({ name, text, from }) => ({ name: name ?? '', text: text ?? '', from }))
  return {
    ...{ title, lead, image },
    steps: (stored.steps ?? []).flatMap((one) => (one.title ? [{ title: one.title, text: one.text ?? '' }] : [])),
    levelsTitle: stored.levelsTitle ?? '',
    levels: inOrder(levels),
    benefitsTitle: stored.benefitsTitle ?? '',
    benefits: toBenefits(stored.benefits),
    questions: (stored.questions ?? []).flatMap(({ question, answer }) =>
      question ? [{ question, answer: answer ?? '' }] : [],
    ),
    rules: toRules(stored),
    meta: {
      title: stored.metaTitle || title,
      description: stored.metaDescription || lead,
      image: toImage(stored.metaImage) ?? image,
    },
    changedAt: stored.updatedAt ?? null,
  }
}

/** The page, published or as a draft. Null when nothing is published. */
export async function findNobleId(ctx: Context, locale: Locale, isDraft = false): Promise<NobleId | null> {
  requireActor(ctx, may.findNobleId)

  const stored = await localApi(ctx, 'everything').findGlobal({
    slug: 'noble-id',
    locale,
    draft: isDraft,
    depth: 1,
    populate: { media: IMAGE_SELECT },
  })
  return isDraft || stored._status === 'published' ? toNobleId(stored) : null
}

/** The draft of the page, which always exists. */
export async function findNobleIdDraft(ctx: Context, locale: Locale): Promise<SavedDraft> {
  requireActor(ctx, may.findNobleIdDraft)

  const { updatedAt } = await localApi(ctx, 'everything').findGlobal({
    slug: 'noble-id',
    draft: true,
    depth: 0,
    select: { updatedAt: true },
  })
  return { collection: 'noble-id', id: null, locale, savedAt: updatedAt ?? ctx.now.toISOString() }
}
