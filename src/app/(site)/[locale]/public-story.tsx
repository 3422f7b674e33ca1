import type { ComponentProps } from 'react'
import { articleData, breadcrumbData } from '@/features/seo'
import { StructuredData } from '@/features/seo/ui/structured-data'
import { ShareBar } from '@/features/site/ui/bars/share-bar'
import { articleFacts, storyCrumbs } from '@/features/stories/ui/story-facts'
import { StoryPage } from '@/features/stories/ui/story-page'
import { env } from '@/platform/process/env'

/** A public story with its structured data and sharing metadata. */
export function PublicStory({ locale, story, next }: Omit<ComponentProps<typeof StoryPage>, 'share'>) {
  const article = articleData(env.publicUrl, articleFacts(story))
  const url = env.publicUrl + story.path
  return (
    <>
      <StructuredData things={[article, breadcrumbData(env.publicUrl, story.path, storyCrumbs(locale, story))]} />
      <StoryPage
        locale={locale}
        story={story}
        next={next}
        share={<ShareBar locale={locale} url={url} title={story.title.text} />}
      />
    </>
  )
}
