import type { TemplateSetting } from '@/features/site'
import { readLanguages } from '@/features/site/queries/languages'
import { AffiliateFooter, AffiliateHeader } from '@/features/site/ui/affiliate-chrome'
import type { Locale } from '@/i18n/locales'
import { env } from '@/platform/process/env'

/** The header and the footer of affiliates, for a project page that an editor gives them. */
export const affiliateParts = (locale: Locale, contact: TemplateSetting['contact']) => ({
  header: <AffiliateHeader locale={locale} languages={readLanguages()} />,
  footer: <AffiliateFooter locale={locale} contact={contact} website={env.publicUrl} />,
})
