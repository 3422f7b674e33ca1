import { createTranslator } from 'next-intl'
import chsAnnounced from '../../messages/chs/announced.json'
import chsBars from '../../messages/chs/bars.json'
import chsCatalogue from '../../messages/chs/catalogue.json'
import chsErrors from '../../messages/chs/errors.json'
import chsLeads from '../../messages/chs/leads.json'
import chsMail from '../../messages/chs/mail.json'
import chsMicrosite from '../../messages/chs/microsite.json'
import chsNewsletter from '../../messages/chs/newsletter.json'
import chsPolicy from '../../messages/chs/policy.json'
import chsPreview from '../../messages/chs/preview.json'
import chsSearch from '../../messages/chs/search.json'
import chsShell from '../../messages/chs/shell.json'
import chsStyleguide from '../../messages/chs/styleguide.json'
import chtAnnounced from '../../messages/cht/announced.json'
import chtBars from '../../messages/cht/bars.json'
import chtCatalogue from '../../messages/cht/catalogue.json'
import chtErrors from '../../messages/cht/errors.json'
import chtLeads from '../../messages/cht/leads.json'
import chtMail from '../../messages/cht/mail.json'
import chtMicrosite from '../../messages/cht/microsite.json'
import chtNewsletter from '../../messages/cht/newsletter.json'
import chtPolicy from '../../messages/cht/policy.json'
import chtPreview from '../../messages/cht/preview.json'
import chtSearch from '../../messages/cht/search.json'
import chtShell from '../../messages/cht/shell.json'
import chtStyleguide from '../../messages/cht/styleguide.json'
import enAnnounced from '../../messages/en/announced.json'
import enBars from '../../messages/en/bars.json'
import enCatalogue from '../../messages/en/catalogue.json'
import enErrors from '../../messages/en/errors.json'
import enLeads from '../../messages/en/leads.json'
import enMail from '../../messages/en/mail.json'
import enMicrosite from '../../messages/en/microsite.json'
import enNewsletter from '../../messages/en/newsletter.json'
import enPolicy from '../../messages/en/policy.json'
import enPreview from '../../messages/en/preview.json'
import enSearch from '../../messages/en/search.json'
import enShell from '../../messages/en/shell.json'
import enStyleguide from '../../messages/en/styleguide.json'
import thAnnounced from '../../messages/th/announced.json'
import thBars from '../../messages/th/bars.json'
import thCatalogue from '../../messages/th/catalogue.json'
import thErrors from '../../messages/th/errors.json'
import thLeads from '../../messages/th/leads.json'
import thMail from '../../messages/th/mail.json'
import thMicrosite from '../../messages/th/microsite.json'
import thNewsletter from '../../messages/th/newsletter.json'
import thPolicy from '../../messages/th/policy.json'
import thPreview from '../../messages/th/preview.json'
import thSearch from '../../messages/th/search.json'
import thShell from '../../messages/th/shell.json'
import thStyleguide from '../../messages/th/styleguide.json'
import { TIME_ZONE } from './formats'
import { LANGUAGE_TAG, type Locale } from './locales'

/** `en` is the source of keys; the key check compares the other three with it. */
type Words = {
  shell: typeof enShell
  catalogue: typeof enCatalogue
  leads: typeof enLeads
  microsite: typeof enMicrosite
  mail: typeof enMail
  policy: typeof enPolicy
  preview: typeof enPreview
  announced: typeof enAnnounced
  bars: typeof enBars
  errors: typeof enErrors
  newsletter: typeof enNewsletter
  search: typeof enSearch
  styleguide: typeof enStyleguide
}

const WORDS: Record<Locale, Words> = {
  th: {
    shell: thShell,
    catalogue: thCatalogue,
    leads: thLeads,
    microsite: thMicrosite,
    mail: thMail,
    policy: thPolicy,
    preview: thPreview,
    announced: thAnnounced,
    bars: thBars,
    errors: thErrors,
    newsletter: thNewsletter,
    search: thSearch,
    styleguide: thStyleguide,
  },
  en: {
    shell: enShell,
    catalogue: enCatalogue,
    leads: enLeads,
    microsite: enMicrosite,
    mail: enMail,
    policy: enPolicy,
    preview: enPreview,
    announced: enAnnounced,
    bars: enBars,
    errors: enErrors,
    newsletter: enNewsletter,
    search: enSearch,
    styleguide: enStyleguide,
  },
  cht: {
    shell: chtShell,
    catalogue: chtCatalogue,
    leads: chtLeads,
    microsite: chtMicrosite,
    mail: chtMail,
    policy: chtPolicy,
    preview: chtPreview,
    announced: chtAnnounced,
    bars: chtBars,
    errors: chtErrors,
    newsletter: chtNewsletter,
    search: chtSearch,
    styleguide: chtStyleguide,
  },
  chs: {
    shell: chsShell,
    catalogue: chsCatalogue,
    leads: chsLeads,
    microsite: chsMicrosite,
    mail: chsMail,
    policy: chsPolicy,
    preview: chsPreview,
    announced: chsAnnounced,
    bars: chsBars,
    errors: chsErrors,
    newsletter: chsNewsletter,
    search: chsSearch,
    styleguide: chsStyleguide,
  },
}

/**
 * The interface words of one feature in one language: `words('th', 'leads')('form.name.label')`.
 * Server only: browser components are handed the finished words, so no message file is ever sent.
 */
export function words<Feature extends keyof Words>(locale: Locale, feature: Feature) {
  return createTranslator<Words, Feature>({
    locale: LANGUAGE_TAG[locale],
    messages: WORDS[locale],
    namespace: feature,
    timeZone: TIME_ZONE,
  } as Parameters<typeof createTranslator<Words, Feature>>[0])
}
