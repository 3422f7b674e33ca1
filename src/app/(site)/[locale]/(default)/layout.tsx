import type { ReactNode } from 'react'
import { OwnSlot } from '@/features/booking/ui/own-slot'
import { NewsletterPanel } from '@/features/leads/ui/newsletter-panel'
import { MemberSlot } from '@/features/members/ui/member-slot'
import { countRunningPromotions } from '@/features/promotions/queries/promotions'
import { readSpeechSetting } from '@/features/search/queries/speech-setting'
import { SearchPanel } from '@/features/search/ui/overlay/search-panel'
import { VoiceSlot } from '@/features/search/ui/voice/voice-slot'
import { SavedHeart, SavedLayer } from '@/features/shortlist/ui/saved-layer'
import { readLanguages } from '@/features/site/queries/languages'
import { readMenus } from '@/features/site/queries/menus'
import { readPopups } from '@/features/site/queries/popups'
import { readTemplateSetting } from '@/features/site/queries/template-setting'
import { Bars } from '@/features/site/ui/bars/bars'
import { SiteShell } from '@/features/site/ui/site-shell'
import { TravelTimesOnCards } from '@/features/transit/ui/travel-times-on-cards'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'
import { readShellParts } from './shell-parts'

interface Props {
  children: ReactNode
  params: Promise<{ locale: string }>
}

/** The default layout (A4.1). It stays mounted across client-side navigation. */
export default async function DefaultLayout({ children, params }: Props) {
  const locale = await pageLocale(params)
  const languages = readLanguages()
  const [menus, setting] = await Promise.all([readMenus(locale), readTemplateSetting(locale)])
  const [{ filters, example, ...parts }, popups, promotions] = await Promise.all([
    readShellParts(locale, menus, setting),
    readPopups(locale),
    countRunningPromotions(),
  ])
  return (
    <SiteShell
      locale={locale}
      languages={languages}
      menus={menus}
      setting={setting}
      {...parts}
      finder={
        <SearchPanel
          locale={locale}
          filters={filters}
          example={example}
          voice={<VoiceSlot locale={locale} setting={readSpeechSetting(locale)} />}
        />
      }
      newsletter={<NewsletterPanel locale={locale} />}
      saved={<SavedHeart locale={locale} />}
      promotions={promotions}
      bars={<Bars locale={locale} languages={languages} popups={popups} />}
    >
      <MemberSlot locale={locale} />
      <OwnSlot locale={locale} label={words(locale, 'booking')('own.label')} />
      <SavedLayer locale={locale}>
        <TravelTimesOnCards locale={locale}>{children}</TravelTimesOnCards>
      </SavedLayer>
    </SiteShell>
  )
}
