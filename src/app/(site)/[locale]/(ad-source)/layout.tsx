import type { ReactNode } from 'react'
import { readMenus } from '@/features/site/queries/menus'
import { readTemplateSetting } from '@/features/site/queries/template-setting'
import { AdSourceLayout } from '@/features/site/ui/layouts/ad-source-layout'
import { pageLocale } from '@/i18n/page-locale'

interface Props {
  children: ReactNode
  params: Promise<{ locale: string }>
}

/** The layout of advertising landing pages (A4.1). */
export default async function AdSource({ children, params }: Props) {
  const locale = await pageLocale(params)
  const [{ contact }, { legal }] = await Promise.all([readTemplateSetting(locale), readMenus(locale)])
  return (
    <AdSourceLayout locale={locale} contact={contact} legal={legal}>
      {children}
    </AdSourceLayout>
  )
}
