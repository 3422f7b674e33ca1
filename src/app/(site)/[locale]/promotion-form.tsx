import type { askAboutProject } from '@/features/leads/actions/ask-about-project'
import { AskTogether } from '@/features/leads/ui/ask-together'
import type { ShownPromotion } from '@/features/promotions'
import { promotionPath } from '@/features/promotions/ui/promotion-words'
import type { Locale } from '@/i18n/locales'

/** About so many projects one form can ask; a promotion of more leads to the projects, each with its own. */
const MOST_ASKED = 4

interface PromotionFormProps extends ShownPromotion {
  locale: Locale
  action: typeof askAboutProject
}

/** The register box of a promotion that runs or is to come; null where an editor wants none (A11.2). */
export function promotionForm({ locale, promotion, projects, action }: PromotionFormProps) {
  const asked = projects.filter(({ isCurrent, badge }) => isCurrent && badge !== 'Sold_Out')
  const isAskable = asked.length > 0 && asked.length <= MOST_ASKED
  if (promotion.register === null || promotion.state === 'ended' || !isAskable) return null
  return (
    <AskTogether
      locale={locale}
      projects={asked}
      path={promotionPath(locale, promotion)}
      action={action}
      title={promotion.register}
      campaign={promotion.campaign}
    />
  )
}
