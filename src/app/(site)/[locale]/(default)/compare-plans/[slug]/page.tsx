import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { projectCardOf } from '@/features/catalogue/queries/social-image'
import { readComparedTypes } from '@/features/project-page/queries/compared-types'
import { CompareTypesPage, compareTitle } from '@/features/project-page/ui/compare-types/compare-types-page'
import { pagePath, type Query } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

/** Counts the units as they are now. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; slug: string }>
  searchParams: Promise<Exclude<Query, string>>
}

async function comparedOf({ params, searchParams }: Props) {
  const [locale, { slug }] = [await pageLocale(params), await params]
  return { locale, slug, compared: (await readComparedTypes(locale, slug, await searchParams)) ?? notFound() }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, slug, compared } = await comparedOf(props)
  return pageMetadata({
    locale,
    path: pagePath(locale, 'compare-plans', { slug }),
    title: `${compareTitle(locale, compared.project)} · ${compared.project.title}`,
    description: words(locale, 'plans')('compare.lead'),
    ...projectCardOf(locale, compared.project),
  })
}

/** Two to four unit types of a project side by side. */
export default async function ComparePlans(props: Props) {
  const { locale, compared } = await comparedOf(props)
  return <CompareTypesPage locale={locale} compared={compared} />
}
