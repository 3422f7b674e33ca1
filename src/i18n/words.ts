import { createTranslator } from 'next-intl'
import chsCatalogue from '../../messages/chs/catalogue.json'
import chsLeads from '../../messages/chs/leads.json'
import chsMail from '../../messages/chs/mail.json'
import chsMicrosite from '../../messages/chs/microsite.json'
import chsPolicy from '../../messages/chs/policy.json'
import chsShell from '../../messages/chs/shell.json'
import chtCatalogue from '../../messages/cht/catalogue.json'
import chtLeads from '../../messages/cht/leads.json'
import chtMail from '../../messages/cht/mail.json'
import chtMicrosite from '../../messages/cht/microsite.json'
import chtPolicy from '../../messages/cht/policy.json'
import chtShell from '../../messages/cht/shell.json'
import enCatalogue from '../../messages/en/catalogue.json'
import enLeads from '../../messages/en/leads.json'
import enMail from '../../messages/en/mail.json'
import enMicrosite from '../../messages/en/microsite.json'
import enPolicy from '../../messages/en/policy.json'
import enShell from '../../messages/en/shell.json'
import thCatalogue from '../../messages/th/catalogue.json'
import thLeads from '../../messages/th/leads.json'
import thMail from '../../messages/th/mail.json'
import thMicrosite from '../../messages/th/microsite.json'
import thPolicy from '../../messages/th/policy.json'
import thShell from '../../messages/th/shell.json'
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
}

const WORDS: Record<Locale, Words> = {
  th: {
    shell: thShell,
    catalogue: thCatalogue,
    leads: thLeads,
    microsite: thMicrosite,
    mail: thMail,
    policy: thPolicy,
  },
  en: {
    shell: enShell,
    catalogue: enCatalogue,
    leads: enLeads,
    microsite: enMicrosite,
    mail: enMail,
    policy: enPolicy,
  },
  cht: {
    shell: chtShell,
    catalogue: chtCatalogue,
    leads: chtLeads,
    microsite: chtMicrosite,
    mail: chtMail,
    policy: chtPolicy,
  },
  chs: {
    shell: chsShell,
    catalogue: chsCatalogue,
    leads: chsLeads,
    microsite: chsMicrosite,
    mail: chsMail,
    policy: chsPolicy,
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
