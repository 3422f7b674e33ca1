import { ButtonLink } from '@/design/form/button'
import { Container } from '@/design/show/container'
import type { OwnNotice as Notice } from '../domain/own-pages'

/** What this browser holds or has booked, at the head of a page, with the way on. */
export function OwnNotice({ label, notice }: { label: string; notice: Notice }) {
  return (
    <aside aria-label={label} className="border-b border-stone-400 bg-white print:hidden">
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
        <p className="font-medium">{notice.text}</p>
        <ButtonLink href={notice.href} variant="quiet">
          {notice.action}
        </ButtonLink>
      </Container>
    </aside>
  )
}
