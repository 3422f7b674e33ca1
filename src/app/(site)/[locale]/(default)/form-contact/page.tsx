import type { Metadata } from 'next'
import type { FormName } from '@/features/requests'
import { sendForm } from '@/features/requests/actions/send-form'
import { readFormSettings } from '@/features/requests/queries/form-settings'
import { FormPage, FormTabs } from '@/features/requests/ui/form-page'
import { pagePath } from '@/features/routing'
import { readTemplateSetting } from '@/features/site/queries/template-setting'
import type { Locale } from '@/i18n/locales'
import { pageLocale } from '@/i18n/page-locale'
import { formMetadata } from '../../form-route'

/** Reads the query; the gateway keeps it all the same. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ active?: string | string[] }>
}

const formIn = (active: unknown): FormName => (active === 'land' ? 'land' : 'contact')

const pathOf = (locale: Locale, form: FormName) =>
  pagePath(locale, 'form-contact') + (form === 'land' ? '?active=land' : '')

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [locale, { active }] = [await pageLocale(params), await searchParams]
  const form = formIn(active)
  // Both tabs have a page of their own, which search engines show instead.
  return formMetadata(locale, form, pagePath(locale, 'form-contact'))
}

/** General enquiries and land offers as tabs: `active=land` opens the second (S2§2.5). */
export default async function FormContact({ params, searchParams }: Props) {
  const [locale, { active }] = [await pageLocale(params), await searchParams]
  const form = formIn(active)
  const [{ contact }, settings] = await Promise.all([readTemplateSetting(locale), readFormSettings(locale)])
  const tabs = (['contact', 'land'] as const).map((name) => ({ form: name, href: pathOf(locale, name) }))
  return (
    <FormPage
      locale={locale}
      form={form}
      settings={settings}
      contact={contact}
      path={pathOf(locale, form)}
      action={sendForm}
      tabs={<FormTabs locale={locale} current={form} tabs={tabs} />}
    />
  )
}
