import { type StructuredThing, structuredText } from '../rules/structured-data'

/** Tells programs what the page shows people. A data block is never run, so no policy has to allow it. */
export function StructuredData({ things }: { things: readonly StructuredThing[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every `<` is written as an escape.
      dangerouslySetInnerHTML={{ __html: structuredText(things) }}
    />
  )
}
