import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { blogPath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { StructuredData } from '@/features/seo/ui/structured-data'
import { readBlogPage } from '@/features/stories/queries/stories'
import { StoriesPage } from '@/features/stories/ui/stories-page'
import { listFacts, listThings } from '@/features/stories/ui/story-facts'
import { pageLocale } from '@/i18n/page-locale'
import { env } from '@/platform/process/env'

export const dynamic = 'force-static'

interface Props {
  params: Promise<{ locale: string }>
}

async function blogOf({ params }: Props) {
  const locale = await pageLocale(params)
  return { locale, blog: (await readBlogPage(locale)) ?? notFound() }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, blog } = await blogOf(props)
  return pageMetadata(listFacts(locale, { kind: 'blog', path: blogPath(locale), ...blog }))
}

export default async function Blog(props: Props) {
  const { locale, blog } = await blogOf(props)
  return (
    <>
      <StructuredData things={listThings(env.publicUrl, locale, { kind: 'blog', path: blogPath(locale), ...blog })} />
      <StoriesPage locale={locale} kind="blog" {...blog} />
    </>
  )
}
