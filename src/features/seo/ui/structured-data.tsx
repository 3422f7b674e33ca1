import { type StructuredThing, structuredText } from '../domain/structured-data'

/** JSON-LD of a page. A data block is not executed, so it needs no CSP exception. */
export function StructuredData({ things }: { things: readonly StructuredThing[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every `<` is written as an escape.
      dangerouslySetInnerHTML={{ __html: structuredText(things) }}
    />
  )
}
