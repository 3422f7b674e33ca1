import type { ReactNode } from 'react'
import { readFinder } from '@/features/catalogue/reads/finder'
import { readFooterLists } from '@/features/catalogue/reads/footer'
import { readLanguages } from '@/features/content/reads/languages'
import { readMenus } from '@/features/content/reads/menus'
import { readPopups } from '@/features/content/reads/popups'
import { readTemplateSetting } from '@/features/content/reads/template-setting'
import { Bars } from '@/features/content/ui/bars/bars'
import { SiteShell } from '@/features/content/ui/site-shell'
import { NewsletterPanel } from '@/features/leads/ui/newsletter-panel'
import { readSpeechSetting } from '@/features/search/reads/speech-setting'
import { SearchPanel } from '@/features/search/ui/overlay/search-panel'
import { VoiceSlot } from '@/features/search/ui/voice/voice-slot'
import { HeartsDoor } from '@/features/shortlist/ui/hearts-door'
import { MinutesOnCards } from '@/features/transit/ui/minutes-on-cards'
import { pageLocale } from '@/i18n/page-locale'

interface Props {
  children: ReactNode
  params: Promise<{ locale: string }>
}

/** The default layout (A4.1). It stays while one walks from page to page; only what it holds changes. */
export default async function DefaultLayout({ children, params }: Props) {
  const locale = await pageLocale(params)
  const languages = readLanguages()
  const [lists, menus, setting, finder, popups] = await Promise.all([
    readFooterLists(locale),
    readMenus(locale),
    readTemplateSetting(locale),
    readFinder(locale),
    readPopups(locale),
  ])
  return (
    <SiteShell
      locale={locale}
      languages={languages}
      {...lists}
      menus={menus}
      setting={setting}
      finder={
        <SearchPanel
          locale={locale}
          {...finder}
          voice={<VoiceSlot locale={locale} setting={readSpeechSetting(locale)} />}
        />
      }
      newsletter={<NewsletterPanel locale={locale} />}
      bars={
        <>
          <Bars locale={locale} languages={languages} popups={popups} />
          <HeartsDoor />
          <MinutesOnCards locale={locale} />
        </>
      }
    >
      {children}
    </SiteShell>
  )
}
