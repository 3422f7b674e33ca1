import type { Metadata } from 'next'
import type { FormName } from '@/features/requests'
import { sendForm } from '@/features/requests/actions/send-form'
import { FormPage } from '@/features/requests/ui/form-page'
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

/** The route of a page with one form, whose name is that of the form. */
export function formRoute(form: FormName) {
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const locale = await pageLocale(params)
    return formMetadata(locale, form, pagePath(locale, form))
  }

  async function Page({ params }: Props) {
    const locale = await pageLocale(params)
    const { contact } = await readTemplateSetting(locale)
    return <FormPage locale={locale} form={form} contact={contact} path={pagePath(locale, form)} action={sendForm} />
  }

  return { generateMetadata, Page }
}
