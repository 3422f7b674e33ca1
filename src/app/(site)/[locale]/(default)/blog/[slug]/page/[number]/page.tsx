import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { blogPath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { readBlogPage } from '@/features/stories/queries/stories'
import { StoriesPage } from '@/features/stories/ui/stories-page'
import { listFacts } from '@/features/stories/ui/story-facts'
import { pageLocale } from '@/i18n/page-locale'

export const dynamic = 'force-static'

/** `slug` is the tab: Next knows one name for a place in an address. */
interface Props {
  params: Promise<{ locale: string; slug: string; number: string }>
}

async function tabOf({ params }: Props) {
  const [locale, { slug: tab, number }] = [await pageLocale(params), await params]
  return { locale, blog: (await readBlogPage(locale, tab, number)) ?? notFound() }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, blog } = await tabOf(props)
  const path = blogPath(locale, blog.subject?.topic ?? null, blog.list.page)
  return pageMetadata(listFacts(locale, { kind: 'blog', path, ...blog }))
}

/** A page of one tab of the blog, or a later page of all of it. */
export default async function BlogTab(props: Props) {
  const { locale, blog } = await tabOf(props)
  return <StoriesPage locale={locale} kind="blog" {...blog} />
}
