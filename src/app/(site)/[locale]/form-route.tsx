import type { Metadata } from 'next'
import type { FormName } from '@/features/requests'
import { sendForm } from '@/features/requests/actions/send-form'
import { FormPage } from '@/features/requests/ui/form-page'
import type { ListedChoices } from '@/features/requests/ui/form-texts'
import { pagePath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { readTemplateSetting } from '@/features/site/queries/template-setting'
import type { Locale } from '@/i18n/locales'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

interface Props {
  params: Promise<{ locale: string }>
}

/** The metadata of the page with a form. */
export function formMetadata(locale: Locale, form: FormName, path: string): Metadata {
  const t = words(locale, 'requests')
  return pageMetadata({ locale, path, title: t(`forms.${form}.title`), description: t(`forms.${form}.lead`) })
}

/** The route of a page with one form, whose name is that of the form. `choices` are options made of the content. */
export function formRoute(form: FormName, choices?: (locale: Locale) => Promise<ListedChoices>) {
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const locale = await pageLocale(params)
    return formMetadata(locale, form, pagePath(locale, form))
  }

  async function Page({ params }: Props) {
    const locale = await pageLocale(params)
    const [{ contact }, listed] = await Promise.all([readTemplateSetting(locale), choices?.(locale)])
    const path = pagePath(locale, form)
    return <FormPage locale={locale} form={form} contact={contact} path={path} action={sendForm} listed={listed} />
  }

  return { generateMetadata, Page }
}
