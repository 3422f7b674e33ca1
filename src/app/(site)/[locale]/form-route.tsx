import type { Metadata } from 'next'
import type { FormName } from '@/features/requests'
import { sendForm } from '@/features/requests/actions/send-form'
import { readFormSettings } from '@/features/requests/queries/form-settings'
import { FormPage } from '@/features/requests/ui/form-page'
import type { ListedChoices } from '@/features/requests/ui/form-texts'
import { formWords } from '@/features/requests/ui/form-words'
import { pagePath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { readTemplateSetting } from '@/features/site/queries/template-setting'
import type { Locale } from '@/i18n/locales'
import { pageLocale } from '@/i18n/page-locale'

interface Props {
  params: Promise<{ locale: string }>
}

/** The metadata of the page with a form. */
export async function formMetadata(locale: Locale, form: FormName, path: string): Promise<Metadata> {
  const { title, lead } = formWords(locale, form, (await readFormSettings(locale))[form])
  return pageMetadata({ locale, path, title, description: lead })
}

/** The route of a page with one form, whose name is that of the form. `choices` are options made of the content. */
export function formRoute(form: FormName, choices?: (locale: Locale) => Promise<ListedChoices>) {
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const locale = await pageLocale(params)
    return formMetadata(locale, form, pagePath(locale, form))
  }

  async function Page({ params }: Props) {
    const locale = await pageLocale(params)
    const [{ contact }, settings, listed] = await Promise.all([
      readTemplateSetting(locale),
      readFormSettings(locale),
      choices?.(locale),
    ])
    const shown = { locale, form, contact, settings, path: pagePath(locale, form), listed }
    return <FormPage {...shown} action={sendForm} />
  }

  return { generateMetadata, Page }
}
