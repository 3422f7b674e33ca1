import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageMetadata } from '@/features/seo/server'
import { readNewsStory } from '@/features/stories/queries/stories'
import { storyFacts } from '@/features/stories/ui/story-facts'
import { pageLocale } from '@/i18n/page-locale'
import { PublicStory } from '../../../../public-story'

export const dynamic = 'force-static'

interface Props {
  params: Promise<{ locale: string; category: string; id: string }>
}

async function itemOf({ params }: Props) {
  const [locale, { category, id }] = [await pageLocale(params), await params]
  return { locale, ...((await readNewsStory(locale, category, id)) ?? notFound()) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, story } = await itemOf(props)
  return pageMetadata(storyFacts(locale, story))
}

export default async function NewsItem(props: Props) {
  return <PublicStory {...(await itemOf(props))} />
}
