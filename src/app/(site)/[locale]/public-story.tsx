import type { ComponentProps } from 'react'
import { ShareBar } from '@/features/content/ui/bars/share-bar'
import { articleFacts, storyCrumbs } from '@/features/content/ui/stories/story-facts'
import { StoryPage } from '@/features/content/ui/stories/story-page'
import { articleData, breadcrumbData } from '@/features/seo'
import { StructuredData } from '@/features/seo/ui/structured-data'
import { env } from '@/platform/env'

/** A public story: for people, for programs, and for those who pass it on. */
export function PublicStory({ locale, story, next }: Omit<ComponentProps<typeof StoryPage>, 'share'>) {
  const article = articleData(env.publicUrl, articleFacts(story))
  const url = env.publicUrl + story.path
  return (
    <>
      <StructuredData things={[article, breadcrumbData(env.publicUrl, storyCrumbs(locale, story))]} />
      <StoryPage
        locale={locale}
        story={story}
        next={next}
        share={<ShareBar locale={locale} url={url} title={story.title.text} />}
      />
    </>
  )
}
