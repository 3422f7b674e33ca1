import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageMetadata } from '@/features/seo/server'
import { readBlogStory } from '@/features/stories/queries/stories'
import { storyFacts } from '@/features/stories/ui/story-facts'
import { pageLocale } from '@/i18n/page-locale'
import { PublicStory } from '../../../public-story'

export const dynamic = 'force-static'

interface Props {
  params: Promise<{ locale: string; slug: string }>
}

async function postOf({ params }: Props) {
  const [locale, { slug }] = [await pageLocale(params), await params]
  return { locale, ...((await readBlogStory(locale, slug)) ?? notFound()) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, story } = await postOf(props)
  return pageMetadata(storyFacts(locale, story))
}

export default async function BlogPost(props: Props) {
  return <PublicStory {...(await postOf(props))} />
}
