import type { Metadata } from 'next'
import { type FormName, isFormName } from '@/features/requests'
import { readFormSettings } from '@/features/requests/queries/form-settings'
import { formWords } from '@/features/requests/ui/form-words'
import { SentPage } from '@/features/requests/ui/sent-page'
import { pagePath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { readTemplateSetting } from '@/features/site/queries/template-setting'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ form?: string | string[]; ref?: string | string[] }>
}

/** The route of a page that confirms a form: a given one, or the one of the address. */
export function sentRoute(name: 'form-sent' | 'success-land' | 'career-success', only?: FormName) {
  const formIn = (asked: unknown): FormName => only ?? (isFormName(asked) ? asked : 'contact')

  async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
    const [locale, asked] = [await pageLocale(params), await searchParams]
    const [form, t] = [formIn(asked.form), words(locale, 'requests')]
    return pageMetadata({
      locale,
      path: pagePath(locale, name),
      title: formWords(locale, form, (await readFormSettings(locale))[form]).sentTitle,
      description: t(`forms.${form}.next`),
    })
  }

  async function Page({ params, searchParams }: Props) {
    const [locale, asked] = [await pageLocale(params), await searchParams]
    const [{ contact }, settings] = await Promise.all([readTemplateSetting(locale), readFormSettings(locale)])
    const shown = { locale, form: formIn(asked.form), settings, contact }
    return <SentPage {...shown} reference={asked.ref} />
  }

  return { generateMetadata, Page }
}
