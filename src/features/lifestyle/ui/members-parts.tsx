import type { StoryPart } from '@/features/stories'
import { StoryBody } from '@/features/stories/ui'

/** The parts of a page that are for members, with a line that says so. */
export function MembersParts({ parts, label }: { parts: readonly StoryPart[]; label: string }) {
  return (
    <div className="flex flex-col gap-4 border-s-4 border-accent ps-5">
      <p className="text-small font-semibold text-accent">{label}</p>
      <StoryBody parts={parts} lang={undefined} />
    </div>
  )
}
